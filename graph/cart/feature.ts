import { accounts } from '../accounts/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { delivery } from '../delivery/feature.js';
import { idempotency } from '../idempotency/feature.js';
import { media } from '../media/feature.js';
import { defineFeature } from '../shared/feature.js';
import { CartLine } from './cart-line.entity.js';
import { KeepWishes1795700020000 } from './migrations/1795700020000-KeepWishes.js';

/** The cart of a shopper, and that of a visitor who signs in. */
export const cart = defineFeature({
  name: 'cart',
  uses: [delivery, catalogue, accounts, media, idempotency],
  entities: [CartLine],
  migrations: [KeepWishes1795700020000],
  sql: 'graph/cart/sql',
  hooks: {
    findVariantHolders: async (tx, ids) =>
      (await import('./variant-holders.queries.js')).findCartsWithVariants(tx, ids),
  },
  resolvers: () => [import('./cart.resolver.js'), import('./merge-cart.resolver.js'), import('./basket.resolver.js')],
  routers: () => [import('./cart.rest.js')],
});
