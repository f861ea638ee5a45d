import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import type { Product } from '../../catalogue/product.entity.js';
import { inOrder } from '../../rest/in-order.js';
import { openLog } from '../../shared/observability/log.js';
import type { Step } from '../../shared/request/step.js';
import { busyPage } from '../../ssr/busy-page.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aProduct } from '../../testing/factories/catalogue.factory.js';
import { until } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { untilCached } from '../../testing/until-cached.js';
import { setAnswerHeaders } from '../answer-headers.js';
import { admit } from './admission.js';
import { limitConcurrency } from './concurrency-limiter.js';

const BUSY = 'The shop is busy right now. Please try again in a moment.';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ TURN_WITHIN_MS: '20' });
});
afterAll(() => shop.close());

describe('a shop that can take no more', () => {
  let server: Server;
  /** What got through to the app, by address. */
  const begun: string[] = [];
  const written: string[] = [];

  beforeAll(async () => {
    const full = () => limitConcurrency({ maxConcurrent: () => 0, waitMs: 1, connections: () => 0 });
    const admission = admit({
      log: openLog('warn', { write: (line: string) => void written.push(line) }),
      limiters: { calls: full(), bodies: full(), pages: full() },
      busyPage,
    });
    const answer: Step = (req, res) => {
      begun.push(req.url ?? '');
      res.end('from the app');
    };
    server = createServer(inOrder(setAnswerHeaders(shop.config), admission, answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options);
  const post = (path: string) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"broken' });

  it('refuses a call of the graph in the shape of GraphQL, before it reads what is asked', async () => {
    const refused = await post('/graphql');
    const { errors } = (await refused.json()) as { errors: { message: string; extensions: object }[] };

    expect([refused.status, refused.headers.get('retry-after'), errors.length]).toEqual([503, '5', 1]);
    expect(errors[0]).toMatchObject({
      message: BUSY,
      extensions: { code: 'SERVICE_UNAVAILABLE', retryAfterS: 5, requestId: refused.headers.get('x-request-id') },
    });
    expect(begun).toEqual([]);
  });

  it('refuses a call under /api in its own shape', async () => {
    for (const refused of [await post('/api/cart/add'), await ask('/api/cart')]) {
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await refused.json()).toMatchObject({
        error: true,
        status: false,
        code: 'SERVICE_UNAVAILABLE',
        msg: BUSY,
      });
    }
    expect(begun).toEqual([]);
  });

  it.each([
    ['en', {}, BUSY],
    ['hi', { cookie: 'lang=hi' }, 'दुकान पर अभी भीड़ है.'],
  ])(
    'shows a page that says so, in the language of the visitor (%s), and asks again by itself',
    async (_, headers, text) => {
      const refused = await ask('/product/1', { headers });
      const html = await refused.text();

      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toContain(`<h1>${text}`);
      expect(html).toContain('<meta http-equiv="refresh" content="5">');
      expect(begun).toEqual([]);
    },
  );

  it('protects a refusal as it does any answer', async () => {
    for (const path of ['/graphql', '/api/cart', '/']) {
      const { headers } = await ask(path);

      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it.each(['/health', '/health/live', '/assets/a.js', '/images/1.webp', '/robots.txt', '/metrics', '/desk/orders'])(
    'still serves what costs next to nothing: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
    },
  );

  it('refuses who sends a long body before the body has come', async () => {
    const sent = request({
      ...{ port: (server.address() as AddressInfo).port, path: '/graphql', method: 'POST' },
      headers: { 'content-type': 'application/json', 'content-length': '60000' },
    }).on('error', () => undefined);
    sent.write('{"query":');

    const [answer] = await once(sent, 'response');

    expect(answer.statusCode).toBe(503);
    expect(begun).not.toContain('/graphql');
    sent.destroy();
  });

  it('writes down how many were refused, in one line for all of them', async () => {
    await until(async () => written.length > 0);

    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      refused: expect.any(Number),
      msg: expect.stringContaining('busy'),
    });
  });
});

describe('a shop whose database stands still while three hundred ask', () => {
  const ADD =
    'mutation ($input: CartLineInput!) { addToCart(input: $input) { cart { totalQuantity } userErrors { code } } }';
  const KNOWN = 'query ($id: ID!) { product(id: $id) { name } }';
  let asha: User;
  let product: Product;
  beforeAll(async () => {
    [asha, product] = [await aUser(shop.ctx()), await aProduct(shop.ctx())];
    await untilCached(shop, () => shop.graphql(KNOWN, { id: product.id }));
  });

  const add = async () => {
    const input = { productId: product.id, quantity: 1 };
    const { status, data } = await shop.graphql(ADD, { input }, { as: asha });
    return { status, isAdded: data?.addToCart.userErrors.length === 0 };
  };

  it('answers all of them: it serves as many as it began, and did nothing for those that it refused', async () => {
    const lock = shop.database.createQueryRunner();
    await lock.startTransaction();
    await lock.query('LOCK TABLE product_variant IN ACCESS EXCLUSIVE MODE');
    let refused = 0;
    const answers = Array.from({ length: 300 }, async () => {
      const answer = await add();
      if (answer.status === 503) refused += 1;
      return answer;
    });
    // At most 128 are begun.
    await until(async () => refused >= 300 - 128);

    expect((await shop.graphql(KNOWN, { id: product.id })).status).toBe(200);
    expect((await fetch(`${shop.address}/health/live`)).status).toBe(200);
    expect((await add()).status).toBe(503);
    await lock.commitTransaction();
    await lock.release();

    const all = await Promise.all(answers);
    const served = all.filter(({ status }) => status === 200);
    expect(all.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(served.length).toBeGreaterThan(0);
    const { data } = await shop.graphql('{ me { cart { totalQuantity } } }', {}, { as: asha });
    expect(data.me.cart.totalQuantity).toBe(served.filter(({ isAdded }) => isAdded).length);
  });
});
