import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { testsEverything } from '../every-case.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../factories/checkout.factory.js';
import { type Books, findBreaches, openBooks } from '../invariants.js';
import { runDueJobs } from '../jobs.js';
import { patiently } from '../patiently.js';
import { createOrder, ordersOf, stateOf, storedEvents, unprocessed } from '../payment-calls.js';
import { openShop, type TestShop } from '../shop.js';
import { rest, settle } from './settle.js';
import { headersOf, signedEvent } from './webhook-calls.js';

let shop: TestShop;
let buyer: User;
let books: Books;
let checkoutId: string;
let orderId: string;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  buyer = await aBuyer(shop, await aVariant(shop), 2);
  ({ id: checkoutId, orderId } = await startCheckout(shop, buyer));
  books = await openBooks(shop.database);
});

afterAll(() => shop.close());

const pay = async (wishes: object = {}) => (await payAtStandIn(shop, orderId, wishes)).razorpay_payment_id;
const post = (call: { body: string; headers: Record<string, string> }) =>
  patiently(() => shop.rest('POST /api/payment/webhook', call));

async function expectOneOrder(paymentId: string): Promise<void> {
  await runDueJobs(shop);
  expect(await unprocessed(shop)).toBe(0);
  expect(await ordersOf(shop, buyer)).toEqual([expect.objectContaining({ status: 'CONFIRMED', paymentId })]);
  await settle(shop);
  expect(await findBreaches(books)).toEqual([]);
  await rest(shop.database);
}

describe('events of the provider', () => {
  it('count once when one comes twenty times at the same moment', async () => {
    const paymentId = await pay();
    const event = signedEvent(shop, 'payment.captured', paymentId);

    const answers = await Promise.all(Array.from({ length: 20 }, () => post(event)));

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await expectOneOrder(paymentId);
  });

  const EVENTS = ['payment.authorized', 'payment.captured', 'order.paid'] as const;
  const orders = EVENTS.flatMap((first) =>
    EVENTS.filter((event) => event !== first).map((second) => {
      const third = EVENTS.find((event) => event !== first && event !== second) ?? first;
      return [first, second, third] as const;
    }),
  );

  const PLACES = [0, 1, 2, 3];
  /**
   * Each order with the client at one place, and each place with some order; in the long
   * repetitions each order with each.
   */
  const tellings = orders.flatMap((order, index) =>
    PLACES.filter((place) => testsEverything || place === index % PLACES.length).map(
      (place) => [...order, place] as const,
    ),
  );

  it.each(tellings)(
    'count once as %s, %s, %s, each three times, with the client after %i of them',
    async (...telling) => {
      const [first, second, third, place] = telling;
      const paymentId = await pay();
      const events = [first, second, third].map((name) => () => post(signedEvent(shop, name, paymentId)));
      const client = () => createOrder(shop, buyer, { paymentId });

      for (const call of [...events.slice(0, place), client, ...events.slice(place)]) {
        const answers = await Promise.all([call(), call(), call(), runDueJobs(shop)]);
        for (const answer of answers) if (answer) expect([200, 201]).toContain(answer.status);
      }

      await expectOneOrder(paymentId);
    },
  );

  it('settle an authorized payment when it is captured, whatever the order in which that is told', async () => {
    const paymentId = await pay({ outcome: 'authorized' });
    await post(signedEvent(shop, 'payment.captured', paymentId));
    await runDueJobs(shop);
    expect((await createOrder(shop, buyer, { paymentId })).body.status).toBe('pending');

    await pay({ outcome: 'captured' });
    await post(signedEvent(shop, 'order.paid', paymentId));
    await post(signedEvent(shop, 'payment.authorized', paymentId));

    await expectOneOrder(paymentId);
  });
});

describe('an event that the provider did not send', () => {
  const expectRefused = async (call: { body: string; headers: Record<string, string> }) => {
    const before = await storedEvents(shop);
    const { status, body } = await post(call);
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: true, code: 'UNAUTHENTICATED', requestId: expect.any(String) });
    expect(await storedEvents(shop)).toBe(before);
    expect(await ordersOf(shop, buyer)).toEqual([]);
  };

  it('is refused when it is forged, written anew, or signed with another secret', async () => {
    const event = signedEvent(shop, 'payment.captured', await pay());
    const foreign = createHmac('sha256', 'the secret of another shop').update(event.body).digest('hex');
    const anew = JSON.stringify(JSON.parse(event.body), null, 2);

    await expectRefused({ ...event, headers: { ...event.headers, 'x-razorpay-signature': '0'.repeat(64) } });
    await expectRefused({ ...event, headers: { ...event.headers, 'x-razorpay-signature': foreign } });
    await expectRefused({ ...event, headers: { 'x-razorpay-event-id': 'evt_unsigned' } });
    await expectRefused({ ...event, body: anew });
    await expectRefused({ ...event, body: event.body.replace('captured', 'Captured') });
  });

  it('changes nothing when a true one is replayed, also under another id', async () => {
    const paymentId = await pay();
    const event = signedEvent(shop, 'payment.captured', paymentId);
    await post(event);
    await expectOneOrder(paymentId);

    expect((await post(event)).status).toBe(200);
    expect((await post({ ...event, headers: headersOf(shop, event.body, 'evt_replayed') })).status).toBe(200);

    await expectOneOrder(paymentId);
  });

  it('sells nothing for what it merely says: another amount, another status, another order', async () => {
    const failed = await pay({ outcome: 'failed' });
    const entity = { id: failed, order_id: orderId, status: 'captured', amount: 20_000, currency: 'INR' };
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });

    expect((await post({ body, headers: headersOf(shop, body, 'evt_lie') })).status).toBe(200);

    await runDueJobs(shop);
    expect(await unprocessed(shop)).toBe(0);
    expect(await ordersOf(shop, buyer)).toEqual([]);
    expect(await stateOf(shop, checkoutId)).toBe('open');
    expect(await findBreaches(books)).toEqual([]);
  });
});

describe('what a client adds to its call', () => {
  it('changes nothing: amount, products, user and date are the shop’s own', async () => {
    const rival = await aBuyer(shop, await aVariant(shop));
    const paymentId = await pay();
    const lies = {
      amount: 1,
      products: [{ productId: 'x', quantity: 99, price: 0 }],
      date: 'Jan 01, 2001',
      status: 'delivered',
    };

    expect((await createOrder(shop, buyer, { ...lies, paymentId, userid: rival.id })).status).toBe(403);
    expect((await createOrder(shop, rival, { ...lies, paymentId })).status).toBe(402);
    expect((await createOrder(shop, buyer, { ...lies, paymentId: `${paymentId}0` })).status).toBe(402);
    const { body } = await createOrder(shop, buyer, { ...lies, paymentId, userid: buyer.id });

    expect(body).toMatchObject({ amount: 200, userid: buyer.id, status: 'confirmed', products: [{ quantity: 2 }] });
    expect(new Date(body.date).getFullYear()).toBeGreaterThan(2001);
    expect(await ordersOf(shop, rival)).toEqual([]);
    await expectOneOrder(paymentId);
  });
});
