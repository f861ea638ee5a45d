import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ProductFilter, ProductSort } from '../catalogue/catalogue.inputs.js';
import { FacetKey, type ProductConnection } from '../catalogue/listing/product-connection.type.js';
import { facetsOf } from '../catalogue/listing/product-facets.service.js';
import { asPaise } from '../shared/money/money.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { testsEverything } from '../testing/every-case.js';
import { SEED } from '../testing/seed.js';
import { insertSeededCatalogue } from '../testing/seeded-catalogue.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { untilCached } from '../testing/until-cached.js';
import { search } from './search.service.js';

interface Page {
  totalCount: number;
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  facets: { key: string; isEstimate: boolean; values: { value: string; count: number }[] }[];
}

let shop: TestShop;
let goods: { name: string; brand: string }[];

beforeAll(async () => {
  shop = await openShop();
  await insertSeededCatalogue(shop.ctx());
  goods = await shop.database.query('SELECT name, brand FROM product ORDER BY id');
});

afterAll(() => shop.close());

describe('the numbers beside a search', () => {
  const KEYS = ['categoryId', 'brands', 'minRating', 'minDiscount', 'inStock', 'maxPrice'] as const;
  const WORDS = [
    '500ml',
    '1 kg',
    'under 50',
    'milk under 100',
    'atta 5 kg',
    'soap 2 for 100',
    'दूध',
    'tel 1 ltr',
    'sugar free',
    'oil made in india',
    'swadeshi',
  ]
    .concat([
      'rice',
      'oil',
      'chai',
      'sabun',
      'dal above 100',
      'shampoo 100-200',
      'biscuit without cream',
      'paneer half kg',
      'dairy',
    ])
    .concat([
      'spices',
      'aloo pyaz',
      'tomatto',
      'basmati',
      'steel bottle',
      'kids',
      'b',
      'ghee 1 ltr under 700',
      'chips',
      'qwzx plokj',
    ]);
  const LIST = `query ($query: String!, $filter: ProductFilter, $sort: ProductSort, $after: String) {
    search(query: $query, filter: $filter, sort: $sort, first: 100, after: $after) {
      totalCount nodes { id } pageInfo { hasNextPage endCursor }
      facets { key isEstimate values { value count } }
    }
  }`;
  const TOTAL =
    'query ($query: String!, $filter: ProductFilter) { search(query: $query, filter: $filter) { totalCount } }';

  /** What the filter is when a choice of a facet takes the place of what was chosen of it. */
  const chosen = (filter: object, key: string, value: string): object => {
    const [low, high] = value.split('-');
    const choices: Record<string, object> = {
      CATEGORY: { categoryId: value },
      BRAND: { brands: [value] },
      RATING: { minRating: Number(value) },
      DISCOUNT: { minDiscount: Number(value) },
      AVAILABILITY: { inStock: true },
      DIET: { diets: [value] },
      ORIGIN: { origins: [value] },
      PRICE: { minPrice: Number(low), maxPrice: high ? Number(high) : null },
    };
    return { ...filter, ...choices[key] };
  };

  /** A filter as the domain has it. */
  const inPaise = (filter: ProductFilter): ProductFilter => ({
    ...filter,
    ...(filter.maxPrice ? { maxPrice: asPaise(filter.maxPrice * 100) } : {}),
  });

  it('are those of what can be paged to, of what each choice of a facet leaves, of REST, of every other order and of what is ranked anew, and no filter changes the order', async () => {
    const one = <T>(of: readonly T[]) => fc.constantFrom(...of);
    const name = one(goods.map((each) => each.name));
    const query = fc.oneof(
      one(WORDS),
      name,
      name.map((text) => text.split(' ').at(-1) ?? text),
      one(goods.map(({ brand }) => brand)),
    );
    const tops: { id: string }[] = await shop.database.query('SELECT id FROM category WHERE parent_id IS NULL');
    const filter = fc.record({
      categoryId: one(tops.map(({ id }) => id)),
      brands: one(goods).map(({ brand }) => [brand]),
      minRating: one([0, 3, 4]),
      minDiscount: one([0, 10, 20]),
      inStock: fc.boolean(),
      maxPrice: one([20, 50, 100, 500]),
    });
    const narrowed = fc
      .tuple(filter, fc.subarray([...KEYS], { maxLength: 2 }))
      .map(([all, keys]) => Object.fromEntries(keys.map((key) => [key, all[key]])));
    const sort = one([ProductSort.RELEVANCE, ProductSort.PRICE_ASC, ProductSort.PRICE_DESC, ProductSort.RATING]);
    await fc.assert(
      fc.asyncProperty(query, narrowed, sort, fc.nat(), async (query, filter, sort, at) => {
        const ids: string[] = [];
        let after: string | null = null;
        let first: Page | undefined;
        do {
          const { data }: { data: { search: Page } } = await shop.graphql(LIST, { query, filter, sort, after });
          first ??= data.search;
          ids.push(...data.search.nodes.map(({ id }) => id));
          after = data.search.pageInfo.hasNextPage ? data.search.pageInfo.endCursor : null;
        } while (after);
        const choices = (first?.facets ?? []).flatMap(({ key, isEstimate, values }) =>
          values.flatMap(({ value, count }) => (count > 0 && !isEstimate ? [{ key, value, count }] : [])),
        );
        const choice = choices[at % Math.max(1, choices.length)];
        const left =
          choice &&
          (await shop.graphql(TOTAL, { query, filter: chosen(filter, choice.key, choice.value) })).data.search;
        const { body, headers } = await shop.rest(`GET /api/search?limit=100&q=${encodeURIComponent(query)}`);
        const whole = Object.keys(filter).length === 0 && sort === ProductSort.RELEVANCE;
        // Nothing is cached for a transaction.
        const uncached = await inTransaction(shop.ctx(), (tx) =>
          search(tx, { query, filter: inPaise(filter), sort, first: 100 }),
        );
        const wide = sort === ProductSort.RELEVANCE ? await search(shop.ctx(), { query, first: 100 }) : { nodes: [] };
        const found = await search(shop.ctx(), { query, filter: inPaise(filter), sort, first: 1 });
        const [facets, facetsOfDatabase] = await Promise.all(
          [found, { ...found, facts: undefined }].map((list) => facetsOf(shop.ctx(), list as ProductConnection, null)),
        );
        const inOtherOrder = (await shop.graphql(TOTAL, { query, filter })).data.search;
        const inWide = new Set(wide.nodes.map(({ id }) => id));
        const inNarrow = new Set(ids);

        expect([new Set(ids).size, ids.length]).toEqual([first?.totalCount, first?.totalCount]);
        expect(first?.totalCount).toBe(inOtherOrder.totalCount);
        expect([choice, left?.totalCount]).toEqual([choice, choice?.count]);
        expect(facets).toEqual(facetsOfDatabase);
        expect(uncached.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 100));
        expect(wide.nodes.map(({ id }) => id).filter((id) => inNarrow.has(id))).toEqual(
          ids.filter((id) => inWide.has(id)),
        );
        if (!whole) return;
        expect(headers.get('x-total-count')).toBe(String(first?.totalCount));
        expect(body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 100));
      }),
      {
        numRuns: testsEverything ? 150 : 20,
        seed: SEED,
        endOnFailure: true,
        // Few or none have all of these words, so that others are found besides; how many there are
        // is asked for or not.
        examples: [
          ['Fenugreek Leaves', { maxPrice: 100 }, ProductSort.PRICE_DESC, 13],
          ['basmati soap', {}, ProductSort.PRICE_ASC, 0],
        ],
      },
    );
  });

  it('are the same beside a category that many look at as for the first of them', async () => {
    const tops: { id: string }[] = await shop.database.query('SELECT id FROM category WHERE parent_id IS NULL');
    const filters: ProductFilter[] = [
      ...[{}, { maxPrice: asPaise(10_000) }, { minPrice: asPaise(5_000), minRating: 3 }],
      ...[
        { inStock: true, minDiscount: 10 },
        { brands: [goods[0]?.brand ?? ''], maxPrice: asPaise(20_000) },
      ],
    ];
    for (const { id: categoryId } of tops.slice(0, testsEverything ? tops.length : 3))
      for (const filter of filters) {
        const list = { filter: { ...filter, categoryId } } as ProductConnection;
        const keys = Object.values(FacetKey).filter((key) => key !== FacetKey.CATEGORY);
        // Nothing is cached for a transaction.
        const first = await inTransaction(shop.ctx(), (tx) => facetsOf(tx, list, keys));
        await untilCached(shop, () => facetsOf(shop.ctx(), list, keys));

        expect(await facetsOf(shop.ctx(), list, keys)).toEqual(first);
      }
  });

  it('are above none for all that is suggested', async () => {
    const SUGGEST =
      'query ($prefix: String!) { suggest(prefix: $prefix) { queries products { id } categories { id productCount } brands } }';
    const beginnings = goods
      .filter((_, at) => at % (testsEverything ? 50 : 500) === 0)
      .map(({ name }) => name.slice(0, 4));
    for (const prefix of ['b', 'ri', ...beginnings]) {
      const { queries, products, categories, brands } = (await shop.graphql(SUGGEST, { prefix })).data.suggest;
      const totals = await Promise.all(
        [...queries, ...brands].map(async (query: string) => [
          query,
          (await shop.graphql(TOTAL, { query })).data.search.totalCount > 0,
        ]),
      );
      const named = categories.map(({ id, productCount }: { id: string; productCount: number }) => [id, productCount]);
      const listed = await Promise.all(
        categories.map(async ({ id }: { id: string }) => {
          const { data } = await shop.graphql(
            'query ($id: ID!) { products(filter: { categoryId: $id }) { totalCount } }',
            { id },
          );
          return [id, data.products.totalCount];
        }),
      );

      expect(totals.filter(([, isFound]) => !isFound)).toEqual([]);
      expect(new Set(products.map(({ id }: { id: string }) => id)).size).toBe(products.length);
      expect(named).toEqual(listed);
    }
  });
});
