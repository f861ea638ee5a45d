import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { User } from '../../accounts/user.entity.js';
import { NO_CHARGES } from '../../delivery/delivery.service.js';
import { DeliveryTerms } from '../../delivery/delivery-terms.entity.js';
import { DeliveryZone } from '../../delivery/delivery-zone.entity.js';
import { WHOLE_CART } from '../../offers/reckon/basket.js';
import { OrderReturn } from '../../orders/life/order-return.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { deliveryOf } from '../../payments/checkout/billing.js';
import { placeCreditOrder } from '../../payments/checkout/place-credit-order.js';
import { placeOrder } from '../../payments/checkout/place-order.js';
import { approveReturn, receiveReturn, refuseReturn } from '../../payments/fulfilment/answer-return.js';
import { cancelOrder } from '../../payments/fulfilment/cancel-order.js';
import { refundOrder } from '../../payments/fulfilment/refund-order.js';
import { refuseDelivery } from '../../payments/fulfilment/refuse-delivery.js';
import { requestReturn } from '../../payments/fulfilment/request-return.js';
import { setOrderStatus } from '../../payments/fulfilment/set-order-status.js';
import { shipOrder } from '../../payments/fulfilment/ship-order.js';
import { PaymentJob } from '../../payments/payment-jobs.js';
import { promisedOf } from '../../payments/refunds/owe-refund.js';
import { settleRefund } from '../../payments/refunds/settle-refund.js';
import type { Context } from '../../shared/context.js';
import { asShopError } from '../../shared/errors.js';
import { asPaise, paiseOfRupees } from '../../shared/money/money.js';
import type { Mailer } from '../../shared/ports/mailer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { aUser } from '../factories/account.factory.js';
import { aBatch } from '../factories/batch.factory.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from '../factories/checkout.factory.js';
import { aGiftCard, aStoreCredit } from '../factories/credit.factory.js';
import { anOffer } from '../factories/offer.factory.js';
import { aCashOrderOf } from '../factories/order.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { jobsOf, makeDue, runDueJobs } from '../jobs.js';
import type { TestShop } from '../shop.js';
import { signedEvent } from './webhook-calls.js';

/** How long what is owed may take to be sent, on a slow machine. In milliseconds. */
const TIMEOUT_MS = 60_000;

const KINDS = ['pack', 'ship', 'parcel', 'deliver', 'cancel', 'call off', 'return', 'approve', 'refuse'] as const;
const MORE = ['receive', 'refund', 'pay out', 'turn away', 'work', 'stumble', 'no mail'] as const;

/** Something that is done to an order after it was paid, or that goes wrong around it. */
export interface Step {
  kind: (typeof KINDS)[number] | (typeof MORE)[number];
  order: 0 | 1 | 2;
  /** Pieces, or rupees. */
  amount: number;
  /** Whether the process ends right before the step is committed. */
  dies: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS, ...MORE),
  order: fc.constantFrom(0 as const, 1 as const, 2 as const),
  amount: fc.integer({ min: 1, max: 3 }),
  dies: fc.integer({ min: 0, max: 5 }).map((each) => each === 0),
});

/** Lives of three orders: the way to the door is likelier than chance alone would make it. */
export const lives = fc.array(fc.array(step, { minLength: 1, maxLength: 3, size: 'max' }), {
  ...{ minLength: 8, maxLength: 24, size: 'max' },
});

const TO_THE_DOOR = ['pack', 'parcel', 'ship', 'deliver', 'return', 'approve', 'receive'] as const;

interface Actors {
  shop: TestShop;
  admin: Context;
  orders: { id: string; buyer: User }[];
  /** Ids of the mails that were sent. */
  mails: string[];
}

