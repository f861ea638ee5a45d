import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Product } from '../../catalogue/product.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { aBuyer, BILLING } from '../../testing/factories/checkout.factory.js';
import { takeCash } from '../../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { clearOldSearches } from '../empty/empty-searches.service.js';
import { writeQuestions } from '../questions/search-questions.service.js';
import { learnFromSearches } from './learn-from-searches.js';
import { writeBought } from './note-lessons.js';

let shop: TestShop;
let thick: Product;
let thin: Product;
let strainer: Product;

/** Days begin in India, whichever time zone the database is in. */
const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: '1', EMPTY_SEARCH_DAYS: '30' });
  await takeCash(shop);
  const { id: categoryId } = await aCategory(shop.ctx(), { name: 'Breakfast' });
  // Of two that fit as well, the one that was put up later stands first.
  thick = await aProduct(shop.ctx(), { name: 'Thick Poha', brand: 'Gokul', categoryId });
  thin = await aProduct(shop.ctx(), { name: 'Thin Poha', brand: 'Gokul', categoryId });
  await aProduct(shop.ctx(), { name: 'Zimpol', brand: 'Gokul', categoryId });
  await aProduct(shop.ctx(), { name: 'Assam Tea', brand: 'Gokul', categoryId });
  const { id: kitchen } = await aCategory(shop.ctx(), { name: 'Kitchen' });
  strainer = await aProduct(shop.ctx(), { name: 'Tea Strainer', brand: 'Gokul', categoryId: kitchen });
});
beforeEach(async () => {
  await written();
  for (const table of ['search_question', 'search_choice', 'search_spelling', 'empty_search_visit', 'search_lesson'])
    await shop.database.query(`DELETE FROM ${table}`);
});
afterAll(() => shop.close());

/** Networks of a day, such as 203.0.113.7. */
let next = 0;
const networks = (count: number) =>
  Array.from({ length: count }, () => {
    next += 1;
    return `203.0.${100 + Math.floor(next / 250)}.${(next % 250) + 1}`;
  });

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });

const SEARCH = `query ($query: String!) { search(query: $query) {
  nodes { name } interpretation { used corrected } } }`;

const asked = (query: string, network: string, at = shop) => at.graphql(SEARCH, { query }, from(network));

const found = async (query: string, at = shop): Promise<string[]> =>
  (await asked(query, networks(1)[0] as string, at)).data.search.nodes.map(({ name }: { name: string }) => name);

const opened = (query: string, { id }: Product, network: string, at = shop) =>
  at.graphql(
    'mutation ($query: String!, $productId: ID!) { countSearchChoice(query: $query, productId: $productId) { ok } }',
    { query, productId: id },
    from(network),
  );

async function bought(product: Product, network: string): Promise<void> {
  const [variant] = await shop.database.query('SELECT id FROM product_variant WHERE product_id = $1', [product.id]);
  const as = await aBuyer(shop, variant);
  const { data } = await shop.graphql(
    'mutation ($input: BillingInput!) { placeCashOrder(input: $input) { order { id } userErrors { code } } }',
    { input: BILLING },
    { as, ...from(network) },
  );
  expect(data.placeCashOrder.userErrors).toEqual([]);
}

async function written(at = shop): Promise<void> {
  await writeQuestions(at.ctx());
  await writeBought(at.ctx());
}

async function learnt(at = shop): Promise<void> {
  await written(at);
  await learnFromSearches.run(at.ctx(), {}, 0);
}

/** Shoppers of as many networks each ask, and open what was found. */
async function chosen(query: string, product: Product, count: number): Promise<string[]> {
  const each = networks(count);
  for (const network of each) {
    await asked(query, network);
    await opened(query, product, network);
  }
  return each;
}

