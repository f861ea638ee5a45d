import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { User } from '../../accounts/user.entity.js';
import { openMailbox } from '../../messages/mailbox.js';
import { MailboxMessage } from '../../messages/mailbox-message.entity.js';
import { OrderEvent } from '../../orders/life/order-event.entity.js';
import {
  aBuyer,
  aVariant,
  BILLING,
  payAtStandIn,
  startCheckout,
  stockOf,
} from '../../testing/factories/checkout.factory.js';
import { takeCash } from '../../testing/factories/order.factory.js';
import { findBreaches, openBooks } from '../../testing/invariants.js';
import { dropJobs, runDueJobs } from '../../testing/jobs.js';
import { settle } from '../../testing/money/settle.js';
import { cancel, ordersOf, piecesInCart, refundsOf, start, stateOf } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { checkPayment } from '../checkout/check-payment.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => dropJobs(shop.database));

afterAll(() => shop.close());

const AT_BANK = /^Your bank has not answered yet\./;
const UPI = { method: 'upi' };

const aCheckout = async () => {
  const tea = await aVariant(shop, { countInStock: 2 });
  const buyer = await aBuyer(shop, tea);
  return { tea, buyer, books: await openBooks(shop.database), ...(await startCheckout(shop, buyer)) };
};
/** The shopper has come to the UPI app or the bank's page, and nothing is answered. */
const begin = async (orderId: string, wishes: object = UPI) =>
  (await payAtStandIn(shop, orderId, { ...wishes, outcome: 'created' })).razorpay_payment_id;
const answer = (paymentId: string, outcome: string, webhook = 'drop') =>
  shop.rest(`POST /standin/payments/${paymentId}/answer`, { body: { outcome, webhook } });
const CHECK = `mutation ($id: ID!) { checkPayment(id: $id) {
  order { id status paymentId paymentWait paymentNotice refundedTotal } message userErrors { code field } } }`;
const check = async (as: User, id: string, headers = {}) =>
  (await shop.graphql(CHECK, { id }, { as, headers })).data.checkPayment;
const runOut = (id: string) =>
  shop.database.query("UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
const expire = async (id: string) => {
  await runOut(id);
  await shop.database.query(
    'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs WHERE key = $1',
    [`check-checkout:${id}`],
  );
  await runDueJobs(shop);
};

describe('a payment that waits at the bank', () => {
  it.each([
    ['in a UPI app', UPI],
    ["on a bank's page", { method: 'netbanking', bank: 'HDFC' }],
  ])('%s is told as that on every face, and becomes the order as soon as the bank answers', async (_where, wishes) => {
    const { buyer, id, orderId, tea } = await aCheckout();
    const paymentId = await begin(orderId, wishes);

    const { order, message } = await check(buyer, id);

    expect(order).toMatchObject({ status: 'PENDING', paymentId: null, paymentWait: 'BANK' });
    expect([message, order.paymentNotice]).toEqual([expect.stringMatching(AT_BANK), message]);
    expect((await check(buyer, id, { 'accept-language': 'hi' })).order.paymentNotice).toMatch(/^आपके बैंक ने/);
    const { body: list } = await shop.rest('GET /api/orders', { as: buyer });
    expect(list[0]).toMatchObject({ status: 'pending', paymentWait: 'bank', paymentNotice: message });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 2, reserved: 1 });

    await answer(paymentId, 'captured');
    const checked = await shop.rest(`POST /api/payment/order/${id}/check`, { as: buyer });

    expect(checked.body.order).toMatchObject({ id: order.id, status: 'confirmed', paymentId, paymentWait: null });
    expect(checked.body.msg).toBe('Your order is placed. Thank you!');
    expect(await piecesInCart(shop, buyer)).toBeNull();
  });

  it('is tried again with the same cart and hold, and never holds twice', async () => {
    const { buyer, id, orderId, tea } = await aCheckout();
    const paymentId = await begin(orderId);
    await check(buyer, id);
    await answer(paymentId, 'failed');

    const again = await start(shop, buyer);

    expect(again.paymentOrder).toMatchObject({ id, providerOrderId: orderId });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 2, reserved: 1 });
    expect(await piecesInCart(shop, buyer)).toBe(1);
    expect(await check(buyer, id)).toMatchObject({
      order: { status: 'PENDING', paymentWait: 'SHOPPER' },
      message: 'The payment did not go through. Your cart is as it was: you can pay again from there.',
    });
    await payAtStandIn(shop, orderId);
    expect((await check(buyer, id)).order).toMatchObject({ status: 'CONFIRMED' });
    expect(await ordersOf(shop, buyer)).toHaveLength(1);
  });

  it('is shown to a shopper whose time runs out meanwhile, though no one asked', async () => {
    const { buyer, id, orderId } = await aCheckout();
    await begin(orderId);

    await expire(id);

    expect(await stateOf(shop, id)).toBe('expired');
    expect(await ordersOf(shop, buyer)).toEqual([expect.objectContaining({ status: 'PENDING', paymentOrderId: id })]);
  });

  it('leaves nothing behind where no payment was begun, and is nobody’s but the shopper’s', async () => {
    const { buyer, id } = await aCheckout();
    const { buyer: other } = await aCheckout();

    expect(await check(buyer, id)).toEqual({
      ...{ order: null, message: 'No payment was made. Your cart is as it was.', userErrors: [] },
    });
    expect((await check(other, id)).userErrors).toEqual([{ code: 'NOT_FOUND', field: 'id' }]);
    expect(await ordersOf(shop, buyer)).toEqual([]);
  });
});

