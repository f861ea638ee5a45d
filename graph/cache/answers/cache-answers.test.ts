import { get, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import type { Product } from '../../catalogue/product.entity.js';
import { answersFromCache } from '../../shared/observability/metrics.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aProduct } from '../../testing/factories/catalogue.factory.js';
import { callsTo, openShop, type TestShop } from '../../testing/shop.js';
import { untilCached } from '../../testing/until-cached.js';
import { markForAll } from '../for-all.js';
import { captureAnswer } from './cached-answer.js';

const PRODUCT = 'query ($id: ID!) { product(id: $id) { name price countInStock inWishlist category { name } } }';

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

const ADDRESS = `/graphql?query=${encodeURIComponent('{ shop { name } categories { name } }')}`;

/** What is worded in each language. */
const ADDRESS_OF_WORDS = `/graphql?query=${encodeURIComponent('{ shop { promises hours } }')}`;

/** Answers from the cache until now. */
const hits = async () => (await answersFromCache.get()).values.reduce((sum, { value }) => sum + value, 0);

/** Not by fetch, which has caching rules of its own. */
const readRaw = (address: string, headers: Record<string, string> = {}) =>
  new Promise<{ status?: number; etag: string; cacheControl?: string; body: string }>((resolve) => {
    get(shop.address + address, { headers: { 'apollo-require-preflight': 'true', ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      const { etag = '', 'cache-control': cacheControl } = answer.headers;
      answer.once('end', () => resolve({ status: answer.statusCode, etag, cacheControl, body }));
    });
  });

const read = () => fetch(shop.address + ADDRESS, { headers: { 'apollo-require-preflight': 'true' } });

describe('an answer that is the same for every visitor', () => {
  it('is worked out once, however often it is asked for', async () => {
    expect(await statements(() => Promise.all([askFor(product.id), askFor(product.id)]))).toBe(0);
  });

  it('is kept from the second time that it is asked for, even if something changed in between', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { id brand discount } }';
    const ask = () => statements(() => shop.graphql(query, { id: product.id }));
    const first = await ask();
    await aProduct(shop.ctx());
    const second = await ask();

    expect([first, second]).toEqual([1, 1]);
    expect(await ask()).toBe(0);
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
    expect(second.answer.headers['cache-control']).toBe('public, no-cache');
    expect(second.id).toMatch(/^[\da-f-]{36}$/);
    expect(second.id).not.toBe(first.id);
    expect(JSON.parse(second.answer.body).extensions.cost.limit).toBe(5_000);
  });

  it('is 304 for those who have it, unless they want it anew', async () => {
    const etag = (await read()).headers.get('etag') ?? '';

    const again = async (headers: Record<string, string>) => (await readRaw(ADDRESS, headers)).status;
    await again({});

    expect(await again({ 'if-none-match': etag })).toBe(304);
    expect(await again({ 'if-none-match': `"another", ${etag}` })).toBe(304);
    expect(await again({ 'if-none-match': etag, 'cache-control': 'no-cache' })).toBe(200);
    expect(await again({ 'if-none-match': 'W/"another"' })).toBe(200);
  });

  it('shows nobody an old price: a browser that kept the answer asks again, and is told the new one', async () => {
    const address = `/graphql?query=${encodeURIComponent(`{ product(id: "${product.id}") { price } }`)}`;
    const kept = await readRaw(address);
    const unchanged = await readRaw(address, { 'if-none-match': kept.etag });
    await shop.database.query('UPDATE product_variant SET price_paise = 7700 WHERE product_id = $1', [product.id]);
    await shop.database.query('UPDATE product SET price_paise = 7700 WHERE id = $1', [product.id]);

    const changed = await readRaw(address, { 'if-none-match': kept.etag });

    expect([kept.status, kept.cacheControl, unchanged.status]).toEqual([200, 'public, no-cache', 304]);
    expect([changed.status, JSON.parse(changed.body).data.product.price]).toEqual([200, 77]);
    expect(changed.etag).not.toBe(kept.etag);
  });

  it('takes no more memory than it is long', async () => {
    const ctx = shop.ctx();
    const res = Object.assign(new ServerResponse(new IncomingMessage(new Socket())), { locals: { ctx } });
    markForAll(ctx);

    const capture = captureAnswer(res, Date.now(), () => true);
    res.write('{"data":');
    res.end('{}}');
    const answer = await capture;

    expect(answer?.body.toString()).toBe('{"data":{}}');
    expect(answer?.body.buffer.byteLength).toBe(answer?.body.length);
  });

  it('is refused by another way of asking, as if it had not been kept', async () => {
    await read();

    const simple = await fetch(shop.address + ADDRESS);

    expect(simple.status).toBe(400);
  });
});

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
    ['authorization', 'Basic eDp5'],
    ['cookie', 'session=1'],
  ])('is thought of a caller with the header %s: %s', async (name, value) => {
    const ask = () => shop.graphql(PRODUCT, { id: product.id }, { headers: { [name]: value } });
    await ask();

    expect(await statements(ask)).toBeGreaterThan(0);
  });

  it('is kept for those who chose Hindi as well, apart from the others', async () => {
    const ask = () => shop.graphql(PRODUCT, { id: product.id }, { headers: { cookie: 'lang=hi' } });
    await untilCached(shop, ask);

    expect(await statements(ask)).toBe(0);
  });

  it.each([
    ['by the cookie', ADDRESS_OF_WORDS, (language: string) => ({ cookie: `lang=${language}` })],
    ['by the header', ADDRESS_OF_WORDS, (language: string) => ({ 'accept-language': language })],
    ['by the address', `${ADDRESS_OF_WORDS}&lang=`, () => ({})],
  ])('is kept for each language by itself, asked for %s', async (_how, address, headersOf) => {
    const ask = (language: string) =>
      readRaw(address.endsWith('=') ? address + language : address, headersOf(language)).then(({ body }) => body);
    const inEach = async () => [await ask('en'), await ask('hi'), await ask('mr')];
    await inEach();
    const worked = await inEach();

    const before = await hits();
    const cached = [...(await inEach()), ...(await inEach()).toReversed()];
    expect((await hits()) - before).toBe(6);
    expect(cached).toEqual([...worked, ...worked.toReversed()]);
    expect(worked.map((body) => JSON.parse(body).data.shop.promises[1])).toEqual([
      'Free delivery',
      'मुफ़्त डिलीवरी',
      'मोफत डिलिव्हरी',
    ]);
  });

  it.each(['Bearer forged', 'Bearer jk_forged'])(
    'is not for who comes with a token that does not hold: %s',
    async (as) => {
      await shop.graphql(PRODUCT, { id: product.id });

      expect((await shop.graphql(PRODUCT, { id: product.id }, { as })).status).toBe(401);
    },
  );

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
    await untilCached(shop, () => askFor(product.id));
    await cut();
    // As if the database had been put back to an earlier day: the same version stands for something
    // else.
    await shop.database.query(
      "SET session_replication_role = replica; UPDATE product SET price_paise = 4200 WHERE id = '" +
        product.id +
        "'; RESET session_replication_role",
    );

    await untilCached(shop, () => askFor(product.id));
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
