import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager, QueryRunner } from 'typeorm';
import { v7 } from 'uuid';
import type { Product } from '../../catalogue/product.entity.js';
import { refreshRatings } from '../../reviews/reviews.queries.js';
import { aProduct } from '../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { untilCached } from '../../testing/until-cached.js';
import { cachedRowsOf, cacheList, primeVersion } from '../cached-rows.js';

const PRODUCT = `query ($id: ID!) { product(id: $id) {
  id name price countInStock category { name } countries { name } images { alt } reviews { nodes { text } }
} }`;

const SEARCH = `query ($most: Rupees) {
  search(query: "saffron", filter: { maxPrice: $most, inStock: true }) { nodes { name } }
}`;

let shop: TestShop;
let product: Product;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  product = await aProduct(shop.ctx());
  await untilCached(shop, () => askFor(product.id));
});
afterAll(() => shop.close());

const askFor = async (id: string) => (await shop.graphql(PRODUCT, { id })).data.product;
const statements = (work: () => Promise<unknown>) => shop.countStatements(work);

describe('a change', () => {
  const changes: [string, (db: QueryRunner, product: Product) => Promise<unknown>, string][] = [
    ['of a price', (db, { id }) => db.query('UPDATE product SET price_paise = 12300 WHERE id = $1', [id]), 'price'],
    [
      'of what is in stock',
      (db, { id }) => db.query('UPDATE product_variant SET on_hand = 3 WHERE product_id = $1', [id]),
      'countInStock',
    ],
    [
      'of what a checkout holds',
      (db, { id }) => db.query('UPDATE product_variant SET reserved = 2 WHERE product_id = $1', [id]),
      'countInStock',
    ],
    [
      'of a category',
      (db, { categoryId }) => db.query(`UPDATE category SET name = 'Dals' WHERE id = $1`, [categoryId]),
      'category',
    ],
    ['of the reviews', ({ manager }, { id }) => praise(manager, id), 'reviews'],
    [
      'of where it is sold',
      (db, { id }) =>
        db.query(
          `WITH made AS (INSERT INTO country (name, iso2, position) VALUES ('Nepal', 'NP', 1) RETURNING id)
           INSERT INTO product_country (product_id, country_id) SELECT $1, id FROM made`,
          [id],
        ),
      'countries',
    ],
    [
      'of the pictures',
      async (db, { id }) => {
        const imageId = v7();
        await db.query(
          `INSERT INTO image (id, key, alt, width, height, widths) VALUES ($1, $2, 'A bowl', 9, 9, '{9}')`,
          [imageId, `${imageId}.webp`],
        );
        await db.query('INSERT INTO product_image (product_id, image_id, position) VALUES ($1, $2, 1)', [id, imageId]);
      },
      'images',
    ],
  ];
  it.each(changes)('%s is seen by the next request', async (_what, change, field) => {
    const before = await askFor(product.id);

    const db = shop.database.createQueryRunner();
    await change(db, product);
    await db.release();

    const after = await askFor(product.id);
    expect(after[field]).not.toEqual(before[field]);
    expect({ ...after, [field]: null }).toEqual({ ...before, [field]: null });
  });

  it.each([
    ['homeSlides { link: category { id } }', 'homeSlides', 'home_slide'],
    ['banners(placement: HOME) { id }', 'banners', 'banner'],
  ])('of the home page is seen by the next request: %s', async (query, name, table) => {
    const imageId = v7();
    await shop.database.query(
      `INSERT INTO image (id, key, alt, width, height, widths) VALUES ($1, $2, '', 9, 9, '{9}')`,
      [imageId, `${imageId}.webp`],
    );
    const count = async () => (await shop.graphql(`{ ${query} }`)).data[name].length;
    const before = await count();

    const placement = table === 'banner' ? `, 'HOME'` : '';
    await shop.database.query(
      `INSERT INTO ${table} (image_id, position${placement && ', placement'}) VALUES ($1, 1${placement})`,
      [imageId],
    );

    expect(await count()).toBe(before + 1);
  });

  it('of a price, of what is in stock, of a name and of what is sold is seen by the next search for the same words', async () => {
    await shop.database.query('DELETE FROM product');
    const saffron = await aProduct(shop.ctx(), { name: 'Saffron' });
    await aProduct(shop.ctx(), { name: 'Kashmiri Saffron' });
    const db = shop.database.createQueryRunner();
    let most = 1_000;
    // Each asks for another price, so that the answer as a whole is new.
    const search = async (): Promise<string[]> => {
      const { data } = await shop.graphql(SEARCH, { most: ++most });
      return data.search.nodes.map(({ name }: { name: string }) => name).toSorted();
    };
    const afterChange = async (statement: string) => {
      expect(await search()).toEqual(expect.arrayContaining(['Kashmiri Saffron']));
      expect(await statements(search)).toBe(0);
      await db.query(statement, [saffron.id]);
      return search();
    };
    const all = ['Kashmiri Saffron', 'Saffron'];

    expect(await search()).toEqual(all);
    expect(await afterChange('UPDATE product SET price_paise = 1300000 WHERE id = $1')).toEqual(['Kashmiri Saffron']);
    expect(await afterChange('UPDATE product SET price_paise = 1300 WHERE id = $1')).toEqual(all);
    expect(await afterChange('UPDATE product_variant SET on_hand = 0 WHERE product_id = $1')).toEqual([all[0]]);
    expect(await afterChange('UPDATE product_variant SET on_hand = 9 WHERE product_id = $1')).toEqual(all);
    expect(await afterChange(`UPDATE product SET name = 'Spanish Saffron' WHERE id = $1`)).toEqual([
      'Kashmiri Saffron',
      'Spanish Saffron',
    ]);
    expect(await afterChange('DELETE FROM product WHERE id = $1')).toEqual(['Kashmiri Saffron']);
    await aProduct(shop.ctx(), { name: 'Saffron' });
    expect(await search()).toEqual(all);
    await db.release();
  });

  it('of a price, of a name, of its stock and of what is sold is seen by the next list of the same goods', async () => {
    await shop.database.query('DELETE FROM product');
    const ghee = await aProduct(shop.ctx(), { name: 'Cow Ghee' });
    await aProduct(shop.ctx(), { name: 'Buffalo Ghee' });
    let most = 1_000;
    // Each asks for another price, so that the answer as a whole is new.
    const list = async (): Promise<Record<string, { price: number; countInStock: number }>> => {
      const { data } = await shop.graphql(
        'query ($most: Rupees) { products(filter: { maxPrice: $most }) { nodes { name price countInStock } } }',
        { most: ++most },
      );
      return Object.fromEntries(data.products.nodes.map(({ name, ...facts }: { name: string }) => [name, facts]));
    };
    const afterChange = async (statement: string) => {
      // By the third time the shop knows all that it lists.
      for (const _ of [1, 2, 3]) expect(Object.keys(await list())).toContain('Buffalo Ghee');
      await shop.database.query(statement, [ghee.id]);
      return (await list())['Cow Ghee'];
    };

    expect(await afterChange('UPDATE product SET price_paise = 12300 WHERE id = $1')).toMatchObject({ price: 123 });
    expect(await afterChange('UPDATE product_variant SET on_hand = 7 WHERE product_id = $1')).toMatchObject({
      countInStock: 7,
    });
    expect(await afterChange(`UPDATE product SET name = 'Ghee' WHERE id = $1`)).toBeUndefined();
    expect(Object.keys(await list()).toSorted()).toEqual(['Buffalo Ghee', 'Ghee']);
    expect(
      await afterChange(`UPDATE product SET name = 'Cow Ghee', status = 'ARCHIVED' WHERE id = $1`),
    ).toBeUndefined();
    expect(Object.keys(await list())).toEqual(['Buffalo Ghee']);
  });

  it('has what words find worked out once for all who ask for them in that moment', async () => {
    let most = 2_000;
    const search = () => shop.graphql(SEARCH, { most: ++most });
    const change = () => shop.database.query('UPDATE product SET price_paise = price_paise + 100');
    await aProduct(shop.ctx(), { name: 'Iranian Saffron' });
    await search();
    await change();
    const alone = await statements(search);
    await change();

    const together = await statements(() => Promise.all(Array.from({ length: 5 }, search)));

    // Each reads its own cards.
    expect(together).toBe(alone + 4);
  });

  it('that is not kept changes nothing, and nothing is forgotten for it', async () => {
    const db = shop.database.createQueryRunner();
    await db.startTransaction();
    await db.query('UPDATE product SET price_paise = 1 WHERE id = $1', [product.id]);
    expect(await statements(() => askFor(product.id))).toBe(0);
    await db.rollbackTransaction();
    await db.release();

    expect(await statements(() => askFor(product.id))).toBe(0);
  });

  it('is counted whatever else is being changed at the same time, and nobody waits for it', async () => {
    const [one, other] = [shop.database.createQueryRunner(), shop.database.createQueryRunner()];
    const { id } = await aProduct(shop.ctx());
    const priceOf = async (each: string) => (await askFor(each)).price;
    await one.startTransaction();
    await one.query('UPDATE product SET price_paise = 5000 WHERE id = $1', [product.id]);
    await other.startTransaction();
    await other.query('UPDATE product SET price_paise = 7000 WHERE id = $1', [id]);

    await other.commitTransaction();
    expect([await priceOf(product.id), await priceOf(id)]).toEqual([100, 70]);
    await one.commitTransaction();
    expect([await priceOf(product.id), await priceOf(id)]).toEqual([50, 70]);

    await Promise.all([one.release(), other.release()]);
  });

  it('that comes while an answer is worked out makes it nobody else’s', async () => {
    const { id } = await aProduct(shop.ctx());
    await praise(shop.database.manager, id);
    const db = shop.database.createQueryRunner();
    await db.startTransaction();
    // Lets the product be read as it was, and holds up what hangs on it until the change is kept.
    await db.query('LOCK TABLE review IN ACCESS EXCLUSIVE MODE');
    await db.query('UPDATE product SET price_paise = 9900 WHERE id = $1', [id]);
    const overtaken = askFor(id);
    await waitsFor('review');

    await db.commitTransaction();
    await db.release();

    expect((await overtaken).price).toBe(100);
    expect((await askFor(id)).price).toBe(99);
  });
});

