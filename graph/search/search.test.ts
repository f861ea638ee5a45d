import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductFilter } from '../catalogue/catalogue.inputs.js';
import type { Category } from '../catalogue/category.entity.js';
import type { Context } from '../shared/context.js';
import type { CustomField } from '../shared/custom-field.js';
import { asPaise } from '../shared/money/money.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { installSearch } from './index/install-search.queries.js';
import { choosePlan } from './plan/choose-plan.js';
import { planQuery } from './plan/plan-query.js';
import { rankedRows } from './ranked-rows.queries.js';
import { search } from './search.service.js';

let shop: TestShop;
let dairy: Category;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  const food = await aCategory(ctx, { name: 'Food' });
  dairy = await aCategory(ctx, { name: 'Dairy', parentId: food.id });
  const shelf = { categoryId: food.id, subCategoryId: dairy.id };
  await aProduct(ctx, { ...shelf, name: 'Toned Milk', brand: 'Gokul Lane', price: 30 });
  await aProduct(ctx, { ...shelf, name: 'Masala Milk', brand: 'Gokul Lane', price: 20 });
  await aProduct(ctx, { ...shelf, name: 'Paneer', brand: "Lay's", price: 90 });
});

afterAll(() => shop.close());

const SEARCH = `query ($query: String!, $filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String) {
  search(query: $query, filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount
    nodes { name }
    facets { key values { value count } }
    pageInfo { hasNextPage endCursor }
    interpretation { used corrected synonyms }
  }
}`;

const SUGGEST = `query ($prefix: String!, $first: Int) {
  suggest(prefix: $prefix, first: $first) { queries products { name } categories { name } brands }
}`;

/** What the databases and patterns of other shops stumble over, and no word for anything. */
const MEANINGLESS = [
  ...['%', '_', '\\', '%%%', '__', '100%', "'", '"', '&', '|', '!', '(', ':*', '<->', "';--", '\u0000', '\u0000%'],
  ...['🥛', '👩‍👩‍👧', '؟', '\u202e', '\u200b', '…', '(&|!)', "''''"],
];

const names = (nodes: { name: string }[]) => nodes.map(({ name }) => name);

describe('search', () => {
  it('finds what has all the words, in name, brand or category', async () => {
    const { data } = await shop.graphql(SEARCH, { query: 'gokul milk' });

    expect(names(data.search.nodes).toSorted()).toEqual(['Masala Milk', 'Toned Milk']);
    expect(data.search.totalCount).toBe(2);
    expect(data.search.interpretation).toEqual({ used: 'gokul milk', corrected: false, synonyms: [] });
  });

  it('combines with the filter, the facets and the sorts of a listing', async () => {
    const { data } = await shop.graphql(SEARCH, {
      query: 'milk',
      filter: { categoryId: dairy.id, maxPrice: 25 },
      sort: 'PRICE_ASC',
    });

    expect(names(data.search.nodes)).toEqual(['Masala Milk']);
    const brands = data.search.facets.find(({ key }: { key: string }) => key === 'BRAND');
    expect(brands.values).toEqual([{ value: 'Gokul Lane', count: 1 }]);
  });

  it('goes on behind a cursor without repeating or leaving out anything', async () => {
    const first = await shop.graphql(SEARCH, { query: 'milk', first: 1 });
    const after = first.data.search.pageInfo.endCursor;
    const second = await shop.graphql(SEARCH, { query: 'milk', first: 1, after });

    const seen = [...names(first.data.search.nodes), ...names(second.data.search.nodes)];
    expect(seen.toSorted()).toEqual(['Masala Milk', 'Toned Milk']);
    expect(second.data.search.pageInfo.hasNextPage).toBe(false);
  });

  it.each(MEANINGLESS)('takes %j for what it is', async (query) => {
    const { data, errors } = await shop.graphql(SEARCH, { query });
    const offered = await shop.graphql(SUGGEST, { prefix: query });

    expect(errors).toEqual([]);
    expect(data.search.totalCount).toBe(0);
    expect(offered.errors).toEqual([]);
    expect(offered.data.suggest.products).toEqual([]);
  });

  it.each([
    ['toned & milk', 'Toned Milk'],
    ['toned | milk', 'Toned Milk'],
    ['!toned:* milk <-> (', 'Toned Milk'],
    ["lay's", 'Paneer'],
    ['lay’s', 'Paneer'],
    ['"toned" milk\\', 'Toned Milk'],
    ['\u202etoned\u202c milk 🥛', 'Toned Milk'],
    ['100% toned milk', 'Toned Milk'],
  ])('reads the words in %j and nothing else', async (query, first) => {
    const { data, errors } = await shop.graphql(SEARCH, { query });

    expect(errors).toEqual([]);
    expect(names(data.search.nodes)[0]).toBe(first);
  });

  it('finds goods by their bar code, an American one with a zero before it or without', async () => {
    const ctx = shop.ctx();
    const packed = (sku: string) => [{ sku, pricePaise: asPaise(5_000), oldPricePaise: null, onHand: 1, weight: null }];
    await aProduct(ctx, { categoryId: dairy.parentId ?? '', name: 'Rusk', variants: packed('8901030865275') });
    await aProduct(ctx, { categoryId: dairy.parentId ?? '', name: 'Crackers', variants: packed('036000291452') });
    const hidden = await aProduct(ctx, {
      name: 'Hidden',
      categoryId: dairy.parentId ?? '',
      variants: packed('4006381333931'),
    });
    await shop.database.query("UPDATE product SET status = 'HIDDEN' WHERE id = $1", [hidden.id]);
    const found = async (query: string) => names((await shop.graphql(SEARCH, { query })).data.search.nodes);

    expect(await found(' 8901030865275 ')).toEqual(['Rusk']);
    expect(await found('0036000291452')).toEqual(['Crackers']);
    expect(await found('036000291452')).toEqual(['Crackers']);
    // Its last digit belongs to no such code, and the other is on no pack.
    expect(await found('8901030865274')).toEqual([]);
    expect(await found('8901030865282')).toEqual([]);
    expect(await found('4006381333931')).toEqual([]);
    const { data } = await shop.graphql(SUGGEST, { prefix: '8901030865275' });
    expect(names(data.suggest.products)).toEqual(['Rusk']);
  });

  it('reads the longest query that it takes without failing', async () => {
    const letters = await shop.graphql(SEARCH, { query: 'x'.repeat(200) });
    const words = await shop.graphql(SEARCH, { query: 'milk '.repeat(40) });
    const signs = await shop.graphql(SEARCH, { query: '(&'.repeat(100) });

    expect([letters.errors, words.errors, signs.errors]).toEqual([[], [], []]);
    expect(words.data.search.totalCount).toBe(2);
  });

  it('shows what has some of the words where nothing has all, and goes on behind a cursor there too', async () => {
    const first = await shop.graphql(SEARCH, { query: 'zebra gokul milk', first: 1 });
    const after = first.data.search.pageInfo.endCursor;
    const second = await shop.graphql(SEARCH, { query: 'zebra gokul milk', first: 1, after });

    const seen = [...names(first.data.search.nodes), ...names(second.data.search.nodes)];
    expect(seen.toSorted()).toEqual(['Masala Milk', 'Toned Milk']);
  });
});

