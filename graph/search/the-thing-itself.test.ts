import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillDepartments, type Shelves } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

const ASK = `query ($query: String!) { search(query: $query, first: 20) { nodes { name } } }`;

/** What stands on the shelves, by department. */
const DEPARTMENTS: Record<string, Shelves> = {
  'Fruits & Vegetables': {
    'Fresh Vegetables': ['Lemon, 250 g', 'Lemon - Seedless, 4 pcs', 'Onion 1 kg + Lemon 500 g, Combo'],
  },
  'Foodgrains, Oil & Masala': {
    'Dals & Pulses': [
      'Toor Dal, 1 kg',
      'Toor Dal - Unpolished, 1 kg',
      'Toor Dal, 2 kg',
      'Toor Dal, 500 g',
      'Toor Dal 1 kg + Sugar 5 kg, Combo',
    ],
    'Pickles & Chutney': ['Pickle - Lime, 300 g', 'Pickle - Chilli, 300 g', 'Zero Oil Mango Thokku, a Pickle, 200 g'],
    'Salt, Sugar & Jaggery': ['Sugar, 5 kg', 'Sugar, 1 kg', 'Sugar 1 kg + Basmati Rice 5 kg, Combo'],
  },
  'Gourmet & World Food': {
    'Chocolates & Biscuits': ['Lemon - Pure Belgian Chocolate, 50 g', 'Bitter Chocolate, 50 g', 'Nut Chocolate, 50 g'],
  },
  'Bakery, Cakes & Dairy': {
    Dairy: ['Goodlife - Toned Milk, 1 L', 'Toned Milk, 500 ml', 'Flavoured Milk - Pista, 1 L'],
  },
  'Beauty & Hygiene': { 'Body Care': ['Lemon Body Butter, 250 g', 'Lemon Hand Cream, 250 g'] },
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

describe('what is shown first', () => {
  it('shows a pickle that says to be free of oil before those that say nothing of it', async () => {
    const pickles = await found('oil free pickle');

    expect(pickles).toHaveLength(3);
    expect(pickles[0]).toBe('Zero Oil Mango Thokku, a Pickle, 200 g');
  });

  it('shows lemons, and what is sold with them, before a chocolate that is called by its taste', async () => {
    const lemons = await found('lemons');

    expect(lemons.slice(0, 2).sort()).toEqual(['Lemon - Seedless, 4 pcs', 'Lemon, 250 g']);
    expect(lemons.indexOf('Lemon - Pure Belgian Chocolate, 50 g')).toBeGreaterThan(1);
    expect(lemons.indexOf('Onion 1 kg + Lemon 500 g, Combo')).toBeLessThan(lemons.indexOf('Lemon Hand Cream, 250 g'));
  });

  it('takes a milk with a made-up name before it for milk, before one that is flavoured', async () => {
    const milks = await found('milk');

    expect(milks.slice(0, 2).sort()).toEqual(['Goodlife - Toned Milk, 1 L', 'Toned Milk, 500 ml']);
  });

  it('shows a dal in the pack that was asked for before larger and smaller ones', async () => {
    const dals = await found('toor dal 1 kg');

    expect(dals.slice(0, 2).sort()).toEqual(['Toor Dal - Unpolished, 1 kg', 'Toor Dal, 1 kg']);
  });

  it('takes the pack of what is sold with sugar for no pack of sugar', async () => {
    const sugars = await found('sugar 5 kg');

    expect(sugars[0]).toBe('Sugar, 5 kg');
    expect(sugars.indexOf('Sugar, 1 kg')).toBeLessThan(sugars.indexOf('Sugar 1 kg + Basmati Rice 5 kg, Combo'));
  });
});
