import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { cart } from '../cart/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { limits } from '../limits/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shopKinds } from './kinds/shop-kinds.js';
import { AddOffers1795676220665 } from './migrations/1795676220665-AddOffers.js';
import { KeepUsesOfOffers1795677483056 } from './migrations/1795677483056-KeepUsesOfOffers.js';
import { KeepNamesOfUsedOffers1795687467483 } from './migrations/1795687467483-KeepNamesOfUsedOffers.js';
import { KeepRunsOfOffers1795689754732 } from './migrations/1795689754732-KeepRunsOfOffers.js';
import { KeepCodesOfUsedOffers1795702800000 } from './migrations/1795702800000-KeepCodesOfUsedOffers.js';
import { KeepStatesOfOffers1795703400000 } from './migrations/1795703400000-KeepStatesOfOffers.js';
import { OfferByWayToPay1795714000000 } from './migrations/1795714000000-OfferByWayToPay.js';
import { Offer } from './offer.entity.js';
import { OfferCode } from './offer-code.entity.js';
import { OfferRun } from './offer-run.entity.js';
import { CartCode } from './purchase/cart-code.entity.js';
import { OfferUse } from './purchase/offer-use.entity.js';

/** What takes something off a cart, by terms that staff set, with codes, limits and a budget. */
export const offers = defineFeature({
  name: 'offers',
  uses: [cart, catalogue, orders, accounts, audit, limits],
  entities: [Offer, OfferCode, OfferRun, CartCode, OfferUse],
  migrations: [
    AddOffers1795676220665,
    KeepUsesOfOffers1795677483056,
    KeepNamesOfUsedOffers1795687467483,
    KeepRunsOfOffers1795689754732,
    KeepCodesOfUsedOffers1795702800000,
    KeepStatesOfOffers1795703400000,
    OfferByWayToPay1795714000000,
  ],
  sql: 'graph/offers/sql',
  offerKinds: shopKinds,
  resolvers: () => [import('./offers.resolver.js'), import('./purchase/cart-offers.resolver.js')],
  routers: () => [import('./offers.rest.js'), import('./purchase/cart-offers.rest.js')],
  tasks: async () => [(await import('./turn-offer.js')).turnOffer],
  hooks: {
    findProductOffers: async (ctx, product) =>
      (await import('./purchase/product-offers.js')).findProductOffers(ctx, product),
    findOrderOffers: async (ctx, order) => (await import('./purchase/told-offers.js')).findOrderOffers(ctx, order),
    reckonDiscounts: async (ctx, purchase) =>
      (await import('./purchase/reckon-purchase.js')).reckonDiscounts(ctx, purchase),
  },
});
