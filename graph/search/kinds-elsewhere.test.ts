import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askedSearch } from '../testing/asked-search.js';
import { by, fillShelves, numbered, type Shelves } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

/** Things with what they are not of: there is a ghee of yaks, and no cheese. */
const SHELVES: Shelves = {
  Dairy: [
    ...by(
      'Gokul Lane',
      numbered(10, (at) => `Butter ${at}`),
    ),
    ...by('Harvest Row', [
      ...numbered(4, (at) => `Plain Cheese ${at}`),
      'Yak Ghee',
      'Persimmon',
      'Toned Milk',
      'Goat Meat',
    ]),
  ],
  Bakery: by(
    'Kite Line',
    numbered(10, (at) => `Brown Bread ${at}`),
  ),
  Jams: by('Denta Pearl', [...numbered(4, (at) => `Blueberry Jam ${at}`), 'Berry Toffee']),
  Spices: by('Shandi', ['Khus Khus', 'Other Soap', 'Neem Soap', ...numbered(4, (at) => `Veg Burger ${at}`)]),
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillShelves(shop.ctx(), SHELVES);
});

afterAll(() => shop.close());

const asked = (query: string) => askedSearch(shop, query);

describe('a question for a thing of what the shop has none of', () => {
  it.each([
    ['yak cheese', 'yak cheese', /^Plain Cheese/],
    ['yak ka cheese', 'yak ka cheese', /^Plain Cheese/],
    ['persimmon jam', 'persimmon jam', /^Blueberry Jam/],
    ['otter soap', 'otter', /Soap$/],
  ])('for %j is told that %j is not sold, and shows what is near', async (query, told, near) => {
    const { names, notSold } = await asked(query);

    expect(notSold).toEqual([told]);
    expect(names[0]).toMatch(near);
    expect(names).not.toContain('Yak Ghee');
  });

  it('is told so of the milk of an animal that gives none, however that is said', async () => {
    expect(await asked('camel ka doodh')).toMatchObject({ names: [], notSold: ['camel doodh'] });
  });

  it('is told so of a food that only sounds like another one', async () => {
    expect(await asked('couscous')).toMatchObject({ names: [], notSold: ['couscous'] });
  });
});

describe('a question for two words that stand in the name of nothing together', () => {
  it('is a list of wishes where both are sold by themselves', async () => {
    const { names, notSold } = await asked('bread butter');

    expect(notSold).toEqual([]);
    expect(names.slice(0, 2).map((name) => name.split(' ').at(-2))).toEqual(
      expect.arrayContaining(['Bread', 'Butter']),
    );
  });

  it('is answered where one of them ends a longer word', async () => {
    expect(await asked('berry jam')).toMatchObject({ notSold: [] });
  });
});
