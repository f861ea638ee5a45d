import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillWithFours, goodsOf } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

const ASK = `query ($query: String!) {
  search(query: $query, first: 30) { nodes { name } interpretation { notSold } }
}`;

/** What stands on the shelves, four of each. */
const THINGS = [
  'Face Wash',
  'Hair Brush',
  'Salted Butter',
  'Water Bottle',
  'Apple',
  'Sponge',
  'Bucket',
  'Aluminium Foil',
  'Day Cream',
  'Night Cream',
  'Kids Toothbrush',
  'Basmati Rice',
  'Mustard Seed/Rai',
];

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillWithFours(shop.ctx(), Object.fromEntries(THINGS.map((thing) => [`Shelf of ${thing}`, [thing]])));
});

afterAll(() => shop.close());

describe('a shopper who writes English words in Hindi', () => {
  it.each([
    ['फेस वॉश', 'Face Wash'],
    ['हेयर ब्रश', 'Hair Brush'],
    ['बटर', 'Salted Butter'],
    ['एप्पल', 'Apple'],
    ['स्पंज', 'Sponge'],
    ['फॉयल', 'Aluminium Foil'],
    ['बाल्टी', 'Bucket'],
    ['नाइट क्रीम', 'Night Cream'],
    ['राइस', 'Basmati Rice'],
    ['दाँत का ब्रश', 'Kids Toothbrush'],
  ])('finds by %s what it is called in English', async (query, thing) => {
    const { data } = await shop.graphql(ASK, { query });

    expect(goodsOf(data.search.nodes.map(({ name }: { name: string }) => name))[0]).toBe(thing);
    expect(data.search.interpretation.notSold).toEqual([]);
  });
});
