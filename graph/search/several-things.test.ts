import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
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

/** Enough goods of a thing for it to be asked for by itself. */
const MANY = Array.from({ length: 12 }, (_, at) => at + 1);

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  const shelf = async (name: string) => (await aCategory(ctx, { name })).id;
  const [tea, coffee, bread, eggs, nuts, care] = [
    await shelf('Tea'),
    await shelf('Coffee'),
    await shelf('Bread'),
    await shelf('Eggs'),
    await shelf('Almonds'),
    await shelf('Face Care'),
  ];
  for (const at of MANY) {
    await aProduct(ctx, { name: `Leaf Tea ${at}`, brand: 'Hill Row', categoryId: tea });
    await aProduct(ctx, { name: `Ground Coffee ${at}`, brand: 'Hill Row', categoryId: coffee });
    await aProduct(ctx, { name: `Wheat Bread ${at}`, brand: 'Oven Row', categoryId: bread });
    await aProduct(ctx, { name: `Farm Eggs ${at}`, brand: 'Oven Row', categoryId: eggs });
    await aProduct(ctx, { name: `Hair Oil ${at}`, brand: 'Plain Row', categoryId: care });
  }
  await aProduct(ctx, { name: 'Tea And Coffee Sampler', brand: 'Hill Row', categoryId: tea });
  await aProduct(ctx, { name: 'Cold Cream', brand: 'Plain Row', categoryId: care });
  await aProduct(ctx, { name: 'Hair Oil', brand: 'Wild Stone', categoryId: care });
  await aProduct(ctx, { name: 'Organic - Cloves', brand: 'Hill Row', categoryId: tea });
  await aProduct(ctx, { name: 'Clove Toothpaste', brand: 'Hill Row', categoryId: care });
  for (const weight of ['1 kg', '450 g', '200 g'])
    await aProduct(ctx, { name: `Almonds, ${weight}`, brand: 'Hill Row', categoryId: nuts });
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
