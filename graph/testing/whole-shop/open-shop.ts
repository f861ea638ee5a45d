import { once } from 'node:events';
import type { Config } from '@jest/types';
import { findBrowserForRun } from '../browser/find-browser.js';
import { build } from '../jest/build.js';
import { compileInWatch } from '../jest/compile-in-watch.js';
import { goOnBesideOthers } from '../jest/side-by-side.js';
import { keepTemporaryFilesInMemory } from '../temporary-files.js';
import { fillNewShop, newDataDir, startShop } from './running-shop.js';

/**
 * Opens one full shop for all browser tests of a run, as `npm start` does: its shelves are filled
 * while the web is built, unless that stands in dist/ already. Opens none when SHOP_ADDRESS names
 * one that is open.
 */
export default async function openShop(config: Config.GlobalConfig): Promise<void> {
  await keepTemporaryFilesInMemory();
  goOnBesideOthers(findBrowserForRun());
  if (process.env.SHOP_ADDRESS) return;
  await compileInWatch(config);
  goOnBesideOthers(openFullShop());
}

async function openFullShop(): Promise<void> {
  const dataDir = await newDataDir();
  const filled = once(fillNewShop(dataDir).stdout.resume(), 'end');
  await build();
  process.stdout.write('Opening a full shop for the browser …\n');
  await filled;
  // Otherwise it would draw beside all the tests.
  const shop = await startShop(dataDir, { DRAW_AHEAD: 'no' });
  process.env.SHOP_ADDRESS = shop.address;
  process.env.SHOP_PRINTED = shop.printed();
  Object.assign(globalThis, { browserShop: shop });
  // A run that is broken off does not come to closing it.
  process.once('exit', () => shop.process.kill());
}
