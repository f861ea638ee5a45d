import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askedSearch } from '../testing/asked-search.js';
import { fillWithFours } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

/** What stands on the shelves, four of each. */
const SHELVES: Record<string, readonly string[]> = {
  Remedies: ['Cough Lozenge', 'Heel Balm', 'Digestive Tablet'],
  Kitchen: ['Gas Lighter', 'Syrup Honey Jug'],
  Tea: ['Chamomile Tea', 'Leaf Tea', 'Masala Tea'],
  Soaps: ['Baby Soap', 'Bath Soap'],
  Pets: ['Cat Treat', 'Puppy Food', 'Ant Killer'],
  Coolers: ['Cold Coffee', 'Steel Bottle', 'Feeding Bottle'],
  Rice: ['Basmati Rice', 'Biryani Basmati Rice'],
  Cleaners: ['Kitchen Cleaner'],
  Creams: ['Day Cream', 'Acne Cream'],
  Dairy: ['Buttermilk'],
  Syrups: ['Rose Syrup'],
  Honey: ['Wild Honey'],
  Salt: ['Rock Salt Powder'],
  Papads: ['Ragi Papad', 'Urad Papad'],
  Flours: ['Ragi Flour'],
  Herbs: ['Coriander Leaves'],
  Snacks: ['Fried Mixture', 'Baked Mixture'],
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillWithFours(shop.ctx(), SHELVES);
});

afterAll(() => shop.close());

const asked = (query: string) => askedSearch(shop, query);

describe('what people need in everyday life', () => {
  it.each([
    ['itchy throat relief', 'Cough Lozenge'],
    ['for rough heels', 'Heel Balm'],
    ['gas acidity ke liye', 'Digestive Tablet'],
    ['nind ke liye chai', 'Chamomile Tea'],
    ['sabun for baby', 'Baby Soap'],
    ['chaas', 'Buttermilk'],
    ['dhaniya nu guchha', 'Coriander Leaves'],
    ['mixture without palm oil', 'Baked Mixture'],
    ['something for a cold', 'Cough Lozenge'],
    ['khansi ki dawai', 'Cough Lozenge'],
    ['medicine for a sore throat', 'Cough Lozenge'],
    ['cheenti bhagane ki dawa', 'Ant Killer'],
    ['rice for biryani', 'Biryani Basmati Rice'],
    ['fridge saaf karne ke liye', 'Kitchen Cleaner'],
    ['cold coffee ki bottle', 'Cold Coffee'],
    ['bachche ki bottle', 'Feeding Bottle'],
    ['dhaniya patta ek gaddi', 'Coriander Leaves'],
    ['mota basmati rice', 'Basmati Rice'],
    ['mere gale mein dard hai kuch khane ka', 'Cough Lozenge'],
  ])('%j leads to %s', async (query, good) => {
    const { goods, notSold } = await asked(query);

    expect([goods[0], notSold]).toEqual([good, []]);
  });

  it('is no misspelt thing: a throat is no treat', async () => {
    const { goods, notSold } = await asked('throat');

    expect([goods, notSold]).toEqual([[], ['throat']]);
  });
});

describe('two things that are asked for at once', () => {
  it('are shown in turn where what has both names is neither', async () => {
    const { goods } = await asked('syrup and honey');

    expect(goods.slice(0, 2).toSorted()).toEqual(['Rose Syrup', 'Wild Honey']);
  });

  it('share the last word where one of them is no such thing without it', async () => {
    const { goods } = await asked('ragi or urad papad');

    expect(goods.toSorted()).toEqual(['Ragi Papad', 'Urad Papad']);
  });
});
