import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Country } from '../../location/country.entity.js';
import { asPaise, rupeesOf } from '../../shared/money/money.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { rowsReadBy } from '../../testing/postgres/sent-statements.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { untilCached } from '../../testing/until-cached.js';
import type { ProductFilter } from '../catalogue.inputs.js';
import type { Category } from '../category.entity.js';
import { countProducts, listProducts } from './product-listing.service.js';

let shop: TestShop;
let food: Category;
let staples: Category;
let flours: Category;
let home: Category;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  await ctx.db.insert(Country, { name: 'India', iso2: 'IN', position: 1 });
  food = await aCategory(ctx, { name: 'Food', position: 1 });
  home = await aCategory(ctx, { name: 'Home', position: 2 });
  staples = await aCategory(ctx, { name: 'Staples', parentId: food.id });
  flours = await aCategory(ctx, { name: 'Flours', parentId: staples.id });
});
afterAll(() => shop.close());

const write = (statement: string, values: unknown[] = []) => shop.ctx().db.query(statement, values);

const aFlour = (price: number) =>
  aProduct(shop.ctx(), { price, categoryId: food.id, subCategoryId: flours.id, name: `Flour for ${price}` });

/** What the shop keeps of each category and price, as against what can be counted. */
async function counts(): Promise<{ kept: unknown; counted: unknown }> {
  const [read] = await write(`
    SELECT
      (SELECT json_agg(n ORDER BY n.category_id, n.price_from) FROM (
         SELECT category_id, price_from, sum(products) AS products FROM product_count GROUP BY 1, 2
         HAVING sum(products) <> 0) AS n) AS kept,
      (SELECT json_agg(n ORDER BY n.category_id, n.price_from) FROM (
         SELECT place.id AS category_id, step AS price_from, count(*) AS products
         FROM product p, unnest(ARRAY[p.category_id, p.sub_category_id]) AS place (id),
           unnest(ARRAY[0, price_step(p.price_paise)]) AS step
         WHERE place.id IS NOT NULL GROUP BY 1, 2) AS n) AS counted`);
  return read;
}

const totalOf = (filter: ProductFilter) => countProducts(shop.ctx(), filter);