describe('a search that fits more than is graded', () => {
  it('begins with the best of it, in an order that stays, and ends where its total says', async () => {
    const category = await aCategory(shop.ctx(), { name: 'Tableware' });
    for (let number = 0; number < 30; number++) {
      const name = number % 3 === 0 ? `Thali Plate ${number}` : `Cloth with Thali ${number}`;
      await aProduct(shop.ctx(), { name, brand: 'Kansa', categoryId: category.id });
    }
    const [first, again] = await Promise.all(
      [1, 2].map(() => search(shop.ctx(), { query: 'plate', first: 24, mostGraded: 4 })),
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await search(shop.ctx(), { query: 'thali', first: 7, after, mostGraded: 10 });
      seen.push(...names(page.nodes));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    const { total } = await search(shop.ctx(), { query: 'thali', first: 24, mostGraded: 10 });

    expect(names(first?.nodes ?? [])).toEqual(names(again?.nodes ?? []));
    expect(names(first?.nodes ?? []).filter((name) => name.startsWith('Thali Plate')).length).toBeGreaterThanOrEqual(2);
    expect([seen.length, new Set(seen).size, total]).toEqual([30, 30, undefined]);
    const { body, headers } = await shop.rest('GET /api/search?q=thali');
    expect([body.length, headers.get('x-total-count')]).toEqual([30, '30']);
  });

  it('begins with the few that have all words, among the many that are but called by one', async () => {
    const category = await aCategory(shop.ctx(), { name: 'Bottled' });
    await aProduct(shop.ctx(), { name: 'Sherbet with Khus', brand: 'Indus', categoryId: category.id });
    for (let number = 0; number < 30; number++) {
      await aProduct(shop.ctx(), { name: `Sherbet ${number}`, brand: 'Kansa', categoryId: category.id });
    }

    const { nodes } = await search(shop.ctx(), { query: 'khus sherbet', first: 5, mostGraded: 4 });
    expect(names(nodes)[0]).toBe('Sherbet with Khus');
  });

  it('answers any part of it by limit and offset, each product once', async () => {
    const request = { mostGraded: 10, filter: {} };
    const chosen = await choosePlan(shop.ctx(), await planQuery(shop.ctx(), 'thali'));
    const parts = await Promise.all(
      [0, 7, 14, 21, 28].map((offset) => rankedRows(shop.ctx(), chosen, { ...request, first: 7, offset }, null, 7)),
    );

    expect(parts.map(({ length }) => length)).toEqual([7, 7, 7, 7, 2]);
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(30);
  });
});

describe('suggest', () => {
  it('offers queries, products, categories and brands that begin like this', async () => {
    const paneer = await shop.graphql(SUGGEST, { prefix: 'pan' });
    const others = await shop.graphql(SUGGEST, { prefix: 'da' });

    expect(paneer.data.suggest).toMatchObject({ queries: ['paneer'], products: [{ name: 'Paneer' }] });
    expect(others.data.suggest.categories).toEqual([{ name: 'Dairy' }]);
  });

  it('answers in the script that is typed, and finds what is begun in it', async () => {
    const { data } = await shop.graphql(SUGGEST, { prefix: 'पनी' });

    expect(data.suggest).toMatchObject({ queries: ['पनीर'], products: [{ name: 'Paneer' }] });
  });

  it('offers something from the first letter on, also for the beginning of a word that says nothing by itself', async () => {
    const [letter, article] = await Promise.all(['p', 'to'].map((prefix) => shop.graphql(SUGGEST, { prefix })));

    expect([letter, article].map((answer) => answer?.data.suggest.products[0]?.name)).toEqual(['Paneer', 'Toned Milk']);
  });

  it('offers a product once, not in each of its packs', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Juices' });
    for (const pack of ['200 ml', '1 L', 'Pack of 6'])
      await aProduct(shop.ctx(), { name: `Kokum Juice - ${pack}`, brand: 'Konkan', categoryId: shelf.id });
    const { data } = await shop.graphql(SUGGEST, { prefix: 'koku' });

    expect(data.suggest.products).toHaveLength(1);
  });

  it('goes on offering behind a brand that is not sold, and within a price', async () => {
    const [brand, price] = await Promise.all(
      ['amul pane', 'milk under 25'].map((prefix) => shop.graphql(SUGGEST, { prefix })),
    );

    expect(brand?.data.suggest.products).toEqual([{ name: 'Paneer' }]);
    expect(price?.data.suggest.products).toEqual([{ name: 'Masala Milk' }]);
  });

  it('offers nothing for a blank text', async () => {
    const { data } = await shop.graphql(SUGGEST, { prefix: ' ' });

    expect(data.suggest).toEqual({ queries: [], products: [], categories: [], brands: [] });
  });
});

