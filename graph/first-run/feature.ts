import { catalogue } from '../catalogue/feature.js';
import { delivery } from '../delivery/feature.js';
import { orders } from '../orders/feature.js';
import { cash } from '../payments/cash/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shop } from '../shop/feature.js';

/** What leads an owner from an empty shop to its first sale. */
export const firstRun = defineFeature({
  name: 'first-run',
  uses: [shop, catalogue, delivery, orders, cash],
  resolvers: () => [import('./first-steps.resolver.js')],
});
