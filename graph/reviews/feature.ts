import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { Review } from './review.entity.js';

/** Reviews with their stars; one for each shopper and product. */
export const reviews = defineFeature({
  name: 'reviews',
  uses: [orders, catalogue, accounts, audit],
  entities: [Review],
  sql: 'graph/reviews/sql',
  hooks: {
    onAccountDeleted: async (tx, { id }) => (await import('./reviews.service.js')).anonymizeReviews(tx, id),
  },
  resolvers: () => [import('./reviews.resolver.js'), import('./written-reviews.resolver.js')],
  routers: () => [import('./reviews.rest.js')],
});
