import { Router } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { imagesFolder } from '../media/image-store.js';
import { STAND_IN_PATH } from '../payments/razorpay/razorpay.js';
import type { Config } from '../shared/config/config.js';
import type { Demonstration } from '../shared/ports/demonstration.js';
import { demoAccountsOf, ensureDemoAccounts } from './demo-accounts.js';
import { ensureDemoBrand } from './demo-brand.js';
import { featuresWithDemo } from './feature.js';
import { seedCatalogue } from './goods/seed.js';
import { openStandInIdentity, STAND_IN_IDENTITY_PATH } from './identity/stand-in-identity.js';
import { standInRouter } from './payments/stand-in.router.js';
import { ASKED_FOR, BACKGROUND, openDrawer } from './pictures/drawer.js';

/** What the demonstration stands on. */
interface DemoParts {
  config: Config;
  /** Opened with `featuresWithDemo`. */
  database: DataSource;
  log: Logger;
}

/**
 * Opens the demonstration of a shop, with stand-ins for those providers to which the configuration
 * has no keys.
 */
function openDemo({ config, database, log }: DemoParts): Demonstration {
  const drawer = openDrawer(database, imagesFolder(config), log, ASKED_FOR);
  const background = openDrawer(database, imagesFolder(config), log, BACKGROUND);
  const identity = config.identity?.provider === 'standin' ? openStandInIdentity(config) : null;
  const router = Router();
  if (identity) router.use(STAND_IN_IDENTITY_PATH, identity.handler);
  router.use(STAND_IN_PATH, standInRouter);
  return {
    accounts: demoAccountsOf(config),
    identity,
    router,
    draw: drawer.draw,
    drawRest: background.drawRest,
    fill: async (shop, onProgress) => {
      await ensureDemoAccounts(shop);
      if (!config.seedsCatalogue) return;
      await ensureDemoBrand(shop);
      await seedCatalogue(shop, { onProgress });
    },
    stop: async () => void (await Promise.all([drawer.stop(), background.stop()])),
  };
}

/** The demonstration as a start of the shop loads it: all of it by this one import. */
export const demonstration = { features: featuresWithDemo, open: openDemo };
