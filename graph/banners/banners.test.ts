import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Category } from '../catalogue/category.entity.js';
import { Image } from '../media/image.entity.js';
import { aCategory } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { Banner, BannerPlacement } from './banner.entity.js';
import { HomeSlide } from './home-slide.entity.js';

let shop: TestShop;
let food: Category;
let flours: Category;

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.ctx();
  food = await aCategory(shop.ctx(), { name: 'Food' });
  flours = await aCategory(shop.ctx(), { name: 'Flours', parentId: food.id });
  const [wide, narrow] = [v7(), v7()];
  const size = { width: 2560, height: 960, widths: [640, 1280, 2560] };
  await db.insert(Image, [
    { id: wide, key: 'wide', alt: 'Chai time', ...size },
    { id: narrow, key: 'narrow', alt: 'Chai time', ...size },
  ]);
  await db.insert(HomeSlide, [
    { position: 2, imageId: wide, categoryId: null, narrowImageId: null },
    { position: 1, imageId: wide, categoryId: food.id, narrowImageId: narrow },
  ]);
  const home = { placement: BannerPlacement.HOME, imageId: wide };
  await db.insert(Banner, [
    { ...home, position: 2, categoryId: food.id },
    { ...home, position: 1, categoryId: food.id, subCategoryId: flours.id },
    { ...home, placement: BannerPlacement.SIDE, position: 1, categoryId: food.id },
  ]);
});

afterAll(() => shop.close());

describe('homeSlides', () => {
  it('come in their order, each with its picture for narrow screens where it has one', async () => {
    const { data } = await shop.graphql('{ homeSlides { category { name } images { alt url(width: 1000) } } }');

    expect(data.homeSlides).toEqual([
      {
        category: { name: 'Food' },
        images: [
          { alt: 'Chai time', url: '/images/wide-1280.webp' },
          { alt: 'Chai time', url: '/images/narrow-1280.webp' },
        ],
      },
      { category: null, images: [{ alt: 'Chai time', url: '/images/wide-1280.webp' }] },
    ]);
  });
});

describe('banners', () => {
  it('come in their order, each with where it leads', async () => {
    const { data } = await shop.graphql(
      '{ banners(placement: HOME) { placement images { url } category { name } subCategory { name } } }',
    );

    const images = [{ url: '/images/wide-2560.webp' }];
    expect(data.banners).toEqual([
      { placement: 'HOME', images, category: { name: 'Food' }, subCategory: { name: 'Flours' } },
      { placement: 'HOME', images, category: { name: 'Food' }, subCategory: null },
    ]);
  });
});
