import { cacheList } from '../cache/cached-rows.js';
import type { Context } from '../shared/context.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { Banner, type BannerPlacement } from './banner.entity.js';
import { HomeSlide } from './home-slide.entity.js';

const SLIDES = Symbol();
const BANNERS = Symbol();

/** The slides that the carousel of the home page shows now, in their order. @see spec §2 (home) */
export async function listHomeSlides(ctx: Context): Promise<readonly HomeSlide[]> {
  return (await readHomeSlides(ctx)).filter(isShown);
}

/** The banners that are shown now in one placement, in their order. @see spec §2 (home) */
export async function listBanners(ctx: Context, placement: BannerPlacement): Promise<readonly Banner[]> {
  return (await readBanners(ctx, placement)).filter(isShown);
}

/**
 * All slides, those too that are not shown now, in their order.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write
 */
export function listAllHomeSlides(ctx: Context): Promise<readonly HomeSlide[]> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return readHomeSlides(ctx);
}

/**
 * All banners of one placement, those too that are not shown now, in their order.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `listAllHomeSlides`
 */
export function listAllBanners(ctx: Context, placement: BannerPlacement): Promise<readonly Banner[]> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return readBanners(ctx, placement);
}

async function readHomeSlides(ctx: Context): Promise<readonly HomeSlide[]> {
  return cacheList(ctx, SLIDES, '', () => ctx.db.find(HomeSlide, { order: { position: 'ASC' } }));
}

async function readBanners(ctx: Context, placement: BannerPlacement): Promise<readonly Banner[]> {
  return cacheList(ctx, BANNERS, placement, () =>
    ctx.db.find(Banner, { where: { placement }, order: { position: 'ASC' } }),
  );
}

/** Days are looked at with every reading, since the rows that are cached outlive them. */
function isShown({ isOn, showsFrom, showsUntil }: Banner | HomeSlide): boolean {
  const now = Date.now();
  return isOn && (showsFrom?.getTime() ?? now) <= now && now < (showsUntil?.getTime() ?? Number.POSITIVE_INFINITY);
}
