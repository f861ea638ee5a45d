import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Context } from '../shared/context.js';
import type { Language } from '../shared/languages/languages.js';
import type { Viewer } from '../shared/rights/caller.js';

/** Makes a context: of a request, or without arguments for work that no request asked for. */
export type OpenContext = (
  viewer?: Viewer | null,
  requestId?: string,
  log?: Logger,
  network?: string | null,
  pin?: string | null,
  language?: Language,
) => Context;

/**
 * Makes contexts over what all of them share: the database, the configuration and the ports. These
 * are named one by one, since to spread them takes ten times as long.
 */
export function contextsOver(
  shop: Pick<
    Context,
    | ('db' | 'log' | 'config' | 'payments' | 'paymentOptions' | 'mailer' | 'texts' | 'identity' | 'pictures')
    | ('hooks' | 'customFields' | 'offerKinds')
  >,
) {
  const openContext: OpenContext = (
    viewer = null,
    requestId = randomUUID(),
    log = shop.log,
    network = null,
    pin = null,
    language = 'en',
  ) => ({
    db: shop.db,
    config: shop.config,
    payments: shop.payments,
    paymentOptions: shop.paymentOptions,
    mailer: shop.mailer,
    texts: shop.texts,
    identity: shop.identity,
    pictures: shop.pictures,
    hooks: shop.hooks,
    customFields: shop.customFields,
    offerKinds: shop.offerKinds,
    viewer,
    apiKey: null,
    publicKey: null,
    budget: null,
    requestId,
    network,
    pin,
    language,
    log,
    loaders: new Map(),
  });
  return openContext;
}
