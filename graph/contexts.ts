import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { features as shopFeatures } from './features.js';
import { contextsOver, type OpenContext } from './http/contexts-over.js';
import type { Config } from './shared/config/config.js';
import { customFieldsOf, type Feature, offerKindsOf } from './shared/feature.js';
import type { StandInKeys } from './shared/ports/identity-provider.js';
import { ONLINE, openPaymentOptions } from './shared/ports/payment-option.js';
import { openPorts } from './shared/ports/ports.js';

/** What contexts are made over. */
export interface ContextParts {
  config: Config;
  database: DataSource;
  log: Logger;
  /** What the shop consists of; absent: its own features. */
  features?: readonly Feature[];
  /** The demonstration's stand-in for an identity provider; absent: there is none. */
  standIn?: StandInKeys | null;
  /**
   * Where the shop listens, asked for at each call, since a port may be chosen after this.
   *
   * @throws Error while it does not
   */
  ownAddress: () => string;
}

/**
 * Opens the ways out of the shop, to payments, mail, text messages and pictures, and makes contexts
 * over them. Apart from the server, so that programs of the operator do without it: it is most of
 * what they would have to load.
 */
export async function openContexts({
  config,
  database,
  log,
  features = shopFeatures,
  standIn = null,
  ownAddress,
}: ContextParts): Promise<OpenContext> {
  const parts = { config, db: database.manager, log, standIn, ownAddress };
  const offers = features.map(({ ports = {} }) => ports);
  const paymentOptions = await openPaymentOptions(
    features.flatMap((feature) => feature.paymentOptions ?? []),
    parts,
  );
  const payments = paymentOptions.find(({ code }) => code === ONLINE)?.provider;
  if (!payments) throw new Error('No feature takes payments online.');
  return contextsOver({
    ...(await openPorts(offers, parts)),
    payments,
    paymentOptions,
    db: database.manager,
    log,
    config,
    customFields: customFieldsOf(features),
    offerKinds: offerKindsOf(features),
    hooks: features.flatMap(({ hooks = [] }) => hooks),
  });
}
