import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  const food = await aCategory(ctx, { name: 'Food' });
  for (const [name, price] of Object.entries({ Atta: 58.5, Dal: 149 }))
    await aProduct(ctx, { name, categoryId: food.id, price, featured: true });
  await aProduct(ctx, { name: 'Lamp', price: 700 });
});

afterAll(() => shop.close());

const names = (body: { name: string }[]) => body.map(({ name }) => name);

describe('GET /api/products/…', () => {
  it('hands out an offset page on demand, and tells how many there are', async () => {
    const { headers, body } = await shop.rest('GET /api/products/fiterByPrice?limit=1&offset=1');

    expect(names(body)).toEqual(['Dal']);
    expect(headers.get('x-total-count')).toBe('3');
  });

  it.each([
    ['rating', ''],
    ['rating', 'rating=0'],
    ['catId', ''],
    ['subCatId', ''],
    ['catId', 'catId=a&catId=b'],
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