describe('GET /api/search', () => {
  it('answers a bare list and how many fit', async () => {
    const { status, headers, body } = await shop.rest('GET /api/search?q=milk');

    expect(status).toBe(200);
    expect(names(body).toSorted()).toEqual(['Masala Milk', 'Toned Milk']);
    expect(headers.get('x-total-count')).toBe('2');
  });

  it('answers more than a page of the graph holds, any part of it by limit and offset, and no more than 500', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Lamps' });
    for (let n = 0; n < 120; n += 1) await aProduct(shop.ctx(), { name: `Diya ${n}`, categoryId: shelf.id });
    const whole = await shop.rest('GET /api/search?q=diya');
    const page = await shop.rest('GET /api/search?q=diya&limit=15&offset=95');
    const pastEnd = await shop.rest('GET /api/search?q=diya&offset=120');
    const tooMany = await shop.rest('GET /api/search?q=diya&limit=501');
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);

    expect([whole.body.length, new Set(names(whole.body)).size]).toEqual([120, 120]);
    expect(page.body).toEqual(whole.body.slice(95, 110));
    expect([page, pastEnd].map(({ headers }) => headers.get('x-total-count'))).toEqual(['120', '120']);
    expect([pastEnd.body, tooMany.status, tooMany.body.field]).toEqual([[], 400, 'limit']);
  });

  it.each(MEANINGLESS)('finds nothing for %j and does not fail', async (query) => {
    const { status, body } = await shop.rest(`GET /api/search?q=${encodeURIComponent(query)}`);

    expect([status, body]).toEqual([200, []]);
  });
});