describe('the products that a category holds', () => {
  it('are counted as they come, change their price, move and go', async () => {
    await aFlour(47);
    await aFlour(53);
    await aProduct(shop.ctx(), { price: 990, categoryId: home.id, subCategoryId: null, name: 'Mop' });
    expect(await totalOf({ categoryId: food.id })).toBe(2);
    expect(await totalOf({ subCategoryId: staples.id })).toBe(2);
    expect(await totalOf({})).toBe(3);

    await write('UPDATE product SET price_paise = 99900 WHERE name = $1', ['Flour for 47']);
    expect(await totalOf({ categoryId: food.id, minPrice: asPaise(99_900) })).toBe(1);
    await write('UPDATE product SET category_id = $1, sub_category_id = NULL WHERE name = $2', [
      home.id,
      'Flour for 53',
    ]);
    expect(await totalOf({ categoryId: home.id })).toBe(2);
    await write('DELETE FROM product WHERE name = $1', ['Mop']);

    expect(await totalOf({})).toBe(2);
    expect(await totalOf({ categoryId: home.id })).toBe(1);
    const { kept, counted } = await counts();
    expect(kept).toEqual(counted);
  });

  it('are counted between any two prices', async () => {
    const prices = [5, 9, 10, 99, 100, 999, 1_000, 1_050, 4_799, 4_800, 9_999, 10_000, 12_345, 999_900, 1_000_000].map(
      asPaise,
    );
    for (const price of prices) await aFlour(rupeesOf(price));
    const sold: { price: number }[] = await write('SELECT price_paise AS price FROM product WHERE category_id = $1', [
      food.id,
    ]);

    for (const minPrice of [null, asPaise(0), ...prices, asPaise(4_850)]) {
      for (const maxPrice of [null, asPaise(0), ...prices, asPaise(4_850)]) {
        if ((minPrice ?? 0) > (maxPrice ?? Infinity)) continue;
        const fitting = sold.filter(({ price }) => price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity));
        const total = await totalOf({ categoryId: food.id, minPrice, maxPrice });
        expect({ minPrice, maxPrice, total }).toEqual({ minPrice, maxPrice, total: fitting.length });
      }
    }
  });

  it('are told beside a list between any two prices by category, as many as the category then lists', async () => {
    for (const price of [10, 47.5, 47.99, 48])
      await aProduct(shop.ctx(), { price, categoryId: home.id, subCategoryId: null, name: `Broom for ${price}` });
    await aFlour(47.6);
    const counted = async (filter: ProductFilter): Promise<Map<string, number>> => {
      const prices = { minPrice: rupees(filter.minPrice), maxPrice: rupees(filter.maxPrice) };
      const { data } = await shop.graphql(
        'query ($filter: ProductFilter) { products(filter: $filter) { facets { values { value count } } } }',
        { filter: { ...filter, ...prices } },
      );
      const [categories] = data.products.facets;
      return new Map(categories.values.map(({ value, count }: { value: string; count: number }) => [value, count]));
    };
    const rupees = (paise: ProductFilter['minPrice']) =>
      paise === null || paise === undefined ? null : rupeesOf(paise);

    const bounds = [{}, { minPrice: 4_755 }, { maxPrice: 4_799 }, { minPrice: 4_760, maxPrice: 4_760 }];
    for (const { minPrice = 0, maxPrice = 2_000_000 } of bounds)
      for (const within of [{}, { categoryId: home.id }, { subCategoryId: flours.id }]) {
        const prices = { minPrice: asPaise(minPrice), maxPrice: asPaise(maxPrice) };
        const counts = await counted({ ...prices, ...within });
        for (const { id: categoryId } of [food, home])
          expect(counts.get(categoryId) ?? 0).toBe(await totalOf({ ...prices, categoryId }));
      }
  });

  it('are listed between two prices, however much of the shop these leave, newest first', async () => {
    const sold: { id: string; price: number }[] = await write(
      'SELECT id, price_paise AS price FROM product WHERE category_id = $1 ORDER BY created_at DESC, id DESC',
      [food.id],
    );

    for (const shelf of [{ categoryId: food.id }, { subCategoryId: staples.id }]) {
      for (const minPrice of [null, ...[9, 1_000, 4_850, 1_000_000].map(asPaise)]) {
        for (const maxPrice of [null, ...[10, 1_050, 4_799, 999_900, 2_000_000].map(asPaise)]) {
          if ((minPrice ?? 0) > (maxPrice ?? Infinity)) continue;
          const fitting = sold.filter(({ price }) => price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity));
          const { nodes } = await listProducts(shop.ctx(), { filter: { ...shelf, minPrice, maxPrice }, first: 100 });
          expect(nodes.map(({ id }) => id)).toEqual(fitting.map(({ id }) => id));
        }
      }
    }
  });

  it('are known without asking for them again until something changes', async () => {
    const text = 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount nodes { name } } }';
    const page = (maxPrice: number) => () =>
      shop.graphql(text, { filter: { categoryId: food.id, maxPrice } }, { headers: { cookie: 'somebody=1' } });
    await untilCached(shop, () => shop.graphql('{ shop { name } }'));
    const before = (await page(99_999)()).data.products.totalCount;

    expect(await shop.countStatements(page(88_888))).toBe(1);
    await aFlour(66_666);
    expect((await page(88_889)()).data.products.totalCount).toBe(before + 1);
  });

  it('are right when many people put up products at once, without waiting for each other', async () => {
    const before = await totalOf({ categoryId: food.id });
    const people = await Promise.all(Array.from({ length: 4 }, () => shop.database.createQueryRunner()));
    const put = `INSERT INTO product (slug, name, description, brand, category_id, sub_category_id, price_paise)
      SELECT $1 || n, 'Flour', '', 'Asha', $2, $3, 4800 + n FROM generate_series(1, 5) AS n`;
    try {
      for (const person of people) await person.startTransaction();
      // No writer has finished when the next one writes: anyone who waited would wait for ever.
      for (const [who, person] of people.entries()) await person.query(put, [`at-once-${who}-`, food.id, flours.id]);
      for (const [who, person] of people.entries())
        await (who === 1 ? person.rollbackTransaction() : person.commitTransaction());
    } finally {
      for (const person of people) await person.release();
    }

    expect(await totalOf({ categoryId: food.id })).toBe(before + 15);
    await aFlour(77);
    const { kept, counted } = await counts();
    expect(kept).toEqual(counted);
    expect(await write(`SELECT 1 FROM product_count WHERE entry <> '00000000-0000-0000-0000-000000000000'`)).toEqual(
      [],
    );
  });

  it('are none when all products are gone', async () => {
    await write('TRUNCATE product CASCADE');

    expect(await totalOf({})).toBe(0);
    expect((await counts()).kept).toBeNull();
  });
});

