import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const get = async (path: string) => {
  const answer = await fetch(`${shop.address}${path}`);
  return { status: answer.status, body: await answer.json() };
};

describe('an address of which letters are written as escapes', () => {
  it('is the address without them', async () => {
    const { id } = await aProduct(shop.ctx());
    const escaped = [...id].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

    expect(await get('/api/%63ategory')).toEqual(await get('/api/category'));
    expect((await get('/%61pi/products/%66eatured')).status).toBe(200);
    expect((await get(`/api/products/${escaped}`)).body).toMatchObject({ id });
  });

  it('keeps the escapes that mean something else, and those of what is asked', async () => {
    for (const path of ['/api%2Fcategory', '/api/category%3F', '/api/%2563ategory'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/api/search?q=%64al%26x')).status).toBe(200);
  });
});