describe('what extensions say of a product', () => {
  const fields: CustomField[] = [
    {
      ...{ entity: 'Product', name: 'spiceLevel', type: 'enum', values: ['MILD', 'HOT'], isPublic: true },
      ...{ label: { en: 'Spice level' }, texts: { HOT: { en: 'Fiery', hi: 'तीखा' } } },
    },
    { entity: 'Product', name: 'grower', type: 'text', label: { en: 'Grower' }, isPublic: true },
    { entity: 'Product', name: 'shelf', type: 'text', label: { en: 'Shelf' }, isPublic: false },
  ];
  const found = async (query: string) => names((await shop.graphql(SEARCH, { query })).data.search.nodes);
  const say = (custom: object) =>
    shop.database.query(`UPDATE product SET custom = $1 WHERE name = 'Masala Milk'`, [JSON.stringify(custom)]);
  afterAll(() => installSearch(shop.database, []));

  it('is found by the words of its values, in every language, and of its public texts', async () => {
    await installSearch(shop.database, fields);
    await say({ spiceLevel: 'HOT', grower: 'Kaveri Orchards', shelf: 'Godown' });

    expect(await found('fiery milk')).toEqual(['Masala Milk']);
    expect(await found('तीखा')).toEqual(['Masala Milk']);
    expect(await found('kaveri')).toEqual(['Masala Milk']);
    expect(await found('godown')).toEqual([]);
  });

  it('is found by its new words once they change', async () => {
    await say({ spiceLevel: 'MILD', grower: 'Nilgiri Estate' });

    expect(await found('kaveri')).toEqual([]);
    expect(await found('nilgiri')).toEqual(['Masala Milk']);
    expect(await found('mild')).toEqual(['Masala Milk']);
  });

  it('is read anew with an extension, the names that search knows are not', async () => {
    const newestName = async () =>
      (await shop.database.query('SELECT max(xmin::text::bigint) AS written FROM search_synonym'))[0].written;
    const before = await newestName();

    await installSearch(shop.database, []);
    await installSearch(shop.database, fields);

    expect(await newestName()).toBe(before);
  });

  it('is found no more by a field whose extension is gone, and is again when that is back', async () => {
    await installSearch(shop.database, []);
    expect(await found('nilgiri')).toEqual([]);

    await installSearch(shop.database, fields);
    expect(await found('nilgiri')).toEqual(['Masala Milk']);
  });
});

describe('an operator', () => {
  it('adds a name by which shoppers look for something, and takes it back', async () => {
    const before = await shop.graphql(SEARCH, { query: 'zivka' });
    await shop.database.query(`INSERT INTO search_synonym (concept, spelling) VALUES ('Paneer', 'Zivka')`);
    const added = await shop.graphql(SEARCH, { query: 'zivka' });
    await shop.database.query(`DELETE FROM search_synonym WHERE concept = 'paneer' AND source = 'shop'`);
    const removed = await shop.graphql(SEARCH, { query: 'zivka' });

    expect([before, added, removed].map(({ data }) => names(data.search.nodes))).toEqual([[], ['Paneer'], []]);
    expect(added.data.search.interpretation.synonyms).toContain('paneer');
  });

  it('keeps added names when those that the shop comes with are loaded again', async () => {
    await shop.database.query(`INSERT INTO search_synonym (concept, spelling) VALUES ('paneer', 'zivka')`);
    await shop.database.query(`UPDATE installation SET version = 'older' WHERE part IN ('search', 'search/names')`);
    await installSearch(shop.database, []);
    const { data } = await shop.graphql(SEARCH, { query: 'zivka' });

    expect(names(data.search.nodes)).toEqual(['Paneer']);
  });
});

describe('a search that fits hundreds', () => {
  it('lists each product once, whatever of it was asked for before', async () => {
    await shop.database.query(
      `WITH made AS (INSERT INTO product (slug, name, description, brand, category_id, price_paise)
         SELECT 'tumbler-' || n, CASE WHEN n % 3 = 0 THEN 'Tumbler ' ELSE 'Tray with Tumbler ' END || n, '', 'Kansa', $1, 100 * n
         FROM generate_series(1, 520) AS n RETURNING id, price_paise)
       INSERT INTO product_variant (product_id, sku, price_paise, on_hand, position) SELECT id, id, price_paise, 1, 0 FROM made`,
      [dairy.id],
    );
    const listed = async (filter: ProductFilter) => {
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const page = await search(shop.ctx(), { query: 'tumbler', first: 100, after, filter });
        ids.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      return ids;
    };

    const before = await listed({});
    const narrowed = await listed({ maxPrice: asPaise(51_000) });
    const after = await listed({});

    expect([before, narrowed].map((ids) => [ids.length, new Set(ids).size])).toEqual([
      [520, 520],
      [510, 510],
    ]);
    expect(after).toEqual(before);
  });
});

describe('a product that is put up', () => {
  it('is described without reading each name that search knows', async () => {
    const wholeReads = async ({ db }: Context): Promise<number> => {
      const [{ read }] = await db.query(
        `SELECT coalesce(sum(seq_tup_read), 0)::integer AS read FROM pg_stat_xact_user_tables
         WHERE relname = 'search_synonym'`,
      );
      return read;
    };

    const read = await inTransaction(shop.ctx(), async (tx) => {
      const before = await wholeReads(tx);
      await aProduct(tx, { name: 'Soya Milk' });
      return (await wholeReads(tx)) - before;
    });

    expect(read).toBe(0);
  });
});
