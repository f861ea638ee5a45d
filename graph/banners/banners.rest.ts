import { Router } from 'express';
import { z } from 'zod';
import { categoryById } from '../catalogue/catalogue.loaders.js';
import { categoryNameIn } from '../catalogue/translations/translated.js';
import { restImageUrls } from '../media/image-store.js';
import { imageById } from '../media/media.loaders.js';
import { about } from '../rest/describe-call.js';
import { route } from '../rest/route.js';
import type { Context } from '../shared/context.js';
import { type Banner, BannerPlacement } from './banner.entity.js';
import { listBanners, listHomeSlides } from './banners.service.js';
import { bannerJson, homeSlideJson } from './banners.shapes.js';
import type { HomeSlide } from './home-slide.entity.js';

/** Width in pixels of the pictures that cross a screen. */
const WIDE = 1280;

/** Promotions under /api. */
export const bannersRouter = Router();

bannersRouter.get(
  '/homeBanner',
  about({
    summary: 'The slides of the front page.',
    caller: 'anyone',
    graph: 'Query.homeSlides',
    answer: z.array(homeSlideJson),
    isPublic: true,
  }),
  route(async (ctx) => Promise.all((await listHomeSlides(ctx)).map((slide) => toSlideJson(ctx, slide)))),
);
bannersRouter.get(
  '/banners',
  about({
    summary: 'The promotions of the front page.',
    caller: 'anyone',
    graph: 'Query.banners',
    answer: z.array(bannerJson),
    isPublic: true,
  }),
  route((ctx) => bannersJson(ctx, BannerPlacement.HOME)),
);
bannersRouter.get(
  '/homeSideBanners',
  about({
    summary: 'The promotions beside lists.',
    caller: 'anyone',
    graph: 'Query.banners',
    answer: z.array(bannerJson),
    isPublic: true,
  }),
  route((ctx) => bannersJson(ctx, BannerPlacement.SIDE)),
);

async function bannersJson(ctx: Context, placement: BannerPlacement): Promise<object[]> {
  return Promise.all((await listBanners(ctx, placement)).map((banner) => toBannerJson(ctx, banner)));
}

/** A home slide as spec §3 spells it. */
async function toSlideJson(ctx: Context, { id, imageId }: HomeSlide): Promise<z.infer<typeof homeSlideJson>> {
  return { id, _id: id, images: await imageUrlsOf(ctx, imageId) };
}

/** A banner as spec §3 spells it, with the names of where it leads. */
async function toBannerJson(
  ctx: Context,
  { id, imageId, categoryId, subCategoryId }: Banner,
): Promise<z.infer<typeof bannerJson>> {
  const [images, category, subCategory] = await Promise.all([
    imageUrlsOf(ctx, imageId),
    categoryId ? categoryById(ctx).load(categoryId) : null,
    subCategoryId ? categoryById(ctx).load(subCategoryId) : null,
  ]);
  return {
    id,
    _id: id,
    images,
    catId: categoryId,
    catName: category ? categoryNameIn(ctx.language, category) : null,
    subCatId: subCategoryId,
    subCatName: subCategory ? categoryNameIn(ctx.language, subCategory) : null,
  };
}

async function imageUrlsOf(ctx: Context, imageId: string): Promise<string[]> {
  const image = await imageById(ctx).load(imageId);
  return image ? restImageUrls([image], WIDE) : [];
}
