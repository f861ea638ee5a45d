import { lockShopper } from '../../accounts/accounts.queries.js';
import { holdCreditAnew, releaseCredit } from '../../credit/spend-credit.js';
import { retakeUses, returnUses } from '../../offers/purchase/offer-uses.js';
import { OrderActor } from '../../orders/life/order-life.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { findOrderOfCheckout, recordPaidOrder } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { ONLINE } from '../../shared/ports/payment-option.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { resellForCheckout, sellForCheckout } from '../checkout-stock.js';
import { findGiftCardOf, fulfilGiftCard } from '../gift-cards/fulfil-gift-card.js';
import type { GiftCardPurchase } from '../gift-cards/gift-card-purchase.entity.js';
import { endCheckout, lockActiveCheckout, lockCheckout, orderDraftOf } from '../lock-checkout.js';
import { moveCheckout } from '../move-checkout.js';
import { isOwnPayment } from '../own-payment.js';
import { providerOf } from '../payment-options.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { HOLDING } from '../payment-order-state.js';
import { oweRefund } from '../refunds/owe-refund.js';
import { findOrderInstead, refundSecondPayment } from '../refunds/paid-twice.js';
import { RefundReason } from '../refunds/refund-reason.js';
import { recordSale } from './record-sale.js';
import { upsertPayment } from './settlement.queries.js';

/**
 * What became of a payment: an order, a gift card, or not yet anything since the money has not been
 * taken.
 */
export interface Confirmation {
  /** Null while the payment is not captured, and for a gift card. */
  order: Order | null;
  /** Null while the payment is not captured, and for an order. */
  giftCard: GiftCardPurchase | null;
  /** True for the one call that made either, or settled a pending order. */
  isNew: boolean;
}

/**
 * Turns a payment into its order or its gift card. The shopper's call, the webhook and the workers
 * all end here, in any order and any number, and a captured payment ends as exactly one order, one
 * gift card or one refund.
 *
 * @param payment as the provider told it, server to server; nothing a client said of it
 * @param paymentOption the code of the way to pay whose provider told it; null: `online`. It pays
 *   no checkout of another
 * @throws ShopError PAYMENT_NOT_VERIFIED when it failed, was refunded, is no checkout's of ours, or
 *   is of another amount or made in another way than an offer of the checkout is for, beside one
 *   that has paid already, or late, after the shopper bought the
 *   same cart anew (then it is refunded)
 */
export async function confirmPayment(
  ctx: Context,
  payment: ProviderPayment,
  paymentOption: string | null = null,
): Promise<Confirmation> {
  const known = await checkoutOf(ctx, payment, paymentOption);
  if (!known) throw unproven(phrase('This payment is not for an order of ours.'));
  const told = await withOffers(ctx, known, payment);
  const settled = await inTransaction(ctx, (tx) => settle(tx, known, told));
  if (settled instanceof ShopError) throw settled;
  return settled;
}

/**
 * A checkout whose process died while it asked the provider does not know the order that was opened
 * for it. Then the receipt, which the shop alone gives, tells whose it is. Other payments of the
 * provider's account are none of ours.
 */
async function checkoutOf(
  ctx: Context,
  { id, providerOrderId }: ProviderPayment,
  paymentOption: string | null,
): Promise<PaymentOrder | null> {
  if (providerOrderId === null || isOwnPayment(id)) return null;
  const provider = providerOf(ctx, paymentOption);
  const ofProvider = (checkout: PaymentOrder | null) =>
    checkout && (paymentOption ?? ONLINE) === (checkout.paymentOption ?? ONLINE) ? checkout : null;
  const known = await ctx.db.findOneBy(PaymentOrder, { providerOrderId });
  if (known) return ofProvider(known);
  const order = await provider.findOrder(providerOrderId);
  return order?.receipt ? ofProvider(await ctx.db.findOneBy(PaymentOrder, { receipt: order.receipt })) : null;
}

/**
 * A payment with the provider's offers that it was made with, which lists of payments do not tell:
 * asked where a checkout may be paid with one alone.
 *
 * @throws ShopError PROVIDER_UNAVAILABLE
 */
async function withOffers(
  ctx: Context,
  { providerOfferId, paymentOption }: PaymentOrder,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (providerOfferId === null || payment.status !== 'captured' || payment.offerIds) return payment;
  return { ...payment, offerIds: (await providerOf(ctx, paymentOption).findPayment(payment.id))?.offerIds ?? [] };
}

/** Whether a payment was made as the offers of its checkout ask for it. */
function isPaidAsOffered(
  { onlyInstrument, providerOfferId }: PaymentOrder,
  { instrument = null, offerIds = [] }: ProviderPayment,
): boolean {
  // Which cards an offer of the provider's is for, and how they pay, the provider alone knows.
  if (providerOfferId !== null) return offerIds.includes(providerOfferId);
  return onlyInstrument === null || instrument === onlyInstrument;
}

/**
 * A refusal is handed back instead of thrown, since what was written down about the payment has to
 * stay.
 */
