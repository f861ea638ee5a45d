import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Image } from '../media/image.entity.js';
import { asPaise } from '../shared/money.js';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import type { Category } from './category.entity.js';
import type { Product } from './product.entity.js';

let shop: TestShop;
let food: Category;
let flours: Category;
let atta: Product;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  const imageId = v7();
  await ctx.db.insert(Image, {
    id: imageId,
    key: 'atta',
    alt: 'Atta',
    width: 960,
    height: 960,
    widths: [320, 640, 960],
  });
  food = await aCategory(ctx, { name: 'Food', color: '#F8EBCB', imageId });
  flours = await aCategory(ctx, { name: 'Flours', parentId: food.id });
  atta = await aProduct(ctx, {
    name: 'Atta',
    categoryId: food.id,
    subCategoryId: flours.id,
    featured: true,
    imageIds: [imageId],
    prior: { rating: 4.5, count: 10 },
    variants: [
      { weight: '1 kg', pricePaise: asPaise(5_850), oldPricePaise: asPaise(6_500), onHand: 3 },
      { weight: '5 kg', pricePaise: asPaise(27_900), onHand: 2 },
    ],
  });
  await aProduct(ctx, { name: 'Dal', categoryId: food.id, price: 149, prior: { rating: 3.2, count: 2 } });
  await aProduct(ctx, { name: 'Lamp', price: 700 });
});

afterAll(() => shop.close());

const names = (body: { name: string }[]) => body.map(({ name }) => name);

describe('GET /api/products/{id}', () => {
  it('spells a product as the specification does, in rupees', async () => {
    const { status, body } = await shop.rest(`GET /api/products/${atta.id}`);

    expect(status).toBe(200);
    expect(body).toEqual({
      id: atta.id,
      _id: atta.id,
      name: 'Atta',
      slug: 'test-brand-atta',
      description: '',
      images: ['/images/atta-640.webp'],
      brand: 'Test Brand',
      catId: food.id,
      catName: 'Food',
      subCatId: flours.id,
      subCatName: 'Flours',
      price: 58.5,
      oldPrice: 65,
      lowestPrice30Days: null,
      discount: 10,
      rating: 4.5,
      reviewCount: 0,
      ratingCount: 10,
      countInStock: 5,
      size: [],
      productRam: [],
      productWeight: ['1 kg', '5 kg'],
      unitPrice: { amount: expect.any(Number), per: 'KG' },
      mrp: 65,
      label: {
        ...{ diet: null, countryOfOrigin: null, shelfLifeDays: null, manufacturer: null, importer: null },
        ...{ fssaiLicense: null, allergens: [], hsnCode: null, gstRate: null },
      },
      isFeatured: true,
    });
  });
});

describe('GET /api/products/…', () => {
  it.each([
    ['featured', '', ['Atta']],
    ['featured', 'location=Nowhere', []],
    ['catId', 'catId=FOOD', ['Dal', 'Atta']],
    ['catId', 'catId=FOOD&location=All', ['Dal', 'Atta']],
    ['catId', 'catId=abc', []],
    ['subCatId', 'subCatId=FLOURS', ['Atta']],
    ['rating', 'rating=4&catId=FOOD', ['Atta']],
    ['rating', 'rating=3', ['Dal', 'Atta']],
    ['fiterByPrice', 'minPrice=100&maxPrice=700', ['Lamp', 'Dal']],
    ['filterByPrice', 'minPrice=100&maxPrice=699.99', ['Dal']],
    ['fiterByPrice', 'minPrice=0&maxPrice=60000&rating=4', ['Atta']],
  ])('%s?%s', async (call, query, expected) => {
    const sent = query.replace('FOOD', food.id).replace('FLOURS', flours.id);

    const { status, headers, body } = await shop.rest(`GET /api/products/${call}?${sent}`);

    expect(status).toBe(200);
    expect(names(body)).toEqual(expected);
    expect(headers.get('x-total-count')).toBe(String(expected.length));
  });

  it('hands out an offset page on demand, and tells how many there are', async () => {
    const { headers, body } = await shop.rest('GET /api/products/fiterByPrice?limit=1&offset=1');

    expect(names(body)).toEqual(['Dal']);
    expect(headers.get('x-total-count')).toBe('3');
  });

  it.each([
    ['rating', ''],
    ['rating', 'rating=0'],
    ['rating', 'rating=6'],
    ['rating', 'rating=abc'],
    ['catId', ''],
    ['subCatId', ''],
    ['catId', 'catId=a&catId=b'],
    ['fiterByPrice', 'minPrice=NaN'],
    ['fiterByPrice', 'minPrice=1e309'],
    ['fiterByPrice', 'minPrice=Infinity'],
    ['fiterByPrice', 'minPrice=-1'],
    ['fiterByPrice', 'minPrice=10000001'],
    ['fiterByPrice', 'minPrice=20&maxPrice=10'],
    ['fiterByPrice', 'catId=a&subCatId=b'],
    ['fiterByPrice', 'limit=501'],
    ['fiterByPrice', 'limit=0'],
    ['fiterByPrice', 'limit=1.5'],
    ['fiterByPrice', 'offset=-1'],
  ])('%s?%s is refused with a message', async (call, query) => {
    const { status, body } = await shop.rest(`GET /api/products/${call}?${query}`);

    expect(status).toBe(400);
    expect(body).toMatchObject({ error: true, status: false, code: 'BAD_USER_INPUT', msg: expect.any(String) });
  });

  it('asks the database the same few times for many products as for one', async () => {
    await shop.rest('GET /api/products/fiterByPrice');

    // The page, variants and pictures; categories are kept.
    expect(await shop.countStatements(() => shop.rest('GET /api/products/fiterByPrice'))).toBe(3);
    expect(await shop.countStatements(() => shop.rest('GET /api/products/featured'))).toBe(3);
  });
});
