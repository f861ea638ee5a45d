import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { features as shopFeatures } from './features.js';
import { contextsOver, type OpenContext } from './http/contexts-over.js';
import { openPictureStore } from './media/picture-store.js';
import { openMailer } from './messages/open-mailer.js';
import { openMessenger } from './messages/open-messenger.js';
import { openPaymentProvider } from './payments/razorpay/razorpay.js';
import type { Config } from './shared/config.js';
import type { Context } from './shared/context.js';
import type { Feature } from './shared/feature.js';

/** What contexts are made over. */
export interface ContextParts {
  config: Config;
  database: DataSource;
  log: Logger;
  /** What the shop consists of; absent: its own features. */
  features?: readonly Feature[];
  /** Who vouches for shoppers that sign in without a password; null: nobody does here. */
  identity: Context['identity'];
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
  identity,
  ownAddress,
}: ContextParts): Promise<OpenContext> {
  return contextsOver({
    db: database.manager,
    log,
    config,
    payments: openPaymentProvider(config.payments, ownAddress, log),
    mailer: await openMailer(config, database.manager, ownAddress),
    texts: openMessenger(config, database.manager),
    identity,
    pictures: openPictureStore(config, log),
    customFields: features.flatMap(({ customFields = [] }) => customFields),
    hooks: features.flatMap(({ hooks = [] }) => hooks),
  });
}
