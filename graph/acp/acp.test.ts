import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { saveSubscribers } from '../webhooks/save-subscribers.js';
import { acp } from './feature.js';

let shop: TestShop;
let dal: ProductVariant;
let rice: ProductVariant;

beforeAll(async () => {
  shop = await openShop({ WEBHOOK_LOOPBACK: 'allowed' });
  await saveSubscribers(shop.database, [acp]);
  dal = await aVariant(shop, { name: 'Toor Dal', price: 150.5, countInStock: 50 });
  rice = await aVariant(shop, { name: 'Basmati Rice', price: 400, countInStock: 2 });
});
afterAll(() => shop.close());

/** Calls ACP as a program does, under a key of its own; headers that are empty are left out. */
const say = (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const usual = { 'api-version': '2026-04-17', ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}) };
  const sent = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== '');
  return shop.rest(`${method} /api/acp/checkout_sessions${path}`, {
    headers: Object.fromEntries(sent),
    ...(body ? { body } : {}),
  });
};

const wish = (...line_items: object[]) => ({ line_items, currency: 'inr', capabilities: {} });

describe('a program that finds the shop by ACP', () => {
  it('reads at /.well-known/acp.json where the calls are, by which version, and that no program pays', async () => {
    const response = await fetch(`${shop.address}/.well-known/acp.json`);

    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.json()).toMatchObject({
      protocol: { name: 'acp', version: '2026-04-17', supported_versions: ['2026-04-17'] },
      api_base_url: expect.stringMatching(/\/api\/acp$/),
      capabilities: { services: ['checkout', 'orders'] },
    });
  });

  it('opens a checkout, changes it, and is told that a person goes on with it', async () => {
    const { status, body } = await say('POST', '', wish({ id: dal.id, quantity: 2 }));
    expect([status, body.status, body.currency]).toEqual([201, 'requires_escalation', 'inr']);
    expect(body.line_items).toMatchObject([{ item: { id: dal.id, unit_amount: 15_050 }, quantity: 2 }]);
    expect(body.totals[0]).toEqual({ type: 'subtotal', display_text: 'Goods', amount: 30_100 });
    expect(body.continue_url).toMatch(new RegExp(`/basket\\?item=.*&checkout=${body.id}$`));

    const { body: more } = await say('POST', `/${body.id}`, wish({ id: dal.id }, { id: rice.id }));
    expect(more.totals[0].amount).toBe(55_050);
    const { body: complete } = await say('POST', `/${body.id}/complete`, { payment_data: { token: 'spt_1' } });
    expect([complete.status, complete.order]).toEqual(['requires_escalation', undefined]);
    expect(complete.messages).toContainEqual(
      expect.objectContaining({ code: 'intervention_required', resolution: 'requires_buyer_review' }),
    );
    expect((await say('GET', `/${body.id}`)).body).toEqual(complete);
  });

  it('is told the same sums as by UCP, each part of which adds up', async () => {
    const { body } = await say('POST', '', wish({ id: dal.id, quantity: 3 }));
    const line_items = [{ item: { id: dal.id }, quantity: 3 }];
    const { body: ucp } = await shop.rest('POST /api/ucp/checkout-sessions', { body: { line_items } });

    expect(body.totals.at(-1).amount).toBe(ucp.totals.at(-1).amount);
    const [parts, total] = [body.totals.slice(0, -1), body.totals.at(-1)];
    const signed = parts.map(({ type, amount }: { type: string; amount: number }) =>
      type === 'discount' ? -amount : amount,
    );
    expect(signed.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(total.amount);
  });

  it('is told what changed since: a price, and pieces that are gone', async () => {
    const { body } = await say('POST', '', wish({ id: rice.id, quantity: 2 }));
    await shop.database.query('UPDATE product_variant SET price_paise = 41000, on_hand = 1 WHERE id = $1', [rice.id]);
    const { body: now } = await say('GET', `/${body.id}`);
    await shop.database.query('UPDATE product_variant SET price_paise = 40000, on_hand = 2 WHERE id = $1', [rice.id]);

    expect(now.line_items).toMatchObject([{ quantity: 1, unit_amount: 41_000 }]);
    expect(now.messages.map(({ code }: { code: string }) => code)).toEqual([
      ...['limited_availability', 'price_change', 'intervention_required'],
    ]);
  });

  it('is told which line costs something else than the feed said, before and now', async () => {
    const feed = await fetch(`${shop.address}/api/feeds/acp.jsonl?since=2020-01-01T00:00:00Z`);
    expect(feed.headers.get('catalogue-version')).toMatch(/^20.*Z$/);
    const source = { feed_id: 'acp.jsonl', feed_update_id: feed.headers.get('catalogue-version') };
    const suggested = (amount: number) => ({ amount, source, observed_at: new Date().toISOString() });
    const items = [
      { id: dal.id, suggested_price: suggested(15_050) },
      { id: rice.id, suggested_price: suggested(39_000) },
    ];
    const { body } = await say('POST', '', wish(...items));

    expect(body.messages).toMatchObject([
      {
        ...{ type: 'warning', code: 'price_change', param: '$.line_items[1]' },
        content: 'Basmati Rice cost ₹390 (39000 paise) a piece, and costs ₹400 (40000 paise) now.',
      },
      { code: 'intervention_required' },
    ]);
    const before = { display_name: 'Price before, in paise', value: '39000' };
    const told = body.line_items.map((line: { custom_attributes: object[] }) => line.custom_attributes);
    expect(told).toEqual([expect.not.arrayContaining([before]), expect.arrayContaining([before])]);
  });

  it('reads a checkout of ACP alone, and not one of UCP', async () => {
    const line_items = [{ item: { id: dal.id }, quantity: 1 }];
    const { body: ucp } = await shop.rest('POST /api/ucp/checkout-sessions', { body: { line_items } });
    expect((await say('GET', `/${ucp.id}`)).status).toBe(404);
  });

  it('ends a checkout once: the second time it is told that this cannot be', async () => {
    const { body } = await say('POST', '', wish({ id: dal.id }));
    expect((await say('POST', `/${body.id}/cancel`, {})).body.status).toBe('canceled');

    const again = await say('POST', `/${body.id}/cancel`, {});
    expect([again.status, again.body.code]).toEqual([405, 'method_not_allowed']);
    expect((await say('GET', `/${body.id}`)).body.status).toBe('canceled');
    expect((await say('POST', `/${body.id}/complete`, {})).status).toBe(404);
  });
});

