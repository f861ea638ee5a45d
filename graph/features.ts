import { accounts } from './accounts/feature.js';
import { acp } from './acp/feature.js';
import { alerts } from './alerts/feature.js';
import { apiKeys } from './api-keys/feature.js';
import { audit } from './audit/feature.js';
import { banners } from './banners/feature.js';
import { cart } from './cart/feature.js';
import { catalogue } from './catalogue/feature.js';
import { catalogueFiles } from './catalogue-files/feature.js';
import { consents } from './consents/feature.js';
import { credit } from './credit/feature.js';
import { customFields } from './custom-fields/feature.js';
import { customValues } from './custom-fields/values/feature.js';
import { delivery } from './delivery/feature.js';
import { erasure } from './erasure/feature.js';
import { feeds } from './feeds/feature.js';
import { firstRun } from './first-run/feature.js';
import { idempotency } from './idempotency/feature.js';
import { inventory } from './inventory/feature.js';
import { invoices } from './invoices/feature.js';
import { limits } from './limits/feature.js';
import { live } from './live/feature.js';
import { location } from './location/feature.js';
import { mailings } from './mailings/feature.js';
import { media } from './media/feature.js';
import { messages } from './messages/feature.js';
import { newsletter } from './newsletter/feature.js';
import { nodes } from './nodes/feature.js';
import { offers } from './offers/feature.js';
import { orders } from './orders/feature.js';
import { savedCards } from './payments/cards/feature.js';
import { cash } from './payments/cash/feature.js';
import { checkout } from './payments/checkout/feature.js';
import { creditPayments } from './payments/credit/feature.js';
import { payments } from './payments/feature.js';
import { fulfilment } from './payments/fulfilment/feature.js';
import { giftCards } from './payments/gift-cards/feature.js';
import { razorpay } from './payments/razorpay/feature.js';
import { refunds } from './payments/refunds/feature.js';
import { settlement } from './payments/settlement/feature.js';
import { programs } from './programs/feature.js';
import { publicKeys } from './public-keys/feature.js';
import { reviews } from './reviews/feature.js';
import { sales } from './sales/feature.js';
import { savedViews } from './saved-views/feature.js';
import { search } from './search/feature.js';
import type { Feature } from './shared/feature.js';
import { shop } from './shop/feature.js';
import { sync } from './sync/feature.js';
import { ucp } from './ucp/feature.js';
import { webhooks } from './webhooks/feature.js';
import { wishlist } from './wishlist/feature.js';

/**
 * What the shop consists of, each feature after those that it uses. Schema, /api, entities,
 * migrations, tasks, what caches may store and the import rules follow from this list; a feature
 * that is not named here is not there.
 */
export const features: readonly Feature[] = [
  limits,
  idempotency,
  customFields,
  location,
  media,
  audit,
  shop,
  messages,
  accounts,
  catalogue,
  banners,
  delivery,
  orders,
  customValues,
  reviews,
  search,
  wishlist,
  consents,
  alerts,
  cart,
  offers,
  credit,
  payments,
  cash,
  creditPayments,
  invoices,
  refunds,
  giftCards,
  settlement,
  razorpay,
  savedCards,
  checkout,
  fulfilment,
  sales,
  firstRun,
  catalogueFiles,
  newsletter,
  mailings,
  erasure,
  apiKeys,
  publicKeys,
  inventory,
  webhooks,
  sync,
  feeds,
  programs,
  ucp,
  acp,
  savedViews,
  live,
  nodes,
];
