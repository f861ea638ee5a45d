import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { User } from '../../accounts/user.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { aUser } from '../factories/account.factory.js';
import { aVariant, BILLING, payAtStandIn } from '../factories/checkout.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { patiently } from '../patiently.js';
import { createOrder } from '../payment-calls.js';
import { openProcessShop, type ProcessShop } from './process-shop.js';
import { breachesThatLast, waitUntilSettled } from './settle.js';

let shop: ProcessShop;
let dal: ProductVariant;
let rice: ProductVariant;

beforeAll(async () => {
  shop = await openProcessShop();
  dal = await aVariant(shop, { name: 'Toor Dal', price: 150.5, countInStock: 50 });
  rice = await aVariant(shop, { name: 'Basmati Rice', price: 400, countInStock: 50 });
});

afterAll(() => shop.close());

/** So often a program asks at once for what it wants once. */
const TIMES = 10;

const wanted = () => [
  { variant: dal, quantity: 2 },
  { variant: rice, quantity: 1 },
];

/** Asks for the same thing many times at once, and answers what it was told, which is the same. */
async function atOnce<Told>(ask: () => Promise<Told>): Promise<Told> {
  const [first, ...others] = await Promise.all(Array.from({ length: TIMES }, ask));
  for (const other of others) expect(other).toEqual(first);
  return first as Told;
}

/** What a program is told that goods come to, in paise, and the page that hands them over. */
interface HandOver {
  totalPaise: number;
  path: string;
}