describe('a very long list', () => {
  const SOMEBODY = { headers: { cookie: 'somebody=1' } };

  /**
   * Flours from a number to another, of ten prices in turn; who writes them is told nothing of it
   * until the end.
   */
  async function putUpFlours(from: number, to: number): Promise<void> {
    await write('ALTER TABLE product DISABLE TRIGGER USER');
    await write(
      `INSERT INTO product (id, slug, name, description, brand, category_id, sub_category_id, price_paise, discount, rating, featured, created_at)
       SELECT md5(n::text)::uuid, 'long-' || n, 'Flour ' || n, '', 'Brand ' || n % 4, $1, $2, 1000 * (1 + n % 10), n % 5 * 10, n % 3 + 2,
         n <= 12, timestamptz '2026-01-01' + n * interval '1 minute'
       FROM generate_series($3::integer, $4::integer) AS n`,
      [food.id, flours.id, from, to],
    );
    await write('ALTER TABLE product ENABLE TRIGGER USER');
    await write('SELECT recount_products()');
    await write('ANALYZE product');
    await write('UPDATE category SET name = name WHERE id = $1', [food.id]);
  }

  const list = (filter: object, fields: string, more = '') =>
    shop.graphql(
      `query ($filter: ProductFilter) { products(filter: $filter, first: 24 ${more}) { ${fields} } }`,
      { filter },
      SOMEBODY,
    );

  /**
   * Of products alone: how PostgreSQL reads the few rows of the other tables follows from what it
   * last counted there.
   */
  async function productsReadForPages(): Promise<Record<string, number>> {
    await untilCached(shop, () => shop.graphql('{ shop { name } }'));
    const { data } = await list({}, 'nodes { id } pageInfo { endCursor }');
    const { nodes, pageInfo } = data.products;
    const card = 'totalCount nodes { name price countInStock images(first: 1) { url } }';
    const after = `after: "${pageInfo.endCursor}"`;
    const pages: Record<string, () => Promise<unknown>> = {
      'all, newest first': () => list({}, card),
      'the next page': () => list({}, card, after),
      'a category': () => list({ categoryId: food.id }, card),
      'a category by price': () => list({ categoryId: food.id }, card, 'sort: PRICE_ASC'),
      'a category by rating': () => list({ categoryId: food.id }, card, 'sort: RATING'),
      'a category by discount': () => list({ categoryId: food.id }, card, 'sort: DISCOUNT'),
      'a sub-category between prices': () =>
        list({ subCategoryId: flours.id, minPrice: 20, maxPrice: 79.99 }, card, 'sort: PRICE_DESC'),
      'a category between prices, newest first': () =>
        list({ categoryId: food.id, minPrice: 30, maxPrice: 69.99 }, card),
      'what is featured': () => list({ featured: true }, 'nodes { name price }'),
      'a product with what is like it': () =>
        shop.graphql(`{ product(id: "${nodes[0].id}") { name related { name price } } }`, {}, SOMEBODY),
    };
    const read: Record<string, number> = {};
    for (const [page, ask] of Object.entries(pages)) read[page] = (await rowsReadBy(shop.database, ask)).product ?? 0;
    return read;
  }

  it('is read as far as its page goes, however many goods come behind it', async () => {
    await putUpFlours(1, 2_000);
    const ofTwoThousand = await productsReadForPages();

    await putUpFlours(2_001, 24_000);

    expect(await productsReadForPages()).toEqual(ofTwoThousand);
    expect(ofTwoThousand['all, newest first']).toBe(25);
  });

  it('has the numbers beside its filters estimated from a sample, and says so', async () => {
    const fields = 'totalCount facets { key isEstimate values { value count } }';
    const facets = async (filter: object) => (await list(filter, fields)).data.products.facets;
    const estimated = async (filter: object) =>
      (await facets(filter)).flatMap(({ key, isEstimate }: { key: string; isEstimate: boolean }) =>
        isEstimate ? [key] : [],
      );
    const countOf = async (key: string, value: string) =>
      (await facets({ categoryId: food.id }))
        .find((facet: { key: string }) => facet.key === key)
        .values.find((choice: { value: string }) => choice.value === value).count;

    // What the ids make the sample is the same in every run.
    const others = ['BRAND', 'RATING', 'PRICE', 'DISCOUNT', 'AVAILABILITY', 'DIET', 'ORIGIN'];
    // What a country is sold is not kept count of.
    expect(await estimated({ categoryId: food.id, location: 'India' })).toEqual(['CATEGORY', ...others]);
    expect(await estimated({ categoryId: food.id })).toEqual(others);
    for (const [key, value, truth] of [
      ['BRAND', 'Brand 1', 6_000],
      ['PRICE', '0-50', 12_000],
      ['RATING', '4', 8_000],
      ['DISCOUNT', '30', 9_600],
      ['CATEGORY', food.id, 24_000],
    ] as const) {
      expect(Math.abs((await countOf(key, value)) / truth - 1)).toBeLessThan(0.1);
    }
    const { product } = await rowsReadBy(shop.database, () => facets({ categoryId: food.id }));
    expect(product).toBeLessThan(24_000 / 3);
    expect((await list({ categoryId: food.id }, fields)).data.products.totalCount).toBe(24_000);
    expect(await countOf('CATEGORY', food.id)).toBe(24_000);
  });

  it('has them counted where brands are chosen, of which a sample may have none, and in a short list', async () => {
    const brand = (await list({ brands: ['Brand 1'] }, 'facets { isEstimate }')).data.products.facets;
    const short = (await list({ categoryId: home.id }, 'facets { isEstimate }')).data.products.facets;

    for (const facets of [brand, short])
      expect(new Set(facets.map((facet: { isEstimate: boolean }) => facet.isEstimate))).toEqual(new Set([false]));
  });
});
