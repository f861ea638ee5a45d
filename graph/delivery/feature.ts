import { audit } from '../audit/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shop } from '../shop/feature.js';
import { DeliveryTerms } from './delivery-terms.entity.js';
import { DeliveryZone } from './delivery-zone.entity.js';
import { FreshCategory } from './fresh-category.entity.js';

/** Where the shop delivers, when, and for how much. */
export const delivery = defineFeature({
  name: 'delivery',
  uses: [catalogue, audit, shop],
  entities: [DeliveryTerms, DeliveryZone, FreshCategory],
  sql: 'graph/delivery/sql',
  hooks: {
    reckonShipping: async (ctx, goods) => (await import('./delivery.service.js')).shippingByTerms(ctx, goods),
  },
  resolvers: () => [import('./delivery.resolver.js')],
  routers: () => [import('./delivery.rest.js')],
  publicFields: ['deliveryPromises', 'deliveryTerms', 'deliveryZones', 'freshCategories'],
});