async function byMcp(): Promise<HandOver> {
  const client = new Client({ name: 'a cook', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.address}/mcp`)));
  const lines = wanted().map(({ variant: { id, productId }, quantity }) => ({ productId, variantId: id, quantity }));
  const { structuredContent } = await atOnce(() => client.callTool({ name: 'basket', arguments: { lines } }));
  await client.close();
  const { basket } = structuredContent as { basket: { total: number; path: string } };
  return { totalPaise: basket.total * 100, path: basket.path };
}

async function byUcp(): Promise<HandOver> {
  const headers = { 'idempotency-key': randomUUID() };
  const line_items = wanted().map(({ variant, quantity }) => ({ item: { id: variant.id }, quantity }));
  const { id } = await atOnce(async () => {
    const made = () => shop.rest('POST /api/ucp/checkout-sessions', { headers, body: { line_items } });
    return (await untilDone(made)).body;
  });
  // What cannot be done by a program: that is told, and nothing is bought.
  const { body } = await shop.rest(`POST /api/ucp/checkout-sessions/${id}/complete`, { body: { payment: {} } });
  expect(body.status).toBe('requires_escalation');
  const { amount } = body.totals.find(({ type }: { type: string }) => type === 'total');
  return { totalPaise: amount, path: body.continue_url.replace(/^.*(?=\/basket)/, '') };
}

async function byAcp(): Promise<HandOver> {
  const call = (path: string, key: string, body: object) =>
    shop.rest(`POST /api/acp/checkout_sessions${path}`, {
      headers: { 'api-version': '2026-04-17', 'idempotency-key': key },
      body,
    });
  const line_items = wanted().map(({ variant: { id }, quantity }) => ({ id, quantity }));
  const key = randomUUID();
  const asked = { line_items, currency: 'inr', capabilities: {} };
  const { id } = await atOnce(async () => (await untilDone(() => call('', key, asked))).body);
  const { body } = await call(`/${id}/complete`, randomUUID(), { payment_data: {} });
  expect(body.status).toBe('requires_escalation');
  const { amount } = body.totals.find(({ type }: { type: string }) => type === 'total');
  return { totalPaise: amount, path: body.continue_url.replace(/^.*(?=\/basket)/, '') };
}

const MERGE = `mutation ($lines: [CartMergeLineInput!]!) {
  mergeCart(lines: $lines) { cart { totalQuantity } userErrors { code } } }`;

/** Puts what a link holds into the cart, as its page does, however often it is pressed. */
async function takeOver(as: User, path: string): Promise<void> {
  const { searchParams } = new URL(path, shop.address);
  const checkout = searchParams.get('checkout');
  const key = checkout ? `checkout:${checkout}` : randomUUID();
  const lines = searchParams.getAll('item').map((item, place) => {
    const [productId, variantId, quantity, price] = item.split('_');
    return {
      productId,
      variantId,
      quantity: Number(quantity),
      price: Number(price),
      idempotencyKey: `${key} ${place}`,
    };
  });
  const merged = await atOnce(async () => (await shop.graphql(MERGE, { lines }, { as })).data.mergeCart);
  expect(merged).toEqual({ cart: { totalQuantity: 3 }, userErrors: [] });
}

/** A program of the shopper's own, with their token. */
async function fillByRest(as: User): Promise<void> {
  for (const { variant, quantity } of wanted()) {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { productId: variant.productId, variantId: variant.id, quantity };
    await atOnce(async () => (await untilDone(() => shop.rest('POST /api/cart/add', { as, headers, body }))).status);
  }
}

/** Asks again while the same request under the same key is under way, as its answer says. */
const untilDone = <Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> =>
  patiently(async () => {
    const answer = await call();
    return answer.status === 409 ? { ...answer, status: 503 } : answer;
  });

/** Pays what is in the cart; the shop may be killed once the money is gone, and is told after. */
async function pay(as: User, { isKilled = false } = {}) {
  const headers = { 'idempotency-key': randomUUID() };
  const start = async () =>
    (await untilDone(() => shop.rest('POST /api/payment/order', { as, headers, body: BILLING }))).body;
  const { id, orderId, amount } = await atOnce(start);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  if (isKilled) await shop.killServer();
  // The same form again is the same checkout, whose payment is known by now or told of here.
  const placed = await atOnce(async () => (await untilDone(() => createOrder(shop, as, { paymentId }))).body.id);
  return { id, orderId, amount, placed };
}

const factsOf = ({ amount, shipping, products }: { amount: number; shipping: number; products: Line[] }) => ({
  ...{ amount, shipping, products: products.map(({ productId, quantity, price }) => ({ productId, quantity, price })) },
});
type Line = { productId: string; quantity: number; price: number };

describe('the same basket by MCP, by UCP, by ACP and by REST', () => {
  it('comes to the same sums, and to one order and one payment each, though all is asked ten times and the shop killed meanwhile', async () => {
    const books = await openBooks(shop.database);
    const [mcp, ucp, acp] = [await byMcp(), await byUcp(), await byAcp()];
    const idIn = ({ path }: HandOver) => /&checkout=(?<id>.+)$/.exec(path)?.groups?.id;
    for (const door of [ucp, acp]) expect(door).toEqual({ ...mcp, path: `${mcp.path}&checkout=${idIn(door)}` });
    const people = await Promise.all([1, 2, 3, 4].map(() => aUser(shop.ctx())));
    const [ofMcp, ofUcp, ofRest, ofAcp] = people as [User, User, User, User];
    await takeOver(ofMcp, mcp.path);
    await takeOver(ofUcp, ucp.path);
    await fillByRest(ofRest);
    await takeOver(ofAcp, acp.path);

    const paid = [await pay(ofMcp), await pay(ofUcp, { isKilled: true }), await pay(ofRest)];
    paid.push(await pay(ofAcp, { isKilled: true }));

    expect(paid.map(({ amount }) => amount)).toEqual(Array(4).fill(mcp.totalPaise));
    await waitUntilSettled(shop.database);
    const orders = await Promise.all(people.map(async (as) => (await shop.rest('GET /api/orders', { as })).body));
    expect(orders.map((each) => each.map(({ id }: { id: string }) => id))).toEqual(paid.map(({ placed }) => [placed]));
    const [first, ...others] = orders.map(([order]) => factsOf(order));
    expect(others).toEqual([first, first, first]);
    const { body: done } = await shop.rest(`GET /api/ucp/checkout-sessions/${idIn(ucp)}`);
    expect([done.status, done.order.id]).toEqual(['completed', paid[1]?.placed]);
    const headers = { 'api-version': '2026-04-17' };
    const { body: doneToo } = await shop.rest(`GET /api/acp/checkout_sessions/${idIn(acp)}`, { headers });
    expect([doneToo.status, doneToo.order.id]).toEqual(['completed', paid[3]?.placed]);
    const { payments } = (await shop.rest('GET /standin/ledger')).body;
    for (const { orderId } of paid)
      expect(payments.filter((each: { order_id: string }) => each.order_id === orderId)).toHaveLength(1);
    expect(await breachesThatLast(() => findBreaches(books))).toEqual([]);
  });
});
