import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { cart } from '../cart/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shopKinds } from './kinds/shop-kinds.js';
import { AddOffers1795676220665 } from './migrations/1795676220665-AddOffers.js';
import { Offer } from './offer.entity.js';
import { OfferCode } from './offer-code.entity.js';

/** What takes something off a cart, by terms that staff set, with codes, limits and a budget. */
export const offers = defineFeature({
  name: 'offers',
  uses: [cart, catalogue, orders, accounts, audit],
  entities: [Offer, OfferCode],
  migrations: [AddOffers1795676220665],
  sql: 'graph/offers/sql',
  offerKinds: shopKinds,
  resolvers: () => [import('./offers.resolver.js')],
});
