import { cacheList } from '../cache/cached-rows.js';
import type { Context } from '../shared/context.js';
import { Banner, type BannerPlacement } from './banner.entity.js';
import { HomeSlide } from './home-slide.entity.js';

const SLIDES = Symbol();
const BANNERS = Symbol();

/** The slides of the carousel that opens the home page, in their order. @see spec §2 (home) */
export function listHomeSlides(ctx: Context): Promise<readonly HomeSlide[]> {
  return cacheList(ctx, SLIDES, '', () => ctx.db.find(HomeSlide, { order: { position: 'ASC' } }));
}

/** The banners of one placement, in their order. @see spec §2 (home) */
export function listBanners(ctx: Context, placement: BannerPlacement): Promise<readonly Banner[]> {
  return cacheList(ctx, BANNERS, placement, () =>
    ctx.db.find(Banner, { where: { placement }, order: { position: 'ASC' } }),
  );
}
