import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import type { Product } from '../catalogue/product.entity.js';
import { aUser } from '../testing/account.factory.js';
import { aProduct } from '../testing/catalogue.factory.js';
import { callsTo, openShop, type TestShop } from '../testing/shop.js';

const PRODUCT = `query ($id: ID!) { product(id: $id) {
  id name price countInStock inWishlist category { name } countries { name } images { alt } reviews { nodes { text } }
} }`;

let shop: TestShop;
let product: Product;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  product = await aProduct(shop.ctx());
  await untilKept();
});
afterAll(() => shop.close());

const askFor = async (id: string) => (await shop.graphql(PRODUCT, { id })).data.product;
const statements = (work: () => Promise<unknown>) => shop.countStatements(work);

/** The version is read over a connection that a shop opens in its own time. */
async function untilKept(): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if ((await statements(() => askFor(product.id))) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nothing is kept');
}

const ADDRESS = `/graphql?query=${encodeURIComponent('{ shop { name } categories { name } }')}`;

const read = () => fetch(shop.address + ADDRESS, { headers: { 'apollo-require-preflight': 'true' } });

describe('an answer that is the same for every visitor', () => {
  it('is worked out once, however often it is asked for', async () => {
    expect(await statements(() => Promise.all([askFor(product.id), askFor(product.id)]))).toBe(0);
  });

  it('is worked out once when many ask at the same moment', async () => {
    const { id } = await aProduct(shop.ctx());
    const alone = await statements(() => askFor(product.id)).then(async () => {
      const { id: other } = await aProduct(shop.ctx());
      return statements(() => askFor(other));
    });

    expect(await statements(() => Promise.all(Array.from({ length: 8 }, () => askFor(id))))).toBeLessThan(2 * alone);
  });

  it('has the headers and the body of the one that was worked out, and a request id of its own', async () => {
    const told = async () => {
      const answer = await read();
      const { date: _, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers);
      return { id, answer: { status: answer.status, headers, body: await answer.text() } };
    };
    await aProduct(shop.ctx());
    const [first, second] = [await told(), await told()];

    expect(second.answer).toEqual(first.answer);
    expect(second.answer.headers['cache-control']).toBe('public, max-age=10, stale-while-revalidate=30');
    expect(second.id).toMatch(/^[\da-f-]{36}$/);
    expect(second.id).not.toBe(first.id);
    expect(JSON.parse(second.answer.body).extensions.cost.limit).toBe(5_000);
  });

  it('is 304 for whoever has it, unless they want it anew', async () => {
    const etag = (await read()).headers.get('etag') ?? '';

    const again = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve) => {
        // fetch has caching rules of its own.
        get(shop.address + ADDRESS, { headers: { 'apollo-require-preflight': 'true', ...headers } }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        });
      });
    await again({});

    expect(await again({ 'if-none-match': etag })).toBe(304);
    expect(await again({ 'if-none-match': `"another", ${etag}` })).toBe(304);
    expect(await again({ 'if-none-match': etag, 'cache-control': 'no-cache' })).toBe(200);
    expect(await again({ 'if-none-match': 'W/"another"' })).toBe(200);
  });

  it('is refused by another way of asking, as if it had not been kept', async () => {
    await read();

    const simple = await fetch(shop.address + ADDRESS);

    expect(simple.status).toBe(400);
  });
});

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
      'of a shelf',
      (db, { categoryId }) => db.query(`UPDATE category SET name = 'Dals' WHERE id = $1`, [categoryId]),
      'category',
    ],
    [
      'of the reviews',
      (db, { id }) =>
        db.query(
          `INSERT INTO review (product_id, text, customer_rating, customer_name) VALUES ($1, 'Good', 4, 'Asha')`,
          [id],
        ),
      'reviews',
    ],
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

describe('what is personal', () => {
  let asha: User;
  let meera: User;
  beforeAll(async () => {
    [asha, meera] = [await aUser(shop.ctx()), await aUser(shop.ctx())];
  });

  it('is never told to another: two shoppers and a visitor ask the same by turns', async () => {
    await shop.graphql(
      'mutation ($id: ID!) { addToWishlist(productId: $id) { userErrors { code } } }',
      { id: product.id },
      { as: asha },
    );
    const query = 'query ($id: ID!) { me { id } product(id: $id) { name inWishlist } }';
    const people = [
      [null, undefined, false],
      [asha, asha.id, true],
      [meera, meera.id, false],
    ] as const;

    for (const each of [...people, ...people.toReversed(), ...people]) {
      const [as, id, inWishlist] = each;
      const whole = (await shop.graphql(query, { id: product.id }, { as })).data;
      const goods = (await shop.graphql(PRODUCT, { id: product.id }, { as })).data;
      expect([whole.me?.id, whole.product.inWishlist, goods.product.inWishlist]).toEqual([id, inWishlist, inWishlist]);
    }
  });

  it.each([
    ['authorization', 'Bearer forged'],
    ['authorization', 'Bearer jhola_live_forged'],
    ['cookie', 'session=1'],
  ])('is thought of whoever comes with the header %s: %s', async (name, value) => {
    const ask = () => shop.graphql(PRODUCT, { id: product.id }, { headers: { [name]: value } });
    await ask();

    expect(await statements(ask)).toBeGreaterThan(0);
  });

  it('is not kept where a visitor asks who they are', async () => {
    const query = 'query ($id: ID!) { me { id } product(id: $id) { name } }';
    await shop.graphql(query, { id: product.id });

    expect(await statements(() => shop.graphql(query, { id: product.id }))).toBeGreaterThan(0);
  });
});

describe('an answer with an error', () => {
  it('is not kept: each has the id of its request', async () => {
    const ask = async () =>
      (await shop.graphql('{ shop { name } products(first: 500) { nodes { id } } }')).errors[0]?.extensions.requestId;

    expect(await ask()).not.toBe(await ask());
  });
});

describe('while the version cannot be read', () => {
  it('nothing is taken from memory, and what changed meanwhile is seen afterwards', async () => {
    const cut = () =>
      shop.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE '%FROM catalogue_version%' AND pid <> pg_backend_pid()`,
      );
    expect(await cut()).toHaveLength(1);

    expect(await statements(() => askFor(product.id))).toBeGreaterThan(0);
    await untilKept();
    await cut();
    // As if the database had been put back to an earlier day: the same version stands for something else.
    await shop.database.query(
      "SET session_replication_role = replica; UPDATE product SET price_paise = 4200 WHERE id = '" +
        product.id +
        "'; RESET session_replication_role",
    );

    await untilKept();
    expect((await askFor(product.id)).price).toBe(42);
  });
});

describe('a shop that is told to keep nothing', () => {
  it('works everything out', async () => {
    const forgetful = await openShop({ ANSWER_MEMORY_MB: '0' });
    const { id } = await aProduct(forgetful.ctx());
    const { graphql } = callsTo(forgetful.address, forgetful.config);
    await graphql(PRODUCT, { id });

    expect(await forgetful.countStatements(() => graphql(PRODUCT, { id }))).toBeGreaterThan(0);
    await forgetful.close();
  });
});
