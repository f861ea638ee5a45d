import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { GraphQLError } from 'graphql';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { execute } from '../graphql/execute.js';
import { openDatabase } from '../open-database.js';
import { buildShopSchema } from '../schema.js';
import type { Viewer } from '../shared/rights/caller.js';
import { Role } from '../shared/rights/role.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { type Subscription, subscribe } from '../testing/listen.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { listenToChanges } from './listen-to-changes.js';
import { openStreams, type Streams } from './streams.js';

let shop: TestShop;
let variant: ProductVariant;
let buyer: User;
let orderId: string;

beforeAll(async () => {
  shop = await openShop();
  variant = await aVariant(shop, { countInStock: 10 });
  buyer = await aBuyer(shop, variant);
  const checkout = await startCheckout(shop, buyer);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, checkout.orderId);
  orderId = (await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } })).body.id;
});

afterAll(() => shop.close());

const STOCK = `subscription ($productId: ID, $variantIds: [ID!]) {
  stockChanged(productId: $productId, variantIds: $variantIds) {
    product { id countInStock } variants { id countInStock }
  }
}`;
const ORDER = 'subscription ($id: ID!) { orderStatusChanged(orderId: $id) { id status lines { quantity } } }';

const setStock = (pieces: number, of = variant) =>
  shop.database.query('UPDATE product_variant SET on_hand = $1 WHERE id = $2', [pieces, of.id]);
const setStatus = (status: string) =>
  shop.database.query('UPDATE "order" SET status = $1 WHERE id = $2', [status, orderId]);