/** An order that is paid at the door and comes by express, in a shop that offers both. */
async function aCashOrderByExpress(shop: TestShop, buyer: User, ctx: Context, credit: number): Promise<string> {
  const { manager } = shop.database;
  if (!(await manager.exists(DeliveryZone))) {
    await manager.save(DeliveryTerms, { ...NO_CHARGES, expressFeePaise: asPaise(15_000) });
    await manager.save(DeliveryZone, {
      ...{ name: 'City', pinPrefixes: ['560'], generalDays: 3, expressDays: 1, cutoff: '17:00' },
    });
  }
  return aCashOrderOf(shop, buyer, [], { isExpress: true, ctx, creditPaise: paiseOfRupees(credit) });
}

/**
 * An order that was paid online, of which the client and the provider tell at the same time, and
 * each of them twice.
 */
async function anOrderToldOften(shop: TestShop, buyer: User, ctx: Context, credit: number): Promise<string> {
  const { id, orderId } = await startCheckout(shop, buyer, {}, { credit });
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  const claim = { paymentId, paymentOrderId: id, providerOrderId: null, signature: null };
  const event = () => shop.rest('POST /api/payment/webhook', signedEvent(shop, 'payment.captured', paymentId));
  await Promise.all([event(), event()]);
  const [{ order }] = await Promise.all([
    placeOrder(ctx, claim),
    placeOrder(ctx, claim),
    runDueJobs(shop, ctx, [PaymentJob.HANDLE_EVENT]),
  ]);
  return order.id;
}

/** An order that credit pays for wholly; online where there is to be none. */
async function anOrderByCredit(shop: TestShop, buyer: User, ctx: Context, credit: number): Promise<string> {
  if (credit === 0) return anOrderToldOften(shop, buyer, ctx, credit);
  const wish = { delivery: deliveryOf(BILLING), deliverySlot: null, isExpress: false };
  const { order } = await placeCreditOrder(ctx, { ...wish, expectedTotalPaise: null, idempotencyKey: null });
  return order.id;
}

/**
 * Lets orders live, then whatever follows by itself, and checks the books, the mails and the
 * invoices.
 *
 * @returns the breaches
 */
export async function liveOn(shop: TestShop, moments: Step[][]): Promise<string[]> {
  const goods = await aVariant(shop, { countInStock: 2, price: 33.5 });
  for (const keeps of [200, 300]) await aBatch(shop, goods, { quantity: keeps === 200 ? 4 : 3, keeps });
  // A third of it is no whole number of paise.
  const scope = { ...WHOLE_CART, productIds: [goods.productId] };
  await anOffer(shop.ctx(), { terms: { kind: 'AMOUNT_OFF', amountPaise: 1_000, scope } });
  const books = await openBooks(shop.database);
  const mails: string[] = [];
  const faults = { mail: 0 };
  const admin = withMailer(shop.ctx(await aUser(shop.ctx(), { isAdmin: true })), mails, faults);
  const orders = [];
  // The first is paid at the door and comes by express: it is the one that goes on by itself.
  // Two lives of three pay with credit, a gift card first, of which some is left.
  const credit = moments.length % 3 === 0 ? 0 : 41;
  for (const place of [aCashOrderByExpress, anOrderToldOften, anOrderByCredit]) {
    const buyer = await aBuyer(shop, goods, 3);
    await aGiftCard(shop.ctx(), 30.5, [buyer]);
    await aStoreCredit(shop.ctx(), buyer, 400);
    orders.push({ id: await place(shop, buyer, withMailer(shop.ctx(buyer), mails, faults), credit), buyer });
  }
  const actors: Actors = { shop, admin, orders, mails };
  for (const [index, moment] of moments.entries()) {
    const kind = TO_THE_DOOR[Math.floor(index / 2) % TO_THE_DOOR.length] ?? 'pack';
    const onward: Step = { kind, order: 0, amount: 2, dies: index % 2 === 0 };
    await Promise.all([...moment, onward].map((each) => take(actors, each, faults)));
  }
  await shop.rest('POST /standin/faults', { body: {} });
  faults.mail = 0;
  await rest(actors);
  return [...(await findBreaches(books)), ...(await mailBreaches(actors)), ...(await invoiceBreaches(shop))];
}

