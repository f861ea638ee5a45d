import { accounts } from '../accounts/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { media } from '../media/feature.js';
import { defineFeature } from '../shared/feature.js';
import { WishlistItem } from './wishlist-item.entity.js';

/** My List: what a shopper wishes for. */
export const wishlist = defineFeature({
  name: 'wishlist',
  uses: [catalogue, accounts, media],
  entities: [WishlistItem],
  resolvers: () => [import('./wishlist.resolver.js')],
  routers: () => [import('./wishlist.rest.js')],
});