async function settle(
  tx: Context,
  { id, userId }: PaymentOrder,
  payment: ProviderPayment,
): Promise<Confirmation | ShopError> {
  await lockShopper(tx, userId);
  const checkout = await lockCheckout(tx, { id });
  if (!checkout) throw new Error(`checkout ${id} is gone`);
  if (!(await upsertPayment(tx, id, payment))) return unproven(phrase('This payment belongs to another order.'));
  const order = await findOrderOfCheckout(tx, id);
  const giftCard = order ? null : await findGiftCardOf(tx, id);
  const paidBy = order?.paymentId ?? giftCard?.paymentId ?? null;
  if (paidBy === payment.id) return { order, giftCard, isNew: false };
  if (payment.status === 'failed') return unproven(phrase('The payment did not succeed. Please try again.'));
  if (payment.status === 'refunded') return unproven(phrase('This payment was refunded.'));
  if (payment.status !== 'captured') return { order: null, giftCard: null, isNew: false };
  if (payment.amountPaise !== checkout.amountPaise || payment.currency !== checkout.currency) {
    await oweRefund(tx, payment, RefundReason.WRONG_AMOUNT);
    return unproven(phrase('A different amount was paid than was due. We are refunding the payment.'));
  }
  if (!isPaidAsOffered(checkout, payment)) {
    await oweRefund(tx, payment, RefundReason.WRONG_WAY);
    // The provider takes no other payment of its order, so that the next try has to open one.
    if (HOLDING.includes(checkout.state)) await endCheckout(tx, checkout, 'cancelled', 'it was paid in another way');
    return unproven(phrase('The offer is for another way to pay. We are refunding the payment.'));
  }
  if (paidBy) {
    await refundSecondPayment(tx, payment, order);
    return unproven(phrase('This order has already been paid for. We are refunding the second payment.'));
  }
  if (giftCard) return { order: null, giftCard: await fulfilGiftCard(tx, checkout, payment, giftCard), isNew: true };
  const instead = HOLDING.includes(checkout.state) ? null : await findOrderInstead(tx, checkout.id);
  if (instead && !order) {
    await refundSecondPayment(tx, payment, instead);
    return unproven(phrase('You have bought this already. We are refunding the second payment.'));
  }
  const isClosed = order?.status === OrderStatus.CANCELLED;
  const ending = instead ? RefundReason.PAID_TWICE : isClosed ? RefundReason.CANCELLED : null;
  return { order: await fulfil(tx, checkout, payment, ending), giftCard: null, isNew: true };
}

/**
 * Order, lines, stock, cart and checkout change together or not at all.
 *
 * @param ending why nothing is sold and the money goes back, such as where the order was cancelled
 *   before anything was paid; null where it is sold as far as the goods are there
 */
async function fulfil(
  tx: Context,
  checkout: PaymentOrder,
  payment: ProviderPayment,
  ending: RefundReason | null,
): Promise<Order> {
  const also = { providerOrderId: checkout.providerOrderId ?? payment.providerOrderId };
  if (!ending && (await sell(tx, checkout))) {
    return recordSale(tx, checkout, {
      ...{ paymentId: payment.id, ...also },
      ...{ actor: OrderActor.PAYMENT, cause: 'a payment was captured' },
    });
  }
  const facts = { status: OrderStatus.REFUNDED, paymentId: payment.id } as const;
  const order = await recordPaidOrder(tx, await orderDraftOf(tx, checkout), facts);
  await queueOrderMessage(tx, order.id, OrderStatus.REFUNDED);
  await moveCheckout(tx, checkout, 'refunding', 'a payment was captured that buys nothing any more', also);
  await oweRefund(tx, payment, ending ?? RefundReason.SOLD_OUT);
  return order;
}

/**
 * What a late payment buys is no longer held. Where the shopper has begun anew meanwhile, say with
 * another address in another tab, that checkout holds the same pieces: it is given up, so that its
 * own shopper's hold causes no refund.
 */
async function sell(tx: Context, checkout: PaymentOrder): Promise<boolean> {
  if (!HOLDING.includes(checkout.state)) {
    const newer = await lockActiveCheckout(tx, checkout.userId);
    if (newer?.cartHash === checkout.cartHash) {
      await endCheckout(tx, newer, 'cancelled', 'another checkout of the same shopper was paid');
    }
    return resell(tx, checkout);
  }
  await sellForCheckout(tx, checkout.id);
  return true;
}

/** Pieces, uses of offers and credit are had together or not at all. */
async function resell(tx: Context, checkout: PaymentOrder): Promise<boolean> {
  if (!(await retakeUses(tx, checkout))) return false;
  if ((await holdCreditAnew(tx, checkout)) && (await resellForCheckout(tx, checkout.id))) return true;
  await returnUses(tx, checkout.id);
  await releaseCredit(tx, checkout.id);
  return false;
}

function unproven(message: Phrase): ShopError {
  return new ShopError(ErrorCode.PAYMENT_NOT_VERIFIED, message);
}