describe('a request that a program repeats', () => {
  it('opens one checkout under its key, and says that the answer was given before', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(255), 'request-id': 'r-1' };
    const first = await say('POST', '', wish({ id: dal.id }), headers);
    const again = await say('POST', '', wish({ id: dal.id }), headers);

    expect(again.body).toEqual(first.body);
    expect([first, again].map((answer) => answer.headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(again.headers.get('request-id')).toBe('r-1');
    expect(again.headers.get('idempotency-key')).toBe(headers['idempotency-key']);
    const other = await say('POST', '', wish({ id: rice.id }), headers);
    expect([other.status, other.body]).toEqual([
      422,
      { type: 'invalid_request', code: 'idempotency_conflict', message: expect.any(String) },
    ]);
  });
});

describe('a request that is refused', () => {
  it.each<[string, object, Record<string, string>, number, object]>([
    ['without its version', {}, { 'api-version': '' }, 400, { code: 'missing_api_version' }],
    ['of another version', {}, { 'api-version': '2025-09-29' }, 400, { code: 'unsupported_api_version' }],
    ['without a key', {}, { 'idempotency-key': '' }, 400, { code: 'idempotency_key_required' }],
    ['without lines', {}, {}, 400, { code: 'bad_user_input', param: '$.line_items' }],
    [
      'of less than a piece',
      wish({ id: 'x' }, { id: 'y', quantity: 0 }),
      {},
      400,
      { code: 'bad_user_input', param: '$.line_items[1].quantity' },
    ],
    ['of goods that are not sold', wish({ id: 'gone' }), {}, 404, { code: 'not_found', param: '$.line_items' }],
  ])('%s is told so in the shape of ACP', async (_what, body, headers, status, told) => {
    const refused = await say('POST', '', body, headers);

    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ type: 'invalid_request', message: expect.any(String), ...told });
    const names = ['type', 'code', 'message', 'param', 'supported_versions'];
    expect(Object.keys(refused.body).filter((name) => !names.includes(name))).toEqual([]);
  });
});

const LISTEN = `mutation ($url: String!, $apiKeyId: ID) {
  createWebhookEndpoint(url: $url, topics: [ACP_ORDERS], apiKeyId: $apiKeyId) { secret userErrors { code field } } }`;
const MERGE = `mutation ($lines: [CartMergeLineInput!]!) { mergeCart(lines: $lines) { userErrors { code } } }`;
const SET_STATUS = `mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { userErrors { code } } }`;

describe('a program that listens', () => {
  it('is told of its own order, whole, by events that the secret of its endpoint signs', async () => {
    const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders`;
    const admin = await aUser(shop.ctx(), { isAdmin: true });
    const { key, id: apiKeyId } = await aKey(shop, { scopes: [ApiScope.CATALOGUE_READ] });
    expect((await shop.graphql(LISTEN, { url }, { as: admin })).data.createWebhookEndpoint.userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'apiKeyId' },
    ]);
    const { data } = await shop.graphql(LISTEN, { url, apiKeyId }, { as: admin });
    const { secret } = data.createWebhookEndpoint;

    const headers = { authorization: `Bearer ${key}` };
    const { body: checkout } = await say('POST', '', wish({ id: dal.id, quantity: 2 }), headers);
    const person = await aUser(shop.ctx());
    const taken = { productId: dal.productId, variantId: dal.id, quantity: 2 };
    await shop.graphql(MERGE, { lines: [{ ...taken, idempotencyKey: `checkout:${checkout.id} 0` }] }, { as: person });
    const { orderId } = await startCheckout(shop, person);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    const { body: order } = await shop.rest('POST /api/orders/create', { as: person, body: { paymentId } });
    await runDueJobs(shop);
    await shop.graphql(SET_STATUS, { id: order.id, status: 'CANCELLED' }, { as: admin });
    await runDueJobs(shop);
    receiver.close();

    const events = heard.map(({ body }) => JSON.parse(body));
    expect(events.map(({ type }) => type)).toEqual(['order_create', ...events.slice(1).map(() => 'order_update')]);
    expect(events.at(-1).data).toMatchObject({
      ...{ type: 'order', id: order.id, checkout_session_id: checkout.id, status: 'canceled' },
      adjustments: [{ type: 'cancellation' }, { type: 'refund', amount: order.amount * 100, currency: 'inr' }],
    });
    expect(heard.map(({ body }) => body).join()).not.toMatch(/Asha|MG Road|9876543210|560001/);
    for (const { headers: sent, body } of heard) {
      const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(sent['merchant-signature'])) ?? [];
      expect(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')).toBe(signature);
    }
    const { body: done } = await say('GET', `/${checkout.id}`);
    expect(done).toMatchObject({ status: 'completed', order: { id: order.id, order_number: order.number } });
    expect((await say('POST', `/${checkout.id}/cancel`, {})).status).toBe(405);
  });
});
