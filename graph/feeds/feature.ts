import { cart } from '../cart/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { media } from '../media/feature.js';
import { offers } from '../offers/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shop } from '../shop/feature.js';
import { sync } from '../sync/feature.js';
import { FeedFile, FeedPart } from './feed-file.entity.js';
import { AddFeeds1795700961398 } from './migrations/1795700961398-AddFeeds.js';

/** The goods as files for readers elsewhere: Google Merchant Center, Meta, ACP, ONDC. */
export const feeds = defineFeature({
  name: 'feeds',
  uses: [sync, cart, catalogue, media, offers, orders, shop],
  entities: [FeedFile, FeedPart],
  migrations: [AddFeeds1795700961398],
  sql: 'graph/feeds/sql',
  routers: () => [import('./feeds.rest.js')],
  tasks: async () => [(await import('./write-feeds.js')).writeFeeds],
});