describe('a QR code that has expired', () => {
  it('is told as a payment that failed, and paid late within the hold it makes the one order', async () => {
    const { buyer, id, orderId, books } = await aCheckout();
    const paymentId = await begin(orderId);
    await answer(paymentId, 'expired');

    expect((await check(buyer, id)).order).toBeNull();
    expect((await start(shop, buyer)).paymentOrder.id).toBe(id);
    await answer(paymentId, 'captured', 'send');
    await settle(shop);

    expect((await check(buyer, id)).order).toMatchObject({ status: 'CONFIRMED', paymentId });
    expect(await findBreaches(books)).toEqual([]);
  });
});

describe('a second payment', () => {
  const told = async (orderId: string) =>
    (await shop.database.manager.find(OrderEvent, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ kind, amountPaise, note }) => ({ kind, amountPaise, note }),
    );
  const refunded = (paymentId: string) =>
    shop.database.query(
      'SELECT reason, amount_paise::int AS paise, settled_at IS NOT NULL AS sent FROM refund WHERE payment_id = $1',
      [paymentId],
    );
  const SENT = [{ reason: 'paid_twice', paise: 10_000, sent: true }];
  const HISTORY = [
    expect.objectContaining({ kind: 'CONFIRMED' }),
    { kind: 'REFUND_OWED', amountPaise: 10_000, note: expect.stringContaining('second payment') },
    expect.objectContaining({ kind: 'REFUND_SENT', amountPaise: 10_000 }),
  ];

  it('of the same checkout goes back by itself, and its shopper is told in the history and by mail', async () => {
    const { buyer, id, orderId, books } = await aCheckout();
    const [first, second] = [await begin(orderId), await begin(orderId)];
    await answer(first, 'captured');
    const { order } = await check(buyer, id);
    await answer(second, 'captured');

    const mailer = openMailbox(shop.database.manager, (path) => `https://jhola.example${path}`);
    await checkPayment({ ...shop.ctx(buyer), mailer }, id);
    await runDueJobs(shop, { ...shop.ctx(), mailer });

    expect(order).toMatchObject({ status: 'CONFIRMED', paymentId: first });
    expect(await refunded(second)).toEqual(SENT);
    expect(await told(order.id)).toEqual(HISTORY);
    const mails = await shop.database.manager.find(MailboxMessage, { order: { id: 'ASC' } });
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is refunded'),
      expect.stringContaining('you paid twice'),
    ]);
    expect(mails[1]?.text).toContain('A second payment for the same goods reached us. It goes back by itself.');
    expect(await ordersOf(shop, buyer)).toHaveLength(1);
    expect(await findBreaches(books)).toEqual([]);
  });

  it('that comes late, after the same cart was bought anew, makes no second order', async () => {
    const { buyer, id, orderId, tea, books } = await aCheckout();
    const late = await begin(orderId);
    await expire(id);
    const again = await startCheckout(shop, buyer);
    expect(again.id).not.toBe(id);
    const paid = await payAtStandIn(shop, again.orderId);
    await check(buyer, again.id);

    await answer(late, 'captured', 'send');
    await settle(shop);

    const orders = await ordersOf(shop, buyer);
    expect(orders.map(({ status, paymentId }) => [status, paymentId]).toSorted()).toEqual([
      ['CONFIRMED', paid.razorpay_payment_id],
      ['REFUNDED', late],
    ]);
    expect(await refunded(late)).toEqual(SENT);
    expect(await stateOf(shop, id)).toBe('refunded');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 1, reserved: 0 });
    expect(await findBreaches(books)).toEqual([]);
  });

  it('that comes late without a pending order is told with the order that stands', async () => {
    const { buyer, id, orderId, books } = await aCheckout();
    await cancel(shop, buyer, id);
    const again = await startCheckout(shop, buyer);
    await payAtStandIn(shop, again.orderId);
    const { order } = await check(buyer, again.id);

    const late = (await payAtStandIn(shop, orderId)).razorpay_payment_id;
    await check(buyer, id);
    await check(buyer, id);
    await settle(shop);

    expect(await ordersOf(shop, buyer)).toHaveLength(1);
    expect(await refunded(late)).toEqual(SENT);
    expect(await told(order.id)).toEqual(HISTORY);
    expect(await findBreaches(books)).toEqual([]);
  });

  it('goes back too where the shopper meanwhile ordered the same cart in cash', async () => {
    await takeCash(shop);
    const { buyer, id, orderId, books } = await aCheckout();
    const late = await begin(orderId);
    await shop.graphql(
      'mutation ($input: BillingInput!) { placeCashOrder(input: $input) { order { id } } }',
      { input: BILLING },
      { as: buyer },
    );
    await answer(late, 'captured');
    await check(buyer, id);
    await settle(shop);

    expect((await ordersOf(shop, buyer)).map(({ status }) => status)).toEqual(['CONFIRMED']);
    expect(await refunded(late)).toEqual(SENT);
    expect(await findBreaches(books)).toEqual([]);
  });

  it('is none where the same cart is bought again a week later', async () => {
    const { buyer, id, orderId, tea } = await aCheckout();
    await payAtStandIn(shop, orderId);
    await check(buyer, id);
    await shop.rest('POST /api/cart/add', { as: buyer, body: { productId: tea.productId, variantId: tea.id } });
    const next = await startCheckout(shop, buyer);
    await expire(next.id);

    await payAtStandIn(shop, next.orderId);
    await check(buyer, next.id);

    expect((await ordersOf(shop, buyer)).map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(await refundsOf(shop, '')).toEqual([]);
  });
});

describe('the QR code of the stand-in', () => {
  it('is read by a scanner as a UPI link of the amount', async () => {
    const { orderId } = await aCheckout();
    const picture = await (await fetch(`${shop.address}/standin/orders/${orderId}/qr.svg`)).text();

    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });

    const [found] = await readBarcodes(pixelsOf(picture), { formats: ['QRCode'] });

    expect(found?.text).toBe(`upi://pay?pa=shop@standin&pn=Shop&tr=${orderId}&am=100.00&cu=INR`);
  });
});

/** The picture as a camera sees it, eight dots for a module. */
function pixelsOf(svg: string) {
  const side = Number(/viewBox="-4 -4 (\d+)/.exec(svg)?.[1]);
  const scale = 8;
  const data = new Uint8ClampedArray((side * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1/g)) {
    for (let down = 0; down < scale; down++) {
      const row = ((Number(y) + 4) * scale + down) * side * scale;
      for (let right = 0; right < scale; right++) {
        const at = (row + (Number(x) + 4) * scale + right) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  return { data, width: side * scale, height: side * scale, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0];
}
