import type { Context } from '../shared/context.js';
import { Banner, type BannerPlacement } from './banner.entity.js';
import { HomeSlide } from './home-slide.entity.js';

/** The slides of the carousel that opens the home page, in their order. @see spec §2 (home) */
export function listHomeSlides(ctx: Context): Promise<HomeSlide[]> {
  return ctx.db.find(HomeSlide, { order: { position: 'ASC' } });
}

/** The banners of one placement, in their order. @see spec §2 (home) */
export function listBanners(ctx: Context, placement: BannerPlacement): Promise<Banner[]> {
  return ctx.db.find(Banner, { where: { placement }, order: { position: 'ASC' } });
}
