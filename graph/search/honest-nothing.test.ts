import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askedSearch } from '../testing/asked-search.js';
import { by, fillShelves, numbered, type Shelves } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

/** What stands on the shelves: of some things enough for a shopper to be led to them. */
const SHELVES: Shelves = {
  Dairy: [
    ...by(
      'Gokul Lane',
      numbered(10, (at) => `Toned Milk ${at}`),
    ),
    ...by('Harvest Row', ['Goat Meat', 'Goat Kid']),
  ],
  Stationery: [
    ...by('Kite Line', ['Drawing Instruments', 'Hair Oil', 'Elevate Body Spray', 'Wooden Spoon', 'Woollen Cap']),
    ...by('Shandi', ['Magnetize Kajal']),
    ...by('Denta Pearl', ['Neem Toothpaste', 'Tahiti Vanilla Soap']),
    ...by('Harvest Row', ['Steel Glass', 'Folic Acid Tablets', 'Whisky Glass']),
  ],
  Tea: by('Wagh Bakri', ['Leaf Tea']),
  Rice: by('Harvest Row', [...numbered(10, (at) => `Basmati Rice ${at}`), 'Basmati Rice - Brown']),
  Pulses: by('Harvest Row', [
    ...numbered(10, (at) => `Ginger Paste ${at}`),
    'Kabuli Chana',
    'Toor Dal - Unpolished',
    'Toor Dal',
  ]),
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillShelves(shop.ctx(), SHELVES);
});

afterAll(() => shop.close());

const asked = (query: string) => askedSearch(shop, query);

describe('a question for what the shop does not sell', () => {
  it('is told so where a brand makes nothing of the kind, and shows the same of other makers', async () => {
    const { names, notSold } = await asked('kite line milk');

    expect(notSold).toEqual(['kite line milk']);
    expect(names[0]).toMatch(/^Toned Milk/);
    expect(names).not.toContain('Drawing Instruments');
  });

  it('is told so of food that few shops have, rather than taken for a slip of something else', async () => {
    expect(await asked('tahini')).toMatchObject({ names: [], notSold: ['tahini'] });
  });

  it('is told so of any English word for a thing, which is no slip of another and does not begin one', async () => {
    expect(await asked('elevator')).toMatchObject({ names: [], notSold: ['elevator'] });
    expect(await asked('wooden sundial')).toMatchObject({ names: [], notSold: ['sundial'] });
    expect(await asked('magnet')).toMatchObject({ names: [], notSold: ['magnet'] });
  });

  it('is told so of an English word for a thing that looks like a maker', async () => {
    expect(await asked('shanty')).toMatchObject({ names: [], notSold: ['shanty'] });
  });

  it('is told so where a maker or a measure stands behind the thing', async () => {
    expect(await asked('hair straightener kite line')).toMatchObject({ names: [], notSold: ['hair straightener'] });
    expect(await asked('hair straightener 2 metre')).toMatchObject({ names: [] });
  });

  it('is told so of the meat of an animal that is none for food', async () => {
    expect(await asked('kangaroo meat')).toMatchObject({ names: [], notSold: ['kangaroo meat'] });
  });

  it('is told so of a thing whatever is said of its looks behind it', async () => {
    expect(await asked('steel wardrobe black')).toMatchObject({ names: [], notSold: ['wardrobe', 'black'] });
  });
});

describe('a question for what the shop sells', () => {
  it('is not refused for a word of a brand that names what is sold elsewhere', async () => {
    expect(await asked('wagh bakri')).toMatchObject({ names: ['Leaf Tea'], notSold: [] });
  });

  it('is not refused where what is asked for is the end of a longer word of the brand', async () => {
    expect((await asked('denta pearl paste')).notSold).toEqual([]);
  });

  it('shows what has all its words first, and then what it is about, in whatever order they were typed', async () => {
    const { names } = await asked('basmati rice brown');

    expect(names[0]).toBe('Basmati Rice - Brown');
    expect(names.slice(1).every((name) => name.startsWith('Basmati Rice'))).toBe(true);
  });

  it('is not refused for the other spelling of an English word', async () => {
    expect(await asked('woolen cap')).toMatchObject({ names: ['Woollen Cap'], notSold: [] });
  });

  it('is not refused in the plural, however many words its name has', async () => {
    expect(await asked('folic acid tablets')).toMatchObject({ names: ['Folic Acid Tablets'], notSold: [] });
  });

  it('is answered with the thing itself where none of it is for those who were named', async () => {
    expect((await asked('kids basmati rice')).names[0]).toMatch(/^Basmati Rice/);
  });

  it('is not refused for a word in front that names what is sold elsewhere', async () => {
    expect(await asked('whisky glass')).toMatchObject({ names: ['Whisky Glass'], notSold: [] });
  });

  it('is understood before its last word is typed to the end, even if that is a word of its own', async () => {
    expect((await asked('kabuli cha')).names).toEqual(['Kabuli Chana']);
  });

  it('finds what says by a word for it that it is without something', async () => {
    expect((await asked('dal without polish')).names).toEqual(['Toor Dal - Unpolished']);
  });
});
