import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { installSearch } from './index/install-search.queries.js';

const ASK = `query ($query: String!) {
  search(query: $query, first: 30) { nodes { name } interpretation { notSold filters { label } } }
}`;

/** Goods of a thing that are many, so that it is a thing by itself. */
const many = (name: string, count = 10) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

/** What stands on the shelves, all of one brand unless another is told in front of a bar. */
const SHELVES: Record<string, readonly string[]> = {
  Meat: ['Chicken Leg - Cut', 'Rohu Fish - Whole', 'Basa Fish - Boneless', 'Surmai Fish - Steaks'],
  Ghee: ['Cow Ghee', 'Buffalo Ghee', 'Vanaspati'],
  Dishes: ['Dishwash Liquid', 'Dishwash Bar', 'Dishwash Powder'],
  Dairy: [...many('Set Curd'), 'Plain Lassi', 'Mango Lassi'],
  Nuts: ['Raw Peanuts', 'Salted Peanuts', 'Red Peanuts'],
  Spreads: ['Peanut Butter - No Added Salt'],
  Pasta: ['Elbow Macaroni', 'Shell Macaroni', 'Penne Pasta - Gluten Free', 'Penne Pasta - Wheat'],
  'Face Care': [
    'Rose Face Cream - No Parabens',
    'Plain Face Cream',
    'Clay Serum - No Parabens',
    'Dusk Night Cream - No Parabens',
    'Plain Serum',
  ],
  Masalas: ['Chilli Powder - Red', 'Whole Red Chilli'],
  Coffee: ['Coffee Powder - Premium Filter', ...many('Filter Coffee'), ...many('Instant Coffee Powder')],
  Eggs: ['Gaon|Farm Eggs', 'Country Eggs - Gaon', ...many('White Eggs')],
  'Oral Care': many('Mint Toothpaste'),
  Brushes: [...many('Soft Toothbrush', 4), ...many('Hair Brush')],
  Sugar: many('White Sugar'),
  Tea: many('Leaf Tea'),
  Boxes: ['Tea Sugar Container - Steel'],
  Jars: ['Tea Sugar Container - Glass'],
  Tins: ['Tea Sugar Container - Tin'],
  Cans: ['Tea Sugar Container - Blue'],
  Soaps: ['Neem Soap', 'Rose Soap', 'Lime Soap'],
  Laundry: ['Detergent - Washing Machine, Automatic', 'Machine Detergent'],
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  for (const [name, goods] of Object.entries(SHELVES)) {
    const { id: categoryId } = await aCategory(ctx, { name });
    for (const [at, told] of goods.entries()) {
      const [good = '', brand = 'Plain Row'] = told.split('|').toReversed();
      await aProduct(ctx, { name: good, brand, categoryId, ...(name === 'Soaps' ? { price: 20 + 40 * at } : {}) });
    }
  }
});

afterAll(() => shop.close());

async function asked(query: string): Promise<{ names: string[]; notSold: string[]; labels: string[] }> {
  const { data } = await shop.graphql(ASK, { query });
  const { nodes, interpretation } = data.search;
  return {
    names: nodes.map(({ name }: { name: string }) => name),
    notSold: interpretation.notSold,
    labels: interpretation.filters.map(({ label }: { label: string }) => label),
  };
}

describe('a question for what is sold', () => {
  it.each([
    ['chicken leg pices', 'Chicken Leg - Cut'],
    ['curd wagera', 'Set Curd'],
    ['gaay ka ghee', 'Cow Ghee'],
    ['bartan dhone ka likwid', 'Dishwash Liquid'],
  ])('is not refused for a word around it: %j leads to %s', async (query, name) => {
    const { names, notSold } = await asked(query);

    expect(notSold).toEqual([]);
    expect(names[0]).toMatch(name);
  });

  it('asks for the thing behind what it is with: lassi with curd is no curd', async () => {
    expect((await asked('dahi wali lassi')).names.slice(0, 2).toSorted()).toEqual(['Mango Lassi', 'Plain Lassi']);
  });

  it('is read with what was done to it: ground chilli is chilli powder', async () => {
    expect((await asked('lal mirchi pisi hui')).names[0]).toBe('Chilli Powder - Red');
  });

  it('finds what has all its words, in whatever order they were typed: coffee powder for a filter', async () => {
    const { names } = await asked('coffee powder filter');

    expect(names[0]).toBe('Coffee Powder - Premium Filter');
    expect(names.slice(1).every((name) => name.startsWith('Filter Coffee'))).toBe(true);
  });

  it('is not left at the few of a brand that is called like what others are', async () => {
    const { names } = await asked('gaon eggs');

    expect(names.slice(0, 2).toSorted()).toEqual(['Country Eggs - Gaon', 'Farm Eggs']);
    expect(names.length).toBeGreaterThan(10);
  });

  it('shows what costs the least where nothing costs so little, and tells up to which price', async () => {
    const { names, labels } = await asked('10 rupaye wala soap');

    expect([names, labels]).toEqual([['Neem Soap'], ['Up to ₹30']]);
  });

  it('keeps the price that was said where something costs so little', async () => {
    expect(await asked('soap under 70')).toMatchObject({ labels: ['Up to ₹70'] });
  });
});

describe('what is to be without something', () => {
  it('is the thing itself, and nothing that is only made of it', async () => {
    expect((await asked('peanuts without salt')).names.toSorted()).toEqual(['Raw Peanuts', 'Red Peanuts']);
  });

  it('is a fish without bones, and no fork', async () => {
    expect((await asked('fish bina kaante wali')).names).toEqual(['Basa Fish - Boneless']);
  });

  it('is the one of two things that says to be free of it, where either will do', async () => {
    expect((await asked('gluten free macaroni ya pasta')).names).toEqual(['Penne Pasta - Gluten Free']);
  });

  it('is followed by what else of its shelf says so, the nearest first', async () => {
    expect((await asked('face cream without paraben')).names).toEqual([
      'Rose Face Cream - No Parabens',
      'Dusk Night Cream - No Parabens',
      'Clay Serum - No Parabens',
    ]);
  });
});

describe('several things that are asked for at once', () => {
  it('share the beginning of a name: a brush beside toothpaste is a toothbrush', async () => {
    const { names } = await asked('toothpaste aur brush');

    expect(names.slice(0, 4).filter((name) => name.startsWith('Soft Toothbrush'))).toHaveLength(2);
    expect(names.join()).not.toContain('Hair Brush');
  });

  it('are no boxes for them', async () => {
    const { names } = await asked('sugar and tea');

    expect(names.slice(0, 4).join()).not.toContain('Container');
  });
});

describe('a thing that is not sold', () => {
  it('is told of as that whatever is said behind it', async () => {
    const { names, notSold } = await asked('washing machine fully automatic');

    expect(names).toEqual([]);
    expect(notSold).toContain('washing machine');
  });
});

it('hears the words of the catalogue as the functions of this version do', async () => {
  const { database } = shop;
  await database.query("UPDATE search_term SET sound = '', bones = '' WHERE term = 'liquid'");
  await database.query("UPDATE installation SET version = '' WHERE part = 'search'");

  await installSearch(database, []);

  const [{ sound }] = await database.query("SELECT sound FROM search_term WHERE term = 'liquid'");
  expect(sound).not.toBe('');
});
