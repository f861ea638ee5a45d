import { accounts } from '../accounts/feature.js';
import { apiKeys } from '../api-keys/feature.js';
import { audit } from '../audit/feature.js';
import { banners } from '../banners/feature.js';
import { cart } from '../cart/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { credit } from '../credit/feature.js';
import { delivery } from '../delivery/feature.js';
import { inventory } from '../inventory/feature.js';
import { location } from '../location/feature.js';
import { offers } from '../offers/feature.js';
import { orders } from '../orders/feature.js';
import { payments } from '../payments/feature.js';
import { fulfilment } from '../payments/fulfilment/feature.js';
import { refunds } from '../payments/refunds/feature.js';
import { publicKeys } from '../public-keys/feature.js';
import { reviews } from '../reviews/feature.js';
import { savedViews } from '../saved-views/feature.js';
import { defineFeature } from '../shared/feature.js';
import { sync } from '../sync/feature.js';
import { webhooks } from '../webhooks/feature.js';
import { wishlist } from '../wishlist/feature.js';

/** Any object of the graph by its id. */
export const nodes = defineFeature({
  name: 'nodes',
  uses: [
    savedViews,
    sync,
    webhooks,
    fulfilment,
    refunds,
    payments,
    publicKeys,
    inventory,
    apiKeys,
    wishlist,
    offers,
    cart,
    credit,
    reviews,
    orders,
    banners,
    delivery,
    catalogue,
    location,
    audit,
    accounts,
  ],
  resolvers: () => [import('./nodes.resolver.js')],
});
