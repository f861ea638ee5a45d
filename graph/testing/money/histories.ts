import fc from 'fast-check';
import { v7 } from 'uuid';
import type { User } from '../../accounts/user.entity.js';
import { CartLine } from '../../cart/cart-line.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { StandInEvent } from '../../demo/payments/stand-in-webhooks.js';
import { Offer, OfferStatus } from '../../offers/offer.entity.js';
import { OfferCode } from '../../offers/offer-code.entity.js';
import { CartCode } from '../../offers/purchase/cart-code.entity.js';
import { WHOLE_CART } from '../../offers/reckon/basket.js';
import { PaymentJob } from '../../payments/payment-jobs.js';
import { asPaise } from '../../shared/money/money.js';
import { aFilledCart, aUser } from '../factories/account.factory.js';
import { aBatch } from '../factories/batch.factory.js';
import { aVariant, BILLING } from '../factories/checkout.factory.js';
import { aGiftCard, aGiftCardCheckout, aStoreCredit } from '../factories/credit.factory.js';
import { anOffer, anOfferCode } from '../factories/offer.factory.js';
import { findBreaches, NOTHING, openBooks } from '../invariants.js';
import { makeDue, runDueJobs } from '../jobs.js';
import type { TestShop } from '../shop.js';
import { breachesThatLast, type Ends, rest, settle } from './settle.js';
import { signedEvent } from './webhook-calls.js';

/**
 * Something that may happen to one of two shoppers, or to the shop; there are few pieces, so it
 * matters who is first.
 */
export type Happening =
  | { kind: 'start' | 'cancel' | 'place' | 'give' | 'call off'; who: 0 | 1; which: number }
  | { kind: 'fill'; who: 0 | 1; quantity: 1 | 2 }
  | { kind: 'pay'; who: 0 | 1; which: number; outcome: 'captured' | 'authorized' | 'failed' }
  | { kind: 'tell'; who: 0 | 1; which: number; event: StandInEvent; times: 1 | 3 }
  | { kind: 'expire' | 'reconcile' | 'refund' | 'stumble' };

const who = fc.constantFrom(0 as const, 1 as const);
/**
 * Which of the shopper's checkouts or payments, counted from the latest; beyond the first one it is
 * that. For one that is started: how much of it credit pays; for a gift card: its amount.
 */
const which = fc.nat({ max: 2 });

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('start' as const), who, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who, which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('place' as const), who, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('give' as const), who, which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('call off' as const), who, which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      who,
      quantity: fc.constantFrom(1 as const, 2 as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant('pay' as const), who, which },
      outcome: fc.constantFrom('captured' as const, 'captured' as const, 'authorized' as const, 'failed' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant('tell' as const), who, which },
      event: fc.constantFrom<StandInEvent>('payment.failed', 'payment.authorized', 'payment.captured', 'order.paid'),
      times: fc.constantFrom(1 as const, 3 as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('expire', 'reconcile', 'refund', 'stumble'),
    }) as fc.Arbitrary<Happening>,
  },
);

/**
 * Histories of four to fourteen moments, in each of which one to three things happen at the same
 * time.
 */
export const histories = fc.array(fc.array(happening, { minLength: 1, maxLength: 3, size: 'max' }), {
  ...{ minLength: 4, maxLength: 14, size: 'max' },
});

/** A shopper with all checkouts and payments that were begun, latest first. */
interface Shopper {
  user: User;
  providerOrders: string[];
  checkouts: string[];
  payments: string[];
  giftCards: string[];
}

/** Without a checkout there is little that may happen. */
const BEGINNING: Happening[] = [
  { kind: 'start', who: 0, which: 0 },
  { kind: 'start', who: 1, which: 0 },
];

/**
 * Lets a history happen, then whatever follows by itself, and checks the books.
 *
 * @returns the breaches
 */
export async function live(shop: TestShop, history: Happening[][]): Promise<string[]> {
  const [rice, tea] = await Promise.all([1, 1].map((countInStock) => aVariant(shop, { countInStock, price: 60.5 })));
  if (!rice || !tea) throw new Error('no goods');
  await aBatch(shop, tea, { quantity: 1, keeps: 300 });
  const shoppers = await Promise.all([0, 1].map(() => newShopper(shop, [rice, tea])));
  await fewOffers(shop, shoppers, [rice, tea]);
  await littleCredit(shop, shoppers);
  const books = await openBooks(shop.database);
  const acknowledged = { ...NOTHING, orders: [] as typeof NOTHING.orders };
  for (const moment of [BEGINNING, ...history]) {
    await Promise.all(moment.map((each) => happen(shop, shoppers, [rice, tea], each, acknowledged)));
  }
  await shop.rest('POST /standin/faults', { body: {} });
  // After stumbles the shop leaves the provider alone for some seconds, and asks again later.
  const lasting = (ends: Ends) =>
    breachesThatLast(async () => {
      await settle(shop, ends);
      return findBreaches(books, acknowledged, { isExpired: ends.expire });
    });
  const breaches = [...(await lasting({})), ...(await lasting({ expire: true }))];
  await rest(shop.database);
  await shop.database.manager.update(Offer, { status: OfferStatus.LIVE }, { status: OfferStatus.STOPPED });
  return breaches;
}