describe('stockChanged', () => {
  it('tells anybody what is in stock, and tells it again after each change', async () => {
    await setStock(9);
    const subscription = subscribe(shop, STOCK, { productId: variant.productId });
    const told = async () => (await subscription.next()).data.stockChanged;

    expect(await told()).toEqual({
      product: { id: variant.productId, countInStock: 9 },
      variants: [{ id: variant.id, countInStock: 9 }],
    });
    await setStock(3);
    expect(await told()).toMatchObject({ product: { countInStock: 3 } });
    await shop.database.query('UPDATE product_variant SET reserved = 1 WHERE id = $1', [variant.id]);
    expect(await told()).toMatchObject({ product: { countInStock: 2 }, variants: [{ countInStock: 2 }] });

    await shop.database.query('UPDATE product_variant SET reserved = 0 WHERE id = $1', [variant.id]);
    await subscription.end();
  });

  it('says nothing of a change that is undone, nor of other products', async () => {
    const other = await aVariant(shop);
    const subscription = subscribe(shop, STOCK, { variantIds: [variant.id] });
    await subscription.next();

    await shop.database
      .transaction(async (db) => {
        await db.query('UPDATE product_variant SET on_hand = 1 WHERE id = $1', [variant.id]);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await setStock(1, other);
    await setStock(8);

    expect((await subscription.next()).data.stockChanged.product.countInStock).toBe(8);
    await subscription.end();
  });

  it('tells what is true when very many change at once', async () => {
    for (let made = 0; made < 101; made++) await aVariant(shop, { categoryId: (await anyCategory()).id });
    const subscription = subscribe(shop, STOCK, { variantIds: [variant.id] });
    await subscription.next();

    await shop.database.query('UPDATE product_variant SET on_hand = 5');

    expect((await subscription.next()).data.stockChanged.product.countInStock).toBe(5);
    await subscription.end();
  });

  it.each([
    [{}, 'BAD_USER_INPUT'],
    [{ productId: 'abc', variantIds: ['abc'] }, 'BAD_USER_INPUT'],
    [{ variantIds: [] }, 'BAD_USER_INPUT'],
    [{ productId: 'abc' }, 'NOT_FOUND'],
    [{ variantIds: ['018f0000-0000-7000-8000-000000000000'] }, 'NOT_FOUND'],
  ])('refuses %j', async (variables, code) => {
    const { errors } = await subscribe(shop, STOCK, variables).next();

    expect(errors[0].extensions).toEqual(expect.objectContaining({ code, requestId: expect.any(String) }));
  });
});

async function anyCategory(): Promise<{ id: string }> {
  const [category] = await shop.database.query('SELECT id FROM category LIMIT 1');
  return category;
}

describe('productChanged', () => {
  const PRODUCT = 'subscription ($id: ID!) { productChanged(productId: $id) { name status version images { alt } } }';

  it('tells staff of each change of a product, hidden or not, and of none of its stock', async () => {
    const owner = await aUser(shop.ctx(), { role: Role.OWNER });
    const of = { id: variant.productId };
    const subscription = subscribe(shop, PRODUCT, of, owner);
    const told = async () => (await subscription.next()).data.productChanged;
    const first = await told();

    await setStock(2);
    await shop.database.query(`UPDATE product SET name = 'Arhar', status = 'HIDDEN' WHERE id = $1`, [of.id]);
    const renamed = await told();
    expect(renamed).toMatchObject({ name: 'Arhar', status: 'HIDDEN' });
    expect(renamed.version).not.toBe(first.version);
    await shop.database.query('UPDATE product_variant SET price_paise = price_paise + 100 WHERE id = $1', [variant.id]);
    const priced = await told();
    expect(priced.version).not.toBe(renamed.version);
    const [{ id: imageId }] = await shop.database.query(
      `INSERT INTO image (key, alt, width, height, widths) VALUES ('peas', '', 100, 100, '{100}') RETURNING id`,
    );
    await shop.database.query('INSERT INTO product_image (product_id, image_id, position) VALUES ($1, $2, 9)', [
      of.id,
      imageId,
    ]);
    expect((await told()).images).toEqual([{ alt: '' }]);
    await shop.database.query(`UPDATE image SET alt = 'Yellow split peas' WHERE id = $1`, [imageId]);
    expect((await told()).images).toEqual([{ alt: 'Yellow split peas' }]);
    await shop.database.query(`UPDATE product SET name = name || ' new'`);
    expect((await told()).name).toBe('Arhar new');

    await shop.database.query(`UPDATE product SET name = 'Arhar', status = 'PUBLISHED' WHERE id = $1`, [of.id]);
    await subscription.end();
  });
});

describe('editors of a product', () => {
  const EDITING = `subscription ($id: ID!, $isEditing: Boolean!) {
    productChanged(productId: $id, isEditing: $isEditing) { version editors { name since } } }`;

  let asha: User;
  let ravi: User;

  beforeAll(async () => {
    asha = await aUser(shop.ctx(), { name: 'Asha', role: Role.OWNER });
    ravi = await aUser(shop.ctx(), { name: 'Ravi', role: Role.OWNER });
  });
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  /**
   * An open editor, or what follows the product without one: `isTold` waits for what it is told
   * next, `sees` until it is told so.
   */
  function open(as: User, isEditing = true, at = shop) {
    const subscription = subscribe(at, EDITING, { id: variant.productId, isEditing }, as);
    const isTold = async (): Promise<string[]> =>
      (await subscription.next()).data.productChanged.editors.map(({ name }: { name: string }) => name);
    const sees = async (...names: string[]) => {
      for (let told: string[] | null = null; told?.join() !== names.join(); ) told = await isTold();
    };
    return { isTold, sees, end: () => subscription.end() };
  }

  it('see each other by name for as long as they have it open, and no one else is told of', async () => {
    const reader = open(ravi, false);
    await reader.sees();
    const one = open(asha);
    await one.sees();

    const other = open(ravi);
    const again = open(asha);
    await Promise.all([one.sees('Ravi'), other.sees('Asha'), again.sees('Ravi')]);
    await other.end();
    await Promise.all([one.sees(), again.sees()]);

    await Promise.all([one, again, reader].map((each) => each.end()));
    const query = 'query ($id: ID!) { product(id: $id) { editors { name } } }';
    const { data } = await shop.graphql(query, { id: variant.productId }, { as: asha });
    expect(data.product.editors).toEqual([]);
  });

  it('see each other by way of two processes, and who comes sees who was there', async () => {
    const database = await openDatabase(shop.config.databaseUrl ?? '', 2);
    const where = { database, url: shop.config.databaseUrl ?? '', directUrl: shop.config.databaseUrl ?? '' };
    const beside = await openShop({}, undefined, { ...where, drop: () => database.destroy() });
    const one = open(asha);
    await one.sees();

    const other = open(ravi, true, beside);
    await Promise.all([one.sees('Ravi'), other.sees('Asha')]);
    await other.end();

    await one.sees();
    await one.end();
    await beside.close();
  });

  /** What another process says of an editor, who is there until it is silent for long. */
  const saysElsewhere = (word: 'stays' | 'leaves', { id }: User, window = 'one') =>
    shop.database.query('SELECT pg_notify($1, $2)', [
      'live',
      `editor ${variant.productId} ${word} ${window} ${id} ${Date.now()}`,
    ]);

  it('are passed over once their process was killed, and do not come back', async () => {
    const one = open(asha);
    await one.sees();
    await saysElsewhere('stays', ravi);
    await one.sees('Ravi');

    Date.now = () => now() + 51_000;
    await saysElsewhere('stays', asha, 'another');
    await one.sees();
    Date.now = now;

    const again = open(asha);
    expect(await again.isTold()).toEqual([]);
    await Promise.all([one.end(), again.end()]);
  });

  it('are not counted where listening fails, so that no one who has left is told of later', async () => {
    const changes = listenToChanges(shop.ctx());
    const { listen } = changes;
    changes.listen = async () => {
      throw new Error('PostgreSQL is away');
    };
    const refused = subscribe(shop, EDITING, { id: variant.productId, isEditing: true }, asha);
    expect((await refused.next()).errors).toHaveLength(1);
    changes.listen = listen;

    const one = open(asha);
    await one.sees();
    await saysElsewhere('stays', ravi);
    await one.sees('Ravi');
    let leave: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const unlisten = await listen([`editor ${variant.productId}`], (said) => {
      if (said?.includes(asha.id) && said.includes('leaves')) leave();
    });
    await one.end();
    await isLeft;
    await saysElsewhere('leaves', ravi);
    const again = open(asha);

    expect(await again.isTold()).toEqual([]);
    await again.end();
    unlisten();
  });

  it('are no one who has deleted their account meanwhile', async () => {
    const gone = await aUser(shop.ctx(), { name: 'Gone', role: Role.OWNER });
    const one = open(asha);
    const left = open(gone);
    await one.sees('Gone');
    const other = open(ravi);
    await one.sees('Gone', 'Ravi');

    await shop.database.query('DELETE FROM "user" WHERE id = $1', [gone.id]);
    await shop.database.query(`UPDATE product SET brand = 'Anew' WHERE id = $1`, [variant.productId]);

    await one.sees('Ravi');
    await Promise.all([one, left, other].map((each) => each.end()));
  });
});

describe('shopChanged', () => {
  const NEWS = 'subscription ($kinds: [NewsKind!]!) { shopChanged(kinds: $kinds) { at } }';

  it('tells staff that a kind of things changed, at once and then no sooner than in three seconds', async () => {
    const packer = await aUser(shop.ctx(), { role: Role.PACKER });
    const subscription = subscribe(shop, NEWS, { kinds: ['STOCK', 'COUNTS'] }, packer);
    const told = async () => Date.parse((await subscription.next()).data.shopChanged.at);
    const begun = await told();

    await shop.database.query(`UPDATE product SET name = name || ' of no interest'`);
    await setStock(3);
    const first = await told();
    await shop.database.query(`INSERT INTO stock_count (name, actor_kind) VALUES ('Front shelves', 'OPERATOR')`);
    const second = await told();

    expect(first).toBeGreaterThan(begun);
    expect(second - first).toBeGreaterThanOrEqual(2_990);
    await subscription.end();
  });

  it.each([
    [
      'webhooks',
      'WEBHOOKS',
      `INSERT INTO webhook_endpoint (url, topics, secret) VALUES ('https://erp.example', '{ORDERS}', 'whsec')`,
    ],
    [
      'what webhooks were told',
      'WEBHOOKS',
      `INSERT INTO webhook_delivery (endpoint_id, subject, type, data) SELECT id, 'endpoint', 'webhook.test', '{}' FROM webhook_endpoint`,
    ],
    ['how a delivery went', 'WEBHOOKS', `UPDATE webhook_delivery SET state = 'FAILED'`],
    ['a webhook that was removed', 'WEBHOOKS', 'DELETE FROM webhook_endpoint'],
    ['a category that was moved', 'CATEGORIES', 'UPDATE category SET position = position + 1'],
    ['a file that is to be written', 'EXPORTS', `INSERT INTO bulk_export (kind) VALUES ('ORDER')`],
    ['how far a file is written', 'EXPORTS', `UPDATE bulk_export SET state = 'DONE', lines = 7`],
  ])('tells an owner of %s', async (_what, kind, change) => {
    const owner = await aUser(shop.ctx(), { role: Role.OWNER });
    const subscription = subscribe(shop, NEWS, { kinds: [kind] }, owner);
    const told = async () => Date.parse((await subscription.next()).data.shopChanged.at);
    const begun = await told();

    await shop.database.query(change);

    expect(await told()).toBeGreaterThan(begun);
    await subscription.end();
  });
});

describe('orderStatusChanged', () => {
  it('tells its owner, and an admin, of each status', async () => {
    const admin = await aUser(shop.ctx(), { isAdmin: true });
    const both = [subscribe(shop, ORDER, { id: orderId }, buyer), subscribe(shop, ORDER, { id: orderId }, admin)];
    const told = () =>
      Promise.all(both.map(async (subscription) => (await subscription.next()).data.orderStatusChanged));

    expect(await told()).toEqual(Array(2).fill({ id: orderId, status: 'CONFIRMED', lines: [{ quantity: 1 }] }));
    await setStatus('PACKED');
    expect(await told()).toMatchObject([{ status: 'PACKED' }, { status: 'PACKED' }]);
    await setStatus('SHIPPED');
    expect(await told()).toMatchObject([{ status: 'SHIPPED' }, { status: 'SHIPPED' }]);

    await Promise.all(both.map((subscription) => subscription.end()));
  });
});

describe('/graphql/stream', () => {
  const ask = (body: object, headers: Record<string, string> = { accept: 'text/event-stream' }) =>
    fetch(`${shop.address}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('is neither compressed nor kept', async () => {
    const answer = await ask(
      { query: STOCK, variables: { productId: variant.productId } },
      { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    );

    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform');
    await answer.body?.cancel();
  });

  it.each([
    ['a query', 'BAD_USER_INPUT', { query: '{ shop { name } }' }],
    ['a mutation', 'BAD_USER_INPUT', { query: 'mutation { signIn(email: "a", password: "b") { token } }' }],
    ['what it does not know', 'GRAPHQL_VALIDATION_FAILED', { query: 'subscription { nothing }' }],
    [
      'two at once',
      'GRAPHQL_VALIDATION_FAILED',
      {
        query: `subscription { a: stockChanged(productId: "1") { product { id } } b: stockChanged(productId: "1") { product { id } } }`,
      },
    ],
    ['what is no GraphQL', 'GRAPHQL_PARSE_FAILED', { query: 'subscription {' }],
    [
      'too long a document',
      'GRAPHQL_PARSE_FAILED',
      { query: `subscription { stockChanged(productId: "1") { ${'product { id } '.repeat(700)} } }` },
    ],
    [
      'too deep a document',
      'GRAPHQL_VALIDATION_FAILED',
      {
        query: `subscription { stockChanged(productId: "1") { product ${'{ related '.repeat(12)}{ id }${' }'.repeat(12)} } }`,
      },
    ],
    [
      'too dear a document',
      'BAD_USER_INPUT',
      {
        query:
          'subscription { stockChanged(productId: "1") { product { related(first: 20) { related(first: 20) { related(first: 20) { id } } } } } }',
      },
    ],
    [
      'variables that do not fit',
      'BAD_USER_INPUT',
      { query: 'subscription ($id: ID!) { stockChanged(productId: $id) { product { id } } }', variables: { id: {} } },
    ],
    ['nothing', 'BAD_USER_INPUT', {}],
  ])('refuses %s with 400, and with the code that /graphql has for it', async (_, code, body) => {
    const answer = await ask(body);
    const { errors } = (await answer.json()) as { errors: object[] };

    expect(answer.status).toBe(400);
    expect(errors).toEqual([
      { message: expect.any(String), extensions: expect.objectContaining({ code, requestId: expect.any(String) }) },
    ]);
  });

  it('names the methods that it takes to those who come by another', async () => {
    const response = await fetch(`${shop.address}/graphql/stream`, { method: 'PUT' });

    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('refuses clients that cannot read a stream, and sends subscriptions here that come to /graphql', async () => {
    const variables = { productId: variant.productId };

    expect((await ask({ query: STOCK, variables }, { accept: 'application/json' })).status).toBe(400);
    expect((await shop.graphql(STOCK, variables)).errors[0]?.message).toEqual(expect.any(String));
    expect((await shop.graphql(STOCK, variables)).status).toBe(400);
  });

  it('is not needed by a client that asks /graphql for events and for nothing else', async () => {
    const askGraph = (query: string) =>
      fetch(`${shop.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query, variables: { productId: variant.productId } }),
      });

    const stream = await askGraph(STOCK);
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
    ]);
    await stream.body?.cancel();
    const wrong = await askGraph('subscription { nothingOfTheKind }');
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('nothingOfTheKind')]);
  });

  it('gives one account no more than twenty streams, and gives places back', async () => {
    const twenty = Array.from({ length: 20 }, () => subscribe(shop, STOCK, { productId: variant.productId }, buyer));
    await Promise.all(twenty.map((subscription) => subscription.next()));

    const refused = await subscribe(shop, STOCK, { productId: variant.productId }, buyer).next();
    expect(refused.errors[0].extensions.code).toBe('RATE_LIMITED');

    await Promise.all(twenty.map((subscription) => subscription.end()));
    const again = async () => (await subscribe(shop, STOCK, { productId: variant.productId }, buyer).next()).data;
    while (!(await again())) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  describe('on a server of its own', () => {
    let viewer: Viewer | null;
    let http: Server;
    let streams: Streams;
    let meet: (req: express.Request) => void;
    const answers: unknown[] = [];
    const own = () => ({ ...shop, address: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
    const openAgain = async () =>
      openStreams({
        schema: await buildShopSchema(),
        maxTokens: 100,
        execute,
        rules: [],
        refusalOfCost: () => null,
        identify: async () => ({ viewer, apiKey: null, budget: null }),
        formatError: ({ message }, { originalError }: GraphQLError) => ({ message, extensions: { ...originalError } }),
        askAgainMs: 50,
      });

    beforeEach(async () => {
      viewer = buyer;
      meet = () => undefined;
      streams = await openAgain();
      const app = express().use(express.json(), (req, res) => {
        res.locals.ctx = shop.ctx(buyer);
        meet(req);
        answers.push(streams.answer(res, req.body ?? null));
      });
      http = app.listen(0);
    });
    afterEach(async () => {
      await streams.stop();
      http.close();
    });

    it('ends soon after the token of its reader does', async () => {
      const subscription = subscribe(own(), ORDER, { id: orderId });
      expect((await subscription.next()).data.orderStatusChanged.id).toBe(orderId);

      viewer = null;

      expect((await subscription.next()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
      await expect(subscription.next()).rejects.toThrow('the stream has ended');
    });

    it('gives a place back, whenever its reader leaves', async () => {
      // Each reader leaves one turn of the server's loop later than the one before.
      for (let turns = 0; turns < 40; turns++) {
        meet = ({ socket }) => leaveAfter(socket, turns);
        await subscribe(own(), ORDER, { id: orderId })
          .next()
          .catch(() => undefined);
      }
      meet = () => undefined;
      await Promise.all(answers);

      const twenty = Array.from({ length: 20 }, () => subscribe(own(), ORDER, { id: orderId }));
      const told = await Promise.all(twenty.map((subscription) => subscription.next()));

      expect(told.filter(({ data }) => data?.orderStatusChanged.id === orderId)).toHaveLength(20);
      await Promise.all(twenty.map((subscription) => subscription.end()));
    });

    it.each([
      ['its reader has left', (subscription: Subscription) => subscription.end()],
      [
        'the token of its reader has ended',
        async (subscription: Subscription) => {
          viewer = null;
          await subscription.next();
        },
      ],
      ['the shop has stopped', () => streams.stop()],
    ])('listens to no changes any more once %s', async (_when, end) => {
      const changes = listenToChanges(shop.ctx());
      const { listen } = changes;
      const listeners = new Set<() => void>();
      changes.listen = async (topics, notify) => {
        const unlisten = await listen(topics, notify);
        listeners.add(notify);
        return () => {
          listeners.delete(notify);
          unlisten();
        };
      };
      const subscription = subscribe(own(), ORDER, { id: orderId });
      await subscription.next();
      expect(listeners.size).toBe(1);

      await end(subscription);
      await Promise.all(answers);

      expect(listeners.size).toBe(0);
      changes.listen = listen;
    });

    it('is connected again by its client when the shop starts anew', async () => {
      await setStock(5);
      const subscription = subscribe(own(), STOCK, { productId: variant.productId }, null, { retryAttempts: 20 });
      const told = async () => (await subscription.next()).data.stockChanged.product.countInStock;
      expect(await told()).toBe(5);

      const before = streams;
      streams = await openAgain();
      await before.stop();

      expect(await told()).toBe(5);
      await setStock(6);
      expect(await told()).toBe(6);
      await subscription.end();
    });
  });
});

function leaveAfter(socket: Socket, turns: number): void {
  if (turns === 0) socket.destroy();
  else setImmediate(() => leaveAfter(socket, turns - 1));
}