async function take(actors: Actors, { kind, order, amount, dies }: Step, faults: { mail: number }): Promise<void> {
  const { shop, admin } = actors;
  const chosen = actors.orders[order];
  if (!chosen) return;
  if (kind === 'work') return runDueJobs(shop, admin);
  if (kind === 'stumble') return void (await shop.rest('POST /standin/faults', { body: { failNext: 2 } }));
  if (kind === 'no mail') {
    faults.mail += 1;
    return;
  }
  const by = kind === 'cancel' || kind === 'return' ? { ...admin, viewer: chosen.buyer } : admin;
  try {
    await inTransaction(by, async (tx) => {
      await act(tx, kind, chosen.id, amount);
      if (dies) throw new Dead();
    });
  } catch (thrown) {
    // What an order cannot do any more, or not yet, is refused.
    if (!(thrown instanceof Dead) && !asShopError(thrown)) throw thrown;
  }
}

class Dead extends Error {}

type Act = Exclude<Step['kind'], 'work' | 'stumble' | 'no mail'>;

async function act(tx: Context, kind: Act, id: string, amount: number): Promise<unknown> {
  const line = await tx.db.findOneByOrFail(OrderLine, { orderId: id });
  const lines = [{ lineId: line.id, quantity: amount }];
  const latest = async () => (await tx.db.findOne(OrderReturn, { where: { orderId: id }, order: { id: 'DESC' } }))?.id;
  const acts: Record<Act, () => Promise<unknown>> = {
    pack: () => setOrderStatus(tx, id, OrderStatus.PACKED),
    ship: () => shipOrder(tx, id, { courier: null, trackingNumber: null, lines: null }),
    parcel: () => shipOrder(tx, id, { courier: 'Swift', trackingNumber: `SW${amount}`, lines }),
    deliver: () => setOrderStatus(tx, id, OrderStatus.DELIVERED),
    cancel: () => cancelOrder(tx, id, amount > 2),
    'call off': () => setOrderStatus(tx, id, OrderStatus.CANCELLED),
    return: () => requestReturn(tx, { orderId: id, lines, reason: 'Broken', toCredit: amount > 2 }),
    approve: async () => approveReturn(tx, await latest(), null),
    refuse: async () => refuseReturn(tx, await latest(), 'Opened'),
    'turn away': () => refuseDelivery(tx, id, { restocks: amount > 1, note: null }),
    'pay out': async () => payOut(tx, id, amount),
    receive: async () => receiveReturn(tx, await latest(), { restocks: amount > 1, amountPaise: null, note: null }),
    refund: async () => {
      const [paid]: { paymentId: string }[] = await tx.db.query(
        'SELECT payment_id AS "paymentId" FROM "order" WHERE id = $1',
        [id],
      );
      const refundedBeforePaise = await promisedOf(tx, paid?.paymentId ?? '');
      return refundOrder(tx, id, { amountPaise: asPaise(amount * 1_050), refundedBeforePaise, note: 'Sorry' });
    },
  };
  return acts[kind]();
}

/** Sends what an order is owed by hand; only what was paid at the door is anybody's to send so. */
async function payOut(tx: Context, orderId: string, amount: number): Promise<unknown> {
  const [owed]: { id: string }[] = await tx.db.query(
    'SELECT r.id FROM refund r JOIN "order" o ON o.payment_id = r.payment_id WHERE o.id = $1 ORDER BY r.id DESC LIMIT 1',
    [orderId],
  );
  return settleRefund(tx, owed?.id, `by hand ${amount}`);
}

function withMailer(ctx: Context, mails: string[], faults: { mail: number }): Context {
  const mailer: Mailer = {
    addressOf: (path) => `https://jhola.example${path}`,
    send: async ({ id }) => {
      if (faults.mail > 0) {
        faults.mail -= 1;
        throw new Error('the mail server is away');
      }
      mails.push(id);
    },
  };
  return { ...ctx, mailer };
}

