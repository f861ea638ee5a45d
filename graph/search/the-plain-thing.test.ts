import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, fillDepartments, numbered, type Shelves } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

const ASK = `query ($query: String!) { search(query: $query, first: 20) { nodes { name } interpretation { used } } }`;

/** What stands on the shelves, by department. */
const DEPARTMENTS: Record<string, Shelves> = {
  'Fruits & Vegetables': {
    'Fresh Fruits': ['Grapes - Green, 500 g', 'Mango - Neelam, 1 kg', 'Mango Mallika, 1 kg', 'Banana, 6 pcs'],
  },
  'Foodgrains, Oil & Masala': {
    'Masalas & Spices': numbered(6, (at) => `Turmeric Powder, ${at}00 g`),
    'Rice & Rice Products': numbered(40, (at) => `Rice - Sort ${at}, 5 kg`),
  },
  'Bakery, Cakes & Dairy': {
    Dairy: numbered(12, (at) => `Toned Milk, ${at}00 ml`),
    Desserts: ['Mango Jelly, 90 g', 'Mango Ice Cream, 90 g'],
  },
  'Gourmet & World Food': { 'Curry Paste, Coconut Milk': ['Milk - Coconut, 400 ml'] },
  'Beauty & Hygiene': {
    'Oral Care': by(
      'Colgate',
      numbered(3, (at) => `Toothpaste - Mint ${at}, 100 g`),
    ),
    Pastes: numbered(10, (at) => `Paste - Curry ${at}, 100 g`),
    Shampoo: numbered(4, (at) => `Mild Shampoo, ${at} L`),
  },
  'Cleaning & Household': {
    'Pooja Needs': ['Haldi For Puja, 15 g', ...numbered(6, (at) => `Candles - White, ${at} pcs`)],
    'Mops & Cloths': by('Rise N Shine', ['Floor Duster, 1 pc', 'Dish Cloth, 4 pcs', 'Hand Towel, 3 pcs']),
  },
  'Kitchen, Garden & Pets': { Bottles: numbered(4, (at) => `Glass Water Bottle, ${at} L`) },
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillDepartments(shop.ctx(), DEPARTMENTS);
});

afterAll(() => shop.close());

async function found(query: string): Promise<string[]> {
  const { data } = await shop.graphql(ASK, { query });
  return data.search.nodes.map(({ name }: { name: string }) => name);
}

describe('the plain thing', () => {
  it('begins with turmeric for haldi, though only what is for a puja is called so', async () => {
    const [first, ...others] = await found('haldi');

    expect(first).toMatch(/^Turmeric Powder/);
    expect(others).toContain('Haldi For Puja, 15 g');
  });

  it('begins with milk, and with none of coconuts', async () => {
    const milks = await found('milk');

    expect(milks[0]).toMatch(/^Toned Milk/);
    expect(milks.at(-1)).toBe('Milk - Coconut, 400 ml');
  });

  it('takes a mango of a sort that nothing else is called by for a mango', async () => {
    const mangoes = await found('mango');

    expect(mangoes.slice(0, 2).sort()).toEqual(['Mango - Neelam, 1 kg', 'Mango Mallika, 1 kg']);
  });

  it('takes rise for rice, though a maker of dusters has the word in its name', async () => {
    expect((await found('rise'))[0]).toMatch(/^Rice/);
    expect((await found('rise n shine'))[0]).toMatch(/Duster|Cloth|Towel/);
  });

  it.each([
    ['mikl', /Milk/],
    ['candal', /^Candles/],
    ['greps', /^Grapes/],
    ['haldee', /^Turmeric/],
  ])('reads %j as what is meant', async (query, name) => {
    expect((await found(query))[0]).toMatch(name);
  });

  it('takes a paste of a maker of toothpaste for one', async () => {
    expect((await found('colgate paste'))[0]).toMatch(/^Toothpaste/);
  });

  it('takes a bottle beside a litre of shampoo for what it is put in', async () => {
    expect((await found('shampoo bottle 1 litre'))[0]).toBe('Mild Shampoo, 1 L');
    expect((await found('water bottle 1 litre'))[0]).toBe('Glass Water Bottle, 1 L');
  });
});
