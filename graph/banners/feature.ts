import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { media } from '../media/feature.js';
import { defineFeature } from '../shared/feature.js';
import { Banner } from './banner.entity.js';
import { HomeSlide } from './home-slide.entity.js';

/** Slides and banners of the home page, and how the shop keeps them. */
export const banners = defineFeature({
  name: 'banners',
  uses: [catalogue, accounts, media, audit],
  entities: [Banner, HomeSlide],
  sql: 'graph/banners/sql',
  resolvers: () => [import('./banners.resolver.js'), import('./promotions.resolver.js')],
  routers: () => [import('./banners.rest.js')],
  publicFields: ['homeSlides', 'banners'],
});