/** Does what the workers would do until nothing is left of refunds and mails. */
async function rest({ shop, admin }: Actors): Promise<void> {
  const owed: { id: string }[] = await shop.database.query(
    "SELECT id FROM refund WHERE settled_at IS NULL AND starts_with(payment_id, 'cash_')",
  );
  for (const { id } of owed) await settleRefund(admin, id, 'by hand');
  // After stumbles the shop leaves the provider alone for some seconds.
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    await makeDue(shop.database, 'send-refund');
    await makeDue(shop.database, 'send-order-message');
    await runDueJobs(shop, admin, ['send-refund', 'send-order-message']);
    const left = await Promise.all(['send-refund', 'send-order-message'].map((task) => jobsOf(shop.database, task)));
    if (left.flat().length === 0) return;
  }
  throw new Error('refunds or mails are left');
}

/** Every piece of news is mailed once, and nothing else is. */
async function mailBreaches({ shop, orders, mails }: Actors): Promise<string[]> {
  const rows: { id: string }[] = await shop.database.query(
    `SELECT 'order-' || CASE WHEN kind = 'REFUND_SENT' THEN 'money-back' ELSE replace(lower(kind), '_', '-') END || '.' ||
       CASE WHEN kind IN ('CONFIRMED', 'PACKED', 'DELIVERED', 'CANCELLED') THEN order_id ELSE id END AS id
     FROM order_event WHERE order_id = ANY($1::uuid[]) AND kind NOT IN ('REFUND_OWED', 'PAYMENT_COLLECTED')`,
    [orders.map(({ id }) => id)],
  );
  const due = rows.map(({ id }) => id).toSorted();
  // One piece of news has other words where what was paid is back as credit, or nothing goes back.
  const sent = mails
    .map((id) => id.replace('-cancelled-to-credit.', '-cancelled.').replace('-return-taken.', '-return-received.'))
    .toSorted();
  return JSON.stringify(due) === JSON.stringify(sent) ? [] : [`mails: ${mails} were sent, not ${due}`];
}

/**
 * Numbers have no gap, an invoice is of what was paid, and its credit notes of what went back, to
 * the paisa.
 */
async function invoiceBreaches({ database }: TestShop): Promise<string[]> {
  const gaps: { kind: string }[] = await database.query(
    `SELECT i.kind FROM invoice i JOIN invoice_series s USING (kind, financial_year)
     GROUP BY i.kind, s.last_sequence HAVING count(*) <> s.last_sequence OR max(i.sequence) <> s.last_sequence`,
  );
  const wrong: { id: string }[] = await database.query(
    `SELECT o.id FROM "order" o JOIN invoice i ON i.order_id = o.id AND i.kind = 'INVOICE'
     WHERE i.total_paise <> o.amount_paise OR
       (SELECT coalesce(sum(total_paise), 0) FROM invoice c WHERE c.order_id = o.id AND c.kind = 'CREDIT_NOTE') <>
       CASE WHEN o.status = 'CANCELLED' AND starts_with(o.payment_id, 'cash_') THEN o.amount_paise
         ELSE (SELECT coalesce(sum(amount_paise), 0) FROM refund r WHERE r.payment_id = o.payment_id) END
     UNION SELECT o.id FROM "order" o WHERE o.status IN ('SHIPPED', 'DELIVERED')
       AND NOT EXISTS (SELECT FROM invoice i WHERE i.order_id = o.id)
     UNION SELECT i.order_id FROM invoice i JOIN invoice_line l ON l.invoice_id = i.id WHERE i.kind = 'CREDIT_NOTE'
     GROUP BY i.id, i.order_id, i.total_paise HAVING sum(l.amount_paise) <> i.total_paise`,
  );
  return [
    ...gaps.map(({ kind }) => `the numbers of ${kind} have a gap`),
    ...wrong.map(({ id }) => `the invoice of ${id} and its credit notes are not of what was paid and went back`),
  ];
}
