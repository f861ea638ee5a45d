import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askedSearch } from '../testing/asked-search.js';
import { by, fillShelves, numbered } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

/** Four of a good. */
const fourOf = (name: string) => numbered(4, (at) => `${name} - No ${at}`);

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillShelves(shop.ctx(), {
    Soaps: [...fourOf('Bathing Soap'), ...by('Dove', fourOf('Cream Soap'))],
    Salt: [...fourOf('Rock Salt'), ...by('Tata', fourOf('Iodised Salt'))],
    Repellents: [...fourOf('Mosquito Repellent Coil'), ...by('Good Knight', fourOf('Vaporiser Refill'))],
    Puja: fourOf('Sandal Agarbatti'),
    Ladles: fourOf('Steel Ladle'),
    Brushes: [...fourOf('Floor Brush'), ...fourOf('Toothbrush')],
    Laundry: [...fourOf('Nylon Rope'), ...fourOf('Cloth Clip')],
    Moulds: fourOf('Cake Mould'),
    'Cake mixes': fourOf('Cake Mix'),
    Snacks: [...fourOf('Aloo Tikki'), ...fourOf('Namkeen')],
    Ghee: fourOf('Cow Ghee'),
    Balls: fourOf('Rubber Ball'),
    Mugs: fourOf('Coffee Mug'),
  });
});

afterAll(() => shop.close());

const asked = (query: string) => askedSearch(shop, query);

describe('a shopper who writes Hindi', () => {
  it.each([
    ['टाटा नमक', 'Iodised Salt'],
    ['डव साबुन', 'Cream Soap'],
    ['गुड नाइट रिफिल', 'Vaporiser Refill'],
  ])('finds by %s what that maker makes', async (query, good) => {
    const { goods, notSold } = await asked(query);

    expect(goods[0]).toBe(good);
    expect(notSold).toEqual([]);
  });

  it.each([
    ['दाँत साफ करने का ब्रश', 'Toothbrush'],
    ['daant saaf karne ka brush', 'Toothbrush'],
    ['केक बनाने का सांचा', 'Cake Mould'],
    ['machhar bhagane ki agarbatti', 'Mosquito Repellent Coil'],
  ])('finds by %s what does so', async (query, good) => {
    expect((await asked(query)).goods[0]).toBe(good);
  });

  it.each([
    ['सबसे बढ़िया घी दिखाओ', 'Cow Ghee'],
    ['बहुत तीखी नमकीन', 'Namkeen'],
    ['रस्सी', 'Nylon Rope'],
  ])('is not misunderstood: %s', async (query, good) => {
    const { goods, notSold } = await asked(query);

    expect(goods[0]).toBe(good);
    expect(notSold).toEqual([]);
  });

  it('is told in Hindi what is not sold', async () => {
    expect((await asked('इलेक्ट्रिक केतली')).notSold.join(' ')).toBe('इलेक्ट्रिक केतली');
  });
});
