import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aProduct } from '../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { wordsOf } from '../sentence/words-of.js';
import { clearOldSearches } from './empty-searches.service.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: '1', EMPTY_SEARCH_DAYS: '30' });
  await aProduct(shop.ctx(), { name: 'Toor Dal' });
});
afterAll(() => shop.close());

/** Days begin in India, whichever time zone the database is in. */
const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

const SEARCH =
  'query ($query: String!, $filter: ProductFilter) { search(query: $query, filter: $filter) { totalCount nodes { id } } }';

/** A search from a network, such as 203.0.113.7. */
const searched = (query: string, network: string, variables: object = {}, at: TestShop = shop) =>
  at.graphql(SEARCH, { query, ...variables }, { headers: { 'x-forwarded-for': network } });

const counts = async (at: TestShop = shop): Promise<Record<string, number>> => {
  const rows: { words: string; count: number }[] = await at.database.query('SELECT words, count FROM empty_search');
  return Object.fromEntries(rows.map(({ words, count }) => [words, count]));
};

describe('a search that finds nothing', () => {
  it('is counted by its words, however they were written, once for each network that asked', async () => {
    for (const [query, network] of [
      ['Qwrtzp  Sdfg!', '203.0.113.1'],
      ['qwrtzp sdfg', '203.0.113.2'],
      ['QWRTZP, SDFG', '203.0.113.3'],
      ['qwrtzp sdfg', '203.0.113.3'],
    ] as const)
      await searched(query, network);

    expect(await counts()).toMatchObject({ 'qwrtzp sdfg': 3 });
  });

  it('leads no list by being repeated', async () => {
    for (let time = 0; time < 20; time += 1) await searched(time % 2 ? 'Zzxyqk' : 'zzxyqk', '203.0.113.9');

    expect((await counts()).zzxyqk).toBe(1);
  });

  it('is counted with fifty different words of a network a day, and no more', async () => {
    for (let each = 0; each < 60; each += 1)
      await searched(`qzxw${String.fromCharCode(97 + (each % 26))}${each}kj`, '203.0.113.77');

    expect(Object.keys(await counts()).filter((words) => words.startsWith('qzxw'))).toHaveLength(50);
  });

  it('is counted for what /api answers as well', async () => {
    const get = (query: string) =>
      fetch(`${shop.address}/api/search?q=${query}`, { headers: { 'x-forwarded-for': '203.0.113.21' } });
    await get('wxqzkv');

    expect((await counts()).wxqzkv).toBe(1);
  });

  it.each([
    ['finds something', 'toor dal', {}],
    ['finds nothing for what it is narrowed to', 'toor dal', { filter: { maxPrice: 1 } }],
    ['is blank', '  ', {}],
    ['has an e-mail address in it', 'qqzx@example.com', {}],
    ['has a phone number in it', 'qqzx 98765 43210', {}],
  ])('is not counted where it %s', async (_what, query, variables) => {
    const before = await counts();
    await searched(query, '203.0.113.30', variables);

    expect(await counts()).toEqual(before);
  });

  it('is not counted of those who run the shop', async () => {
    const as = await aUser(shop.ctx(), { role: Role.PACKER });
    await shop.graphql(SEARCH, { query: 'vvqxzj' }, { as });

    expect((await counts()).vvqxzj).toBeUndefined();
  });

  it('is told to the desk of a period, beside the one before', async () => {
    await shop.database.query(
      `INSERT INTO empty_search VALUES ('2025-01-10', 'maggi', 3), ('2025-01-09', 'maggi', 2), ('2025-01-10', 'nutella', 1)`,
    );
    const as = await aUser(shop.ctx(), { isAdmin: true });
    const { data } = await shop.graphql(
      '{ salesReport(from: "2025-01-10", to: "2025-01-10") { emptySearches { words count countBefore } } }',
      {},
      { as },
    );

    expect(data.salesReport.emptySearches).toEqual([
      { words: 'maggi', count: 3, countBefore: 2 },
      { words: 'nutella', count: 1, countBefore: 0 },
    ]);
  });

  it('is forgotten after the time that the shop keeps it, and what told networks apart the day after', async () => {
    await shop.database.query(
      `INSERT INTO empty_search VALUES (${TODAY} - 29, 'younger', 1), (${TODAY} - 31, 'older', 1)`,
    );
    await shop.database.query(`UPDATE empty_search_visit SET day = day - 1`);
    await clearOldSearches.run(shop.ctx(), {}, 0);

    expect(await counts()).toMatchObject({ younger: 1 });
    expect(await counts()).not.toHaveProperty('older');
    expect(await shop.database.query('SELECT hash FROM empty_search_visit')).toEqual([]);
  });

  it('is kept by nothing that tells of a person', async () => {
    await searched('jjqxvz', '198.51.100.4');
    const rows = await shop.database.query('SELECT hash FROM empty_search_visit');

    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|jjqxvz/);
  });
});

describe('a shop that keeps no searches', () => {
  it('counts none, and removes what was counted', async () => {
    const forgetful = await openShop({ EMPTY_SEARCH_DAYS: '0' });
    try {
      await forgetful.database.query(`INSERT INTO empty_search VALUES (${TODAY}, 'maggi', 3)`);
      await searched('qwrtzp', '203.0.113.1', {}, forgetful);
      expect(await counts(forgetful)).toEqual({ maggi: 3 });
      await clearOldSearches.run(forgetful.ctx(), {}, 0);

      expect(await counts(forgetful)).toEqual({});
    } finally {
      await forgetful.close();
    }
  });
});

describe('words that are counted', () => {
  it.each([
    ['  Haldi   Powder ', 'haldi powder'],
    ['दाल!', 'दाल'],
    ['1.5 kg atta', '1.5 kg atta'],
    ['A.B.C.', 'a b c'],
    ['???', null],
    ['x'.repeat(81), null],
    ['call 9876543210', null],
  ])('%j are %j', (typed, words) => {
    expect(wordsOf(typed)).toBe(words);
  });
});
