import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, fillShelves, numbered, type Shelves } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

const ASK = `query ($query: String!) {
  search(query: $query, first: 10) { nodes { name } interpretation { notSold used } }
}`;

/** So many of each of some goods. */
const each = (goods: Record<string, number>) =>
  Object.entries(goods).flatMap(([name, count]) => numbered(count, (at) => `${name} - No ${at}`));

const SHELVES: Shelves = {
  Baking: each({ 'Cake Mould': 4, 'Cake Moderna': 1, 'Cake Mix': 12 }),
  Cleaning: each({ 'Surface Cleaner': 12, 'Glass Cleaner': 12 }),
  Noodles: each({ 'Hakka Noodles': 4, 'Masala Noodles': 12 }),
  Perfumes: [...each({ Perfume: 9 }), ...by('Rose', each({ 'Perfumed Talc': 4 }))],
  Dairy: each({ Milk: 12 }),
  Mugs: each({ 'Coffee Mug': 9, 'Steel Mug': 4 }),
  Coffee: each({ 'Filter Coffee': 12 }),
  Planters: each({ 'Planter Tray': 4 }),
  Tea: each({ 'Leaf Tea': 12 }),
  'Dry Fruits': each({ Cashew: 9 }),
  Lighting: each({ 'LED Bulb': 4 }),
  Audio: each({ 'Wireless Earbuds': 4 }),
  Brushes: each({ 'Laundry Brush': 4 }),
  Cookies: [...each({ 'Good Day Cookies': 4 }), ...each({ 'Butter Cookies': 12 })],
  Lassi: each({ Lassi: 4 }),
  Oats: [...by('GoodDiet', each({ Oats: 4 })), ...each({ 'Diet Oats': 4 })],
  Spaghetti: each({ 'Spaghetti - Gluten Free': 4, Spaghetti: 9 }),
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillShelves(shop.ctx(), SHELVES);
});

afterAll(() => shop.close());

async function asked(query: string): Promise<{ names: string[]; notSold: string[]; used: string }> {
  const { data } = await shop.graphql(ASK, { query });
  const names: string[] = data.search.nodes.map(({ name }: { name: string }) => name);
  return { names, ...data.search.interpretation };
}

describe('a misspelt word', () => {
  it.each([
    ['perfme', 'perfume'],
    ['hakk noodles', 'hakka noodles'],
    ['cake moud', 'cake mould'],
    ['plantr tray', 'planter tray'],
    ['led bul', 'led bulb'],
    ['mlk', 'milk'],
    ['vashew', 'cashew'],
    ['surphace cleaner', 'surface cleaner'],
    ['coffeemug', 'coffee mug'],
    ['wireless erbuds', 'wireless earbuds'],
  ])('%j is answered as %j is', async (misspelt, spelt) => {
    const [answer, plain] = [await asked(misspelt), await asked(spelt)];

    expect(plain.names.length).toBeGreaterThan(3);
    expect(answer).toMatchObject({ names: plain.names, notSold: [], used: spelt });
  });

  it('is left alone beside goods that nothing has it with', async () => {
    expect((await asked('tea moud')).used).not.toBe('tea mould');
  });
});

describe('what is said around a thing', () => {
  it.each([
    ['lassi ki keemat', 'lassi'],
    ['good quality lassi', 'lassi'],
    ['lassi of good brand', 'lassi'],
    ['the best lassi in india', 'lassi'],
    ['either lassi or milk', 'lassi or milk'],
    ['spaghetti jisme gluten na ho', 'spaghetti without gluten'],
    ['spaghetti without any gluten', 'spaghetti without gluten'],
    ['gluten-free spaghetti', 'spaghetti without gluten'],
    ['laundry ब्रश', 'laundry brush'],
  ])('%j is answered as %j is', async (asking, plain) => {
    const { names, notSold } = await asked(asking);

    expect(names.length).toBeGreaterThan(3);
    expect([names, notSold]).toEqual([(await asked(plain)).names, []]);
  });

  it('is asked for where goods are called so', async () => {
    const { names } = await asked('good day cookies');

    expect(names.slice(0, 4).every((name) => name.startsWith('Good Day'))).toBe(true);
  });

  it('is a part of a maker that writes it as one word', async () => {
    expect((await asked('good diet oats')).names).toEqual((await asked('gooddiet oats')).names);
  });
});
