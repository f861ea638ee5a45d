import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe('shop', () => {
  it('tells its constants as the specification has them, and who takes payments', async () => {
    const { data } = await shop.graphql(
      '{ shop { name currency hours promises estimateFor priceSlider { min max step } paymentProvider socialProviders url uploadUrl } }',
    );

    expect(data.shop).toEqual({
      name: 'Jhola',
      currency: 'INR',
      hours: '10:00 to 18:00, Monday to Saturday',
      promises: ['Best prices', 'Free delivery', 'Great daily deal', 'Wide assortment', 'Easy returns'],
      estimateFor: 'United Kingdom',
      priceSlider: { min: 100, max: 60_000, step: 5 },
      paymentProvider: 'standin',
      socialProviders: ['google'],
      url: shop.config.publicUrl,
      uploadUrl: '/graphql',
    });
  });
});
