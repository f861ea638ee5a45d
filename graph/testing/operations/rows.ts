import { ACCOUNTS } from './accounts.js';
import { ALERTS } from './alerts.js';
import { AUDIT } from './audit.js';
import { BANNERS } from './banners.js';
import { CART } from './cart.js';
import { CATALOGUE } from './catalogue.js';
import { CREDIT } from './credit.js';
import { DELIVERY } from './delivery.js';
import { INVENTORY } from './inventory.js';
import { KEYS_OF_PROGRAMS } from './keys.js';
import { LIVE } from './live.js';
import { LOCATION } from './location.js';
import { NEWSLETTER } from './newsletter.js';
import { NODES } from './nodes.js';
import { OFFERS } from './offers.js';
import { ORDERS } from './orders.js';
import { PAYMENTS } from './payments.js';
import { PEOPLE } from './people.js';
import { REVIEWS } from './reviews.js';
import type { Row, Rows, Twin } from './row.js';
import { SEARCH } from './search.js';
import { SHOP } from './shop.js';
import { SHORTAGES } from './shortages.js';
import { SYNC } from './sync.js';
import { VIEWS } from './views.js';
import { WEBHOOKS } from './webhooks.js';
import { WISHLIST } from './wishlist.js';

const READING: Rows = { ...SHOP, ...BANNERS, ...CATALOGUE, ...SEARCH, ...LOCATION, ...DELIVERY, ...NODES, ...LIVE };
const BUYING: Rows = {
  ...ACCOUNTS,
  ...NEWSLETTER,
  ...WISHLIST,
  ...ALERTS,
  ...CART,
  ...PAYMENTS,
  ...CREDIT,
  ...ORDERS,
  ...SHORTAGES,
  ...REVIEWS,
};
const RUNNING: Rows = {
  ...KEYS_OF_PROGRAMS,
  ...PEOPLE,
  ...AUDIT,
  ...SYNC,
  ...WEBHOOKS,
  ...VIEWS,
  ...INVENTORY,
  ...OFFERS,
};

/** Every operation of the graph, with its calls under /api. */
export const ROWS: [name: string, row: Row][] = Object.entries({ ...READING, ...BUYING, ...RUNNING });

/** The calls under /api of a row. */
export function twinsOf({ rest = [] }: Row): Twin[] {
  return [rest].flat();
}
