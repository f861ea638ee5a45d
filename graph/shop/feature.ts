import { audit } from '../audit/feature.js';
import { defineFeature } from '../shared/feature.js';
import { ShopSettings } from './shop-settings.entity.js';
import { ShopText } from './shop-text.entity.js';

/** What the shop says of itself: name, address, tax, texts of its pages. */
export const shop = defineFeature({
  name: 'shop',
  uses: [audit],
  entities: [ShopSettings, ShopText],
  sql: 'graph/shop/sql',
  resolvers: () => [import('./shop.resolver.js')],
  publicFields: ['shop', 'shopText'],
});
