import { accounts } from '../accounts/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { inventory } from '../inventory/feature.js';
import { media } from '../media/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { sync } from '../sync/feature.js';
import { webhooks } from '../webhooks/feature.js';

/** Subscriptions: stock, products and orders as they change, and that anything did. */
export const live = defineFeature({
  name: 'live',
  uses: [orders, catalogue, accounts, inventory, media, webhooks, sync],
  sql: 'graph/live/sql',
  resolvers: () => [import('./live.resolver.js')],
});