describe('what shoppers choose of what a question finds', () => {
  it('stands before what fits as well once several have opened it, and staff are told by how much that lifts it', async () => {
    const before = await found('poha');
    await chosen('poha', thick, 6);
    await learnt();

    expect([before, await found('poha')]).toEqual([
      ['Thin Poha', 'Thick Poha'],
      ['Thick Poha', 'Thin Poha'],
    ]);
    const as = await aUser(shop.ctx(), { isAdmin: true });
    const { data } = await shop.graphql(
      '{ search(query: "poha", explain: true) { explanations { score product { name } lifts { kind points } } } }',
      {},
      { as },
    );
    const [first] = data.search.explanations;
    expect(first.product.name).toBe('Thick Poha');
    expect(first.lifts).toContainEqual({ kind: 'CHOSEN', points: 3 });
    expect(first.lifts.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBeCloseTo(
      first.score,
    );
  });

  it('stands before all that was only opened where it was bought', async () => {
    await chosen('poha', thin, 6);
    for (const network of await chosen('poha', thick, 5)) await bought(thick, network);
    await learnt();

    expect(await shop.database.query('SELECT opened, bought FROM search_choice ORDER BY bought')).toEqual([
      { opened: 6, bought: 0 },
      { opened: 5, bought: 5 },
    ]);
    expect(await found('poha')).toEqual(['Thick Poha', 'Thin Poha']);
  });

  it('is waited for by a shop that closes while it is being written down', async () => {
    for (const network of await chosen('poha', thick, 1)) await bought(thick, network);
    let isWritten = false;

    const writing = writeBought(shop.ctx()).then(() => {
      isWritten = true;
    });
    await writeBought(shop.ctx());

    expect(isWritten).toBe(true);
    await writing;
  });

  it('counts as bought for no question that its buyers did not ask', async () => {
    await chosen('poha', thick, 5);
    for (const network of networks(2)) await bought(thick, network);
    await learnt();

    expect(await shop.database.query('SELECT sum(bought)::integer AS bought FROM search_choice')).toEqual([
      { bought: 0 },
    ]);
  });

  it('is moved by no program that asks and opens a thousand times, today and every day', async () => {
    const before = await found('poha');
    for (let time = 0; time < 40; time += 1) {
      await asked(`poha${' '.repeat(time)}`, '203.0.113.9');
      await opened(`poha${'!'.repeat(time)}`, thick, '203.0.113.9');
    }
    await written();
    await shop.database.query(
      `INSERT INTO search_question SELECT ${TODAY} - day, 'poha', 1 FROM generate_series(1, 29) AS day`,
    );
    await shop.database.query(
      `INSERT INTO search_choice SELECT ${TODAY} - day, 'poha', $1, 1, 1 FROM generate_series(1, 29) AS day`,
      [thick.id],
    );
    await learnt();

    expect(await found('poha')).toEqual(before);
    expect(await shop.database.query('SELECT * FROM search_lesson')).toEqual([]);
  });

  it('never stands before the thing itself for having its name, however many chose it', async () => {
    await shop.database.query(`INSERT INTO search_choice VALUES (${TODAY}, 'tea', $1, 5000, 5000)`, [strainer.id]);
    await learnt();

    expect(await found('tea')).toEqual(['Assam Tea', 'Tea Strainer']);
  });

  it('moves nothing any more once it is older than the shop keeps it', async () => {
    await shop.database.query(`INSERT INTO search_choice VALUES (${TODAY} - 29, 'poha', $1, 50, 0)`, [thick.id]);
    await learnt();
    const while_ = await found('poha');
    await shop.database.query('UPDATE search_choice SET day = day - 1');
    await learnt();
    await clearOldSearches.run(shop.ctx(), {}, 0);

    expect([while_, await found('poha')]).toEqual([
      ['Thick Poha', 'Thin Poha'],
      ['Thin Poha', 'Thick Poha'],
    ]);
    expect(await shop.database.query('SELECT * FROM search_choice')).toEqual([]);
  });
});

describe('a question that was asked in vain', () => {
  const misspelt = async (count: number) => {
    for (const network of networks(count)) {
      await asked('zenbol', network);
      await asked('zimpol', network);
      const [product] = await shop.database.query(`SELECT id FROM product WHERE name = 'Zimpol'`);
      await opened('zimpol', product, network);
    }
  };

  it('finds what several meant by it who asked otherwise right after, and says so', async () => {
    const before = await found('zenbol');
    await misspelt(6);
    await learnt();
    const { data } = await asked('zenbol', '203.0.113.200');

    expect([before, data.search.nodes, data.search.interpretation]).toEqual([
      [],
      [{ name: 'Zimpol' }],
      { used: 'zimpol', corrected: true },
    ]);
  });

  it('means what one alone meant by it to nobody else', async () => {
    await misspelt(1);
    await shop.database.query(
      `INSERT INTO search_spelling SELECT ${TODAY} - day, 'zenbol', 'zimpol', 1 FROM generate_series(1, 29) AS day`,
    );
    await learnt();

    expect(await found('zenbol')).toEqual([]);
  });

  it('means nothing else that is asked after it', async () => {
    for (const network of networks(6)) {
      await asked('zenbol', network);
      await asked('poha', network);
      await opened('poha', thick, network);
    }
    await learnt();

    expect(await shop.database.query('SELECT * FROM search_spelling')).toEqual([]);
  });
});

describe('a question that several asked and found what they opened', () => {
  const suggested = async (prefix: string, at = shop) =>
    (await at.graphql('query ($prefix: String!) { suggest(prefix: $prefix) { queries } }', { prefix })).data.suggest
      .queries;

  it('is the first that is suggested to who begins to type it, and one that a single shopper asked is not', async () => {
    await chosen('poha of gokul', thick, 6);
    await chosen('poha by gokul', thick, 1);
    await chosen('poha xqzbuy', thick, 8);
    const before = await suggested('poha');
    await learnt();
    const after = await suggested('poha');

    expect([before[0], after[0]]).toEqual([expect.not.stringContaining('gokul'), 'poha of gokul']);
    expect(after).not.toContain('poha by gokul');
    // Nor is what no goods are called.
    expect(after).not.toContain('poha xqzbuy');
  });
});

describe('a shop that keeps no searches', () => {
  it('learns nothing, uses nothing that was learnt before, and forgets it', async () => {
    const forgetful = await openShop({ TRUST_PROXY: '1', EMPTY_SEARCH_DAYS: '0' });
    try {
      const { id: categoryId } = await aCategory(forgetful.ctx(), { name: 'Breakfast' });
      const first = await aProduct(forgetful.ctx(), { name: 'Thick Poha', brand: 'Gokul', categoryId });
      await aProduct(forgetful.ctx(), { name: 'Thin Poha', brand: 'Gokul', categoryId });
      await forgetful.database.query(`INSERT INTO search_lesson VALUES ('poha', 50, NULL, ARRAY[$1::uuid], '{120}')`, [
        first.id,
      ]);
      for (const network of networks(6)) {
        await asked('poha', network, forgetful);
        await opened('poha', first, network, forgetful);
      }

      expect(await found('poha', forgetful)).toEqual(['Thin Poha', 'Thick Poha']);
      await learnt(forgetful);
      for (const table of ['search_question', 'search_choice', 'search_lesson'])
        expect(await forgetful.database.query(`SELECT * FROM ${table}`)).toEqual([]);
    } finally {
      await forgetful.close();
    }
  });
});
