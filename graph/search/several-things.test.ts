import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, fillShelves, numbered, type Shelves } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

const ASK = `query ($query: String!, $first: Int, $after: String) {
  search(query: $query, first: $first, after: $after) {
    totalCount nodes { name brand } pageInfo { endCursor } interpretation { notSold used corrected }
  }
}`;

/** What was found, and what is told of the words. */
interface Answer {
  names: string[];
  total: number;
  after: string;
  brand: string;
  notSold: string[];
  corrected: boolean;
}

/** What stands on the shelves: of some things enough for them to be asked for by themselves. */
const SHELVES: Shelves = {
  Tea: by('Hill Row', [...numbered(12, (at) => `Leaf Tea ${at}`), 'Tea And Coffee Sampler', 'Organic - Cloves']),
  Coffee: by(
    'Hill Row',
    numbered(12, (at) => `Ground Coffee ${at}`),
  ),
  Bread: by(
    'Oven Row',
    numbered(12, (at) => `Wheat Bread ${at}`),
  ),
  Eggs: by(
    'Oven Row',
    numbered(12, (at) => `Farm Eggs ${at}`),
  ),
  Almonds: by('Hill Row', ['Almonds, 1 kg', 'Almonds, 450 g', 'Almonds, 200 g']),
  'Face Care': [
    ...numbered(12, (at) => `Hair Oil ${at}`),
    'Cold Cream',
    ...by('Wild Stone', ['Hair Oil']),
    ...by('Hill Row', ['Clove Toothpaste']),
  ],
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillShelves(shop.ctx(), SHELVES);
});

afterAll(() => shop.close());

async function asked(query: string, page: { first?: number; after?: string } = {}): Promise<Answer> {
  const { data } = await shop.graphql(ASK, { query, ...page });
  const { nodes, totalCount, pageInfo, interpretation } = data.search;
  const names = nodes.map(({ name }: { name: string }) => name);
  return { names, total: totalCount, after: pageInfo.endCursor, brand: nodes[0]?.brand, ...interpretation };
}

const kindsOf = (names: readonly string[]) => names.map((name) => name.replace(/ \d+$/, ''));

describe('a question for several things at once', () => {
  it('is answered with each of them in turn where any will do', async () => {
    const { names, notSold } = await asked('tea or coffee', { first: 4 });

    expect(new Set(kindsOf(names.slice(0, 2))).size).toBe(2);
    expect(['Tea', 'Coffee'].every((thing) => names.join().includes(thing))).toBe(true);
    expect(notSold).toEqual([]);
  });

  it('begins with the few that are all of it where all are wanted', async () => {
    const { names } = await asked('tea and coffee', { first: 5 });

    expect(names[0]).toBe('Tea And Coffee Sampler');
    expect(new Set(kindsOf(names))).toEqual(new Set(['Tea And Coffee Sampler', 'Leaf Tea', 'Ground Coffee']));
  });

  it('is read as a list of wishes without a word between them', async () => {
    const { names } = await asked('bread eggs', { first: 4 });

    expect(new Set(kindsOf(names))).toEqual(new Set(['Wheat Bread', 'Farm Eggs']));
  });

  it('is answered with what is sold of a list, and tells what is not', async () => {
    const { names, notSold } = await asked('bread eggs sofa', { first: 4 });

    expect(notSold).toEqual(['sofa']);
    expect(new Set(kindsOf(names))).toEqual(new Set(['Wheat Bread', 'Farm Eggs']));
  });

  it('goes on behind its first page without a product twice', async () => {
    const first = await asked('bread or eggs', { first: 10 });
    const second = await asked('bread or eggs', { first: 30, after: first.after });

    expect(first.total).toBe(24);
    expect(new Set([...first.names, ...second.names]).size).toBe(24);
  });
});

describe('a question with more than the thing itself', () => {
  it('asks for what its last clause names', async () => {
    expect((await asked('my skin is dry show me cold cream')).names[0]).toBe('Cold Cream');
  });

  it('means a brand that is misspelt rather than a word of its own', async () => {
    expect(await asked('wild ston oil')).toMatchObject({ brand: 'Wild Stone', corrected: true });
  });

  it('shows packs near in size before others', async () => {
    expect((await asked('almonds 500 g')).names).toEqual(['Almonds, 450 g', 'Almonds, 1 kg', 'Almonds, 200 g']);
  });

  it('finds the thing behind a word that only tells of what kind it is', async () => {
    expect((await asked('clove')).names[0]).toBe('Organic - Cloves');
  });
});
