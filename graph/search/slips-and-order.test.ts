import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askedSearch } from '../testing/asked-search.js';
import { by, fillShelves, numbered, type Shelves } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

/** So many of each of some goods. */
const each = (goods: Record<string, number>) =>
  Object.entries(goods).flatMap(([name, count]) => numbered(count, (at) => `${name} - No ${at}`));

const SHELVES: Shelves = {
  Sauces: each({ 'Dark Soy Sauce': 3, 'Soy Sauce': 9, 'Dark Honey': 12, 'Dark Sauce': 12 }),
  Herbs: each({ 'Coriander Leaves': 2 }),
  Spices: each({ 'Coriander Powder': 9 }),
  Vegetables: each({ Broccoli: 4 }),
  Nails: each({ 'Nail Polish - Red, Silver': 4 }),
  Metals: each({ 'Metal Polish': 3 }),
  'Ice Creams': [
    ...each({ 'Rhea Kapoor Ice Cream': 3, 'Kapoor - Ice Cream': 3 }),
    ...by('The Brooklyn Creamery', each({ 'Chocolate Tub': 4 })),
  ],
  'Pooja Needs': each({ Camphor: 7 }),
  Snacks: each({ Namkeen: 3 }),
  'Hair Care': [
    ...each({ 'Hair Oil - Jasmine': 9, 'Hair Oil - For Hair Fall': 3 }),
    ...by('Set Wet', each({ 'Hair Gel': 3 })),
  ],
  Lids: each({ 'Steel Cover': 9 }),
  Pets: by('Pedigree', each({ 'Dog Food - Adult': 9, 'Dog Food - For Puppy': 3 })),
  'Oral Care': by('Colgate', each({ 'Toothpaste - With Brush Head': 2, Toothbrush: 12 })),
  'Cleaning Tools': each({ Brush: 12 }),
  Bottles: each({ 'Copper Water Bottle': 2, 'Copper Bottle': 3, 'Glass Water Bottle': 14 }),
  Jellies: each({ Jelly: 4 }),
  Waters: each({ Water: 12 }),
  Juices: each({ 'Apple Juice': 2, 'Juice - Classic Apple': 3, 'Orange Juice': 3 }),
  Biscuits: each({ 'Cream Biscuits': 9, Biscuits: 9, 'High Fibre Oat Digestive Biscuits': 4 }),
  'Face Care': each({ 'Purifying Serum Men Sheet Mask': 4 }),
  Safety: each({ 'Face Mask': 30 }),
  Chocolates: each({ Chocolate: 12 }),
  Baking: each({ 'Rich Dark Chocolate Dessert Syrup': 3 }),
  Rices: each({ Rice: 60 }),
  'Dry Fruits': each({ Raisins: 6 }),
  Teas: each({ 'Lemongrass Tea': 4 }),
  Fruits: each({ Lemon: 30 }),
  'Strainer, Ladle, Spatula': each({ 'Silicone Strainer': 2, 'Steel Skimmer': 10 }),
  'Kitchen Accessories': each({ 'Steel Juice Strainer': 5 }),
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillShelves(shop.ctx(), SHELVES);
});

afterAll(() => shop.close());

const asked = (query: string) => askedSearch(shop, query);

describe('words as shoppers put them', () => {
  it.each([
    ['sauce soy dark', ['Dark Soy Sauce', 'Soy Sauce']],
    ['dhaniya pta', ['Coriander Leaves']],
    ['brokly', ['Broccoli']],
    ['silver polish', ['Metal Polish']],
    ['कपूर', ['Camphor']],
    ['copper water bottle', ['Copper Water Bottle', 'Copper Bottle']],
    ['colgate brush', ['Toothbrush']],
    ['setwet jel', ['Hair Gel']],
    ['applejuice', ['Apple Juice', 'Juice - Classic Apple']],
    ['pedigree puppy', ['Dog Food - For Puppy']],
    ['digestive biscuits', ['High Fibre Oat Digestive Biscuits']],
    ['biscuits digestive', ['High Fibre Oat Digestive Biscuits']],
    ['face sheetmask', ['Purifying Serum Men Sheet Mask']],
    ['chocolate syrup', ['Rich Dark Chocolate Dessert Syrup', 'Chocolate']],
    ['strainers', ['Silicone Strainer', 'Steel Juice Strainer', 'Steel Skimmer']],
    ['raisi', ['Raisins']],
    ['lemong', ['Lemongrass Tea']],
    ['baal jhadne ke liye tel', ['Hair Oil - For Hair Fall', 'Hair Oil - Jasmine']],
  ])('%s begins with %j', async (query, expected) => {
    expect((await asked(query)).goods.slice(0, expected.length)).toEqual(expected);
  });

  it('leave a need what it is, though a lid is a cover', async () => {
    const { goods } = await asked('hair fall cover');
    expect(goods).toContain('Hair Oil - For Hair Fall');
    expect(goods).not.toContain('Steel Cover');
  });

  it('are not told as unsold where they say no more than and so on', async () => {
    expect(await asked('namkeen wagera')).toMatchObject({ goods: ['Namkeen'], notSold: [] });
  });
});
