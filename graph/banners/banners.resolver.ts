import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { categoryById } from '../catalogue/catalogue.loaders.js';
import { Category } from '../catalogue/category.entity.js';
import { Image } from '../media/image.entity.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { Banner, BannerPlacement } from './banner.entity.js';
import { listAllBanners, listAllHomeSlides, listBanners, listHomeSlides } from './banners.service.js';
import { HomeSlide } from './home-slide.entity.js';

/** Promotions on the graph. */
@Resolver(() => Banner)
export class BannersResolver {
  @Query(() => [Banner], { description: 'The banners that are shown now in one placement, in their order.' })
  banners(
    @Ctx() ctx: Context,
    @Arg('placement', () => BannerPlacement, { description: 'Where the banners stand.' }) placement: BannerPlacement,
  ): Promise<readonly Banner[]> {
    return listBanners(ctx, placement);
  }

  @Query(() => [Banner], {
    description:
      'All banners of one placement, those too that are not shown now, in their order. For an admin, or an API key with catalogue:write; anybody else is refused with FORBIDDEN.',
  })
  allBanners(
    @Ctx() ctx: Context,
    @Arg('placement', () => BannerPlacement, { description: 'Where the banners stand.' }) placement: BannerPlacement,
  ): Promise<readonly Banner[]> {
    return listAllBanners(ctx, placement);
  }

  @FieldResolver(() => [Image], { description: 'Its pictures; the alternative text of the first is its headline.' })
  @DirectResolver()
  images(@Root() { imageId }: Readonly<Banner>, @Ctx() ctx: Context): Promise<Image[]> {
    return imagesOf(ctx, [imageId]);
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The top category that it leads to; null when it leads nowhere.',
  })
  @DirectResolver()
  async category(@Root() { categoryId }: Readonly<Banner>, @Ctx() ctx: Context): Promise<Category | null> {
    return (categoryId && (await categoryById(ctx).load(categoryId))) || null;
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The sub-category that it leads to instead of its category; null when it has none.',
  })
  @DirectResolver()
  async subCategory(@Root() { subCategoryId }: Readonly<Banner>, @Ctx() ctx: Context): Promise<Category | null> {
    return (subCategoryId && (await categoryById(ctx).load(subCategoryId))) || null;
  }
}

/** The carousel on the graph. */
@Resolver(() => HomeSlide)
export class HomeSlidesResolver {
  @Query(() => [HomeSlide], { description: 'The slides that the carousel of the home page shows now, in their order.' })
  homeSlides(@Ctx() ctx: Context): Promise<readonly HomeSlide[]> {
    return listHomeSlides(ctx);
  }

  @Query(() => [HomeSlide], {
    description:
      'All slides, those too that are not shown now, in their order. For an admin, or an API key with catalogue:write; anybody else is refused with FORBIDDEN.',
  })
  allHomeSlides(@Ctx() ctx: Context): Promise<readonly HomeSlide[]> {
    return listAllHomeSlides(ctx);
  }

  @FieldResolver(() => [Image], {
    description:
      'The picture for wide screens, and where there is one a second for narrow screens. The alternative text is the headline.',
  })
  @DirectResolver()
  images(@Root() { imageId, narrowImageId }: Readonly<HomeSlide>, @Ctx() ctx: Context): Promise<Image[]> {
    return imagesOf(ctx, [imageId, narrowImageId]);
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The category that it leads to; null when it leads nowhere.',
  })
  @DirectResolver()
  async category(@Root() { categoryId }: Readonly<HomeSlide>, @Ctx() ctx: Context): Promise<Category | null> {
    return (categoryId && (await categoryById(ctx).load(categoryId))) || null;
  }
}

async function imagesOf(ctx: Context, ids: (string | null)[]): Promise<Image[]> {
  const images = await Promise.all(ids.filter((id) => id !== null).map((id) => imageById(ctx).load(id)));
  return images.filter((image) => image !== undefined);
}