describe('cached rows', () => {
  it('are dropped when all of their sort are larger than was said, the longest unused first', async () => {
    const sort = Symbol();
    const wishes = { kind: 'all', most: 20, sizeOf: (text: string) => text.length } as const;
    const cached = async () => (await cachedRowsOf<string>(shop.ctx(), sort, wishes)) ?? new Map<string, string>();
    for (const text of ['atta', 'rice', 'milk', 'basmati', 'oil', 'chai']) (await cached()).set(text, text);

    const kept = [...(await cached()).values()].toSorted();

    expect(kept).toEqual(['basmati', 'chai', 'milk', 'oil']);
  });

  it('are at hand without a wait for a request that the version was read with', async () => {
    const [ctx, sort] = [shop.ctx(), Symbol()];
    primeVersion(ctx, { all: 'one', reference: 'one', position: null });
    const list = () => cacheList(ctx, sort, '', async () => ['atta']);
    await list();

    expect(list()).toEqual(['atta']);
  });
});

/** Writes a review of a product. */
async function praise(db: EntityManager, id: string): Promise<void> {
  await db.query(
    `INSERT INTO review (product_id, text, customer_rating, customer_name) VALUES ($1, 'Good', 4, 'Asha')`,
    [id],
  );
  await refreshRatings({ db }, [id]);
}

/** Until a statement waits for a table. */
async function waitsFor(table: string): Promise<void> {
  for (;;) {
    const [found] = await shop.database.query('SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted', [
      table,
    ]);
    if (found) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
