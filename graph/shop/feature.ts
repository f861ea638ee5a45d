import { audit } from '../audit/feature.js';
import { media } from '../media/feature.js';
import { defineFeature } from '../shared/feature.js';
import { KeepAppearance1795632002000 } from './migrations/1795632002000-KeepAppearance.js';
import { TranslateAppearance1795635000000 } from './migrations/1795635000000-TranslateAppearance.js';
import { KeepPicturesAndNumbers1795650000000 } from './migrations/1795650000000-KeepPicturesAndNumbers.js';
import { ShopAppearance } from './shop-appearance.entity.js';
import { ShopSettings } from './shop-settings.entity.js';
import { ShopText } from './shop-text.entity.js';

/** What the shop says of itself, and how it looks: name, address, texts, colours, logo. */
export const shop = defineFeature({
  name: 'shop',
  uses: [media, audit],
  entities: [ShopSettings, ShopText, ShopAppearance],
  migrations: [KeepAppearance1795632002000, TranslateAppearance1795635000000, KeepPicturesAndNumbers1795650000000],
  sql: 'graph/shop/sql',
  resolvers: () => [import('./shop.resolver.js'), import('./shop-appearance.resolver.js')],
  routers: () => [import('./shop.rest.js')],
  publicFields: ['shop', 'shopText', 'shopAppearance'],
});
