import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askedSearch } from '../testing/asked-search.js';
import { fillWithFours } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

/** What stands on the shelves, four of each. */
const SHELVES: Record<string, readonly string[]> = {
  Kitchen: ['Vegetable Chopper', 'Kitchen Knife', 'Can Opener', 'Tea Strainer', 'Potato Masher', 'Rice Container'],
  Makeup: ['Kajal', 'Makeup Remover', 'Makeup Brush'],
  Shoes: ['Shoe Polish', 'Shoe Rack'],
  Laundry: ['Cloth Drying Stand', 'Detergent Powder'],
  Vegetables: ['Vegetable Mix', 'Potato', 'Rice'],
  Soaps: ['Hand Wash', 'Hand Cream'],
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillWithFours(shop.ctx(), SHELVES);
});

afterAll(() => shop.close());

const asked = (query: string) => askedSearch(shop, query);

describe('a shopper who says what is to be done', () => {
  it.each([
    ['something to cut vegetables', 'Vegetable Chopper'],
    ['sabzi kaatne ka', 'Vegetable Chopper'],
    ['for removing makeup', 'Makeup Remover'],
    ['makeup hatane ke liye', 'Makeup Remover'],
    ['for washing hands', 'Hand Wash'],
    ['i need something to polish shoes', 'Shoe Polish'],
    ['to dry clothes', 'Cloth Drying Stand'],
    ['to store rice', 'Rice Container'],
    ['aloo masalne ka', 'Potato Masher'],
    ['चाय छानने के लिए', 'Tea Strainer'],
  ])('finds by "%s" the goods that do it', async (query, good) => {
    const { goods, notSold } = await asked(query);

    expect(goods[0]).toBe(good);
    expect(notSold).toEqual([]);
  });

  it('finds what does it to anything where nothing is called by the thing', async () => {
    expect((await asked('to strain soup')).goods).toEqual(['Tea Strainer']);
  });

  it('may say what it costs at most', async () => {
    expect((await asked('something to cut vegetables under 100000')).goods[0]).toBe('Vegetable Chopper');
  });

  it('who names the goods is asked for these', async () => {
    expect((await asked('rice to cook')).goods).toContain('Rice');
    expect((await asked('cut vegetable')).goods).toContain('Vegetable Mix');
  });
});