/** As there are few pieces, there are few uses: two of an offer on rice, one of a code for tea. */
async function fewOffers(shop: TestShop, shoppers: Shopper[], [rice, tea]: ProductVariant[]): Promise<void> {
  const forProduct = (productId = '') => ({ ...WHOLE_CART, productIds: [productId] });
  const terms = { kind: 'PERCENT_OFF', percent: 7, scope: forProduct(rice?.productId) };
  await anOffer(shop.ctx(), { maxUses: 2, terms });
  const ofTea = { kind: 'AMOUNT_OFF', amountPaise: 1_001, scope: forProduct(tea?.productId) };
  const code = v7().toUpperCase();
  await anOfferCode(shop.ctx(), code, { maxUses: 1, terms: ofTea });
  const { id: codeId } = await shop.database.manager.findOneByOrFail(OfferCode, { code });
  await shop.database.manager.insert(
    CartCode,
    shoppers.map(({ user }) => ({ userId: user.id, codeId })),
  );
}

/** In rupees, of what a checkout pays with credit: nothing, a part, and more than one can have. */
const CREDIT = [0, 25, 55] as const;

/** What gift cards are bought for. */
const GIFTS = [asPaise(10_000), asPaise(20_000), asPaise(50_000)] as const;

/** As there are few pieces, there is little credit: a card for both, and some of each alone. */
async function littleCredit(shop: TestShop, shoppers: Shopper[]): Promise<void> {
  const users = shoppers.map(({ user }) => user);
  await aGiftCard(shop.ctx(), 40, users);
  for (const user of users) await aStoreCredit(shop.ctx(), user, 20.5);
}

async function newShopper(shop: TestShop, goods: ProductVariant[]): Promise<Shopper> {
  const user = await aUser(shop.ctx());
  await aFilledCart(shop.ctx(), user, Object.fromEntries(goods.map(({ id }) => [id, 1])));
  return { user, providerOrders: [], checkouts: [], payments: [], giftCards: [] };
}

const chosen = <T>(all: readonly T[], which: number): T | undefined => all[Math.min(which, all.length - 1)];

async function happen(
  shop: TestShop,
  shoppers: Shopper[],
  goods: ProductVariant[],
  each: Happening,
  acknowledged: { orders: { id: string; paymentId: string | null }[] },
): Promise<void> {
  switch (each.kind) {
    case 'expire':
      await shop.database.query(
        "UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE state = 'open'",
      );
      await makeDue(shop.database, PaymentJob.CHECK_CHECKOUT);
      return runDueJobs(shop, shop.ctx(), [PaymentJob.CHECK_CHECKOUT]);
    case 'reconcile':
      await makeDue(shop.database, PaymentJob.CHECK_CHECKOUT);
      return runDueJobs(shop, shop.ctx(), [PaymentJob.HANDLE_EVENT, PaymentJob.CHECK_CHECKOUT]);
    case 'refund':
      return runDueJobs(shop, shop.ctx(), [PaymentJob.SEND_REFUND]);
    case 'stumble':
      await shop.rest('POST /standin/faults', { body: { failNext: 2 } });
      return;
  }
  const shopper = shoppers[each.who];
  if (!shopper) return;
  const { user: as } = shopper;
  if (each.kind === 'fill') {
    await shop.database.manager.delete(CartLine, { userId: as.id });
    await aFilledCart(shop.ctx(), as, { [goods[each.quantity - 1]?.id ?? '']: each.quantity }).catch(() => undefined);
  } else if (each.kind === 'start') {
    const wish = { ...BILLING, credit: CREDIT[each.which] ?? 0 };
    const { status, body } = await shop.rest('POST /api/payment/order', { as, body: wish });
    if (status !== 201) return;
    shopper.checkouts.unshift(body.id);
    shopper.providerOrders.unshift(body.orderId);
  } else if (each.kind === 'give') {
    const bought = await aGiftCardCheckout(shop, as, { amount: GIFTS[each.which] }).catch(() => null);
    if (!bought) return;
    shopper.checkouts.unshift(bought.paymentOrder.id);
    shopper.providerOrders.unshift(bought.paymentOrder.providerOrderId ?? '');
    shopper.giftCards.unshift(bought.giftCardPurchase.id);
  } else if (each.kind === 'call off') {
    await shop.rest(`POST /api/gift-cards/${chosen(shopper.giftCards, each.which)}/cancel`, { as });
  } else if (each.kind === 'cancel') {
    await shop.rest(`POST /api/payment/order/${chosen(shopper.checkouts, each.which)}/cancel`, { as });
  } else if (each.kind === 'pay') {
    const call = `POST /standin/orders/${chosen(shopper.providerOrders, each.which)}/pay`;
    const { body } = await shop.rest(call, { body: { outcome: each.outcome, webhook: 'drop' } });
    if (body.razorpay_payment_id) shopper.payments.unshift(body.razorpay_payment_id);
  } else if (each.kind === 'tell') {
    const event = signedEvent(shop, each.event, chosen(shopper.payments, each.which) ?? 'pay_unknown');
    await Promise.all(Array.from({ length: each.times }, () => shop.rest('POST /api/payment/webhook', event)));
    await runDueJobs(shop, shop.ctx(), [PaymentJob.HANDLE_EVENT]);
  } else {
    const paymentId = chosen(shopper.payments, each.which);
    if (paymentId === undefined) return;
    const { status, body } = await shop.rest('POST /api/orders/create', { as, body: { paymentId } });
    if (status === 409) await shop.rest('POST /api/gift-cards/confirm', { as, body: { paymentId } });
    if (status < 300) acknowledged.orders.push({ id: body.id, paymentId: body.paymentId });
  }
}
