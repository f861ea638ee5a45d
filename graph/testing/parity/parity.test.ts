import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Banner, BannerPlacement } from '../../banners/banner.entity.js';
import { HomeSlide } from '../../banners/home-slide.entity.js';
import { Country } from '../../location/country.entity.js';
import { Image } from '../../media/image.entity.js';
import { restRouter } from '../../rest.js';
import { Review } from '../../reviews/review.entity.js';
import { settleRatings } from '../../reviews/reviews.service.js';
import { callsOf } from '../../shared/rest/describe-call.js';
import { aCategory } from '../factories/catalogue.factory.js';
import { aVariant } from '../factories/checkout.factory.js';
import { openShop, type TestShop } from '../shop.js';
import type { Scene } from './parity.js';
import { ACCOUNTS } from './parity-of-accounts.js';
import { BUYING } from './parity-of-buying.js';
import { READING } from './parity-of-reading.js';
import { RUNNING } from './parity-of-running.js';
import { WISHING } from './parity-of-wishing.js';

/** Calls that nothing on the graph does: the schema tells of itself, a webhook has no shopper, and a file is no JSON. */
const ALONE = [
  'GET /payment/config',
  'POST /payment/webhook',
  'GET /orders/:id/invoice',
  'GET /exports/:id/file',
  'GET /openapi.json',
];

const PARITY = { ...READING, ...ACCOUNTS, ...WISHING, ...BUYING, ...RUNNING };

let shop: TestShop;
let scene: Scene;

beforeAll(async () => {
  // Mails wait in the queue, which nobody runs here.
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
  const ctx = shop.ctx();
  const imageId = v7();
  await ctx.db.insert(Image, { id: imageId, key: 'dal', alt: 'A bowl of dal', width: 640, height: 640, widths: [640] });
  const category = await aCategory(ctx, { imageId, color: '#FFEEDD' });
  const subCategory = await aCategory(ctx, { parentId: category.id });
  await aCategory(ctx, { parentId: subCategory.id });
  const placement = { categoryId: category.id, subCategoryId: subCategory.id, imageIds: [imageId], featured: true };
  const variant = await aVariant(shop, {
    ...placement,
    name: 'Toor Dal',
    price: 150,
    oldPrice: 180,
    countInStock: 500,
  });
  await aVariant(shop, { ...placement, name: 'Moong Dal', price: 99.5 });
  await ctx.db.insert(Country, { name: 'India', iso2: 'IN', position: 1 });
  await ctx.db.insert(HomeSlide, { imageId, position: 1 });
  await ctx.db.insert(Banner, [
    { imageId, categoryId: category.id, placement: BannerPlacement.HOME, position: 1 },
    { imageId, subCategoryId: subCategory.id, placement: BannerPlacement.SIDE, position: 1 },
  ]);
  await ctx.db.insert(Review, {
    ...{ productId: variant.productId, customerName: 'Asha', customerRating: 4.5, text: 'Good.' },
  });
  await settleRatings(ctx, [variant.productId]);
  scene = { shop, category, subCategory, variant };
});

afterAll(() => shop.close());

const calls = callsOf(restRouter).map(({ method, path, description }) => ({
  name: `${method.toUpperCase()} ${path}`,
  graph: description?.graph,
}));

describe('each call under /api', () => {
  it('is held against its operation here: whoever adds a call adds its partner', () => {
    const named = calls.map(({ name }) => name).filter((name) => !ALONE.includes(name));

    expect(Object.keys(PARITY).toSorted()).toEqual(named.toSorted());
    expect(calls.filter(({ graph }) => graph === undefined).map(({ name }) => name)).toEqual(ALONE);
  });
});

describe.each(Object.entries(PARITY))('%s and its operation answer the same', (_call, cases) => {
  it.each(cases.map((each) => [each.what, each] as const))('to %s', async (_what, { code, run }) => {
    const { overRest, onGraph } = await run(scene);

    expect(onGraph).toEqual(overRest);
    expect(overRest.code).toBe(code);
    if (code === null) expect(overRest.facts).toBeDefined();
  });
});
