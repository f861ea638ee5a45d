import { hash } from 'node:crypto';
import { lockShopper } from '../../../accounts/accounts.queries.js';
import { User } from '../../../accounts/user.entity.js';
import { lockStock } from '../../../catalogue/stock/stock.service.js';
import { readCreditTerms } from '../../../credit/credit-terms.js';
import { checkedRecipient } from '../../../credit/gift-card-mail.js';
import { withIdempotencyKey } from '../../../idempotency/idempotency.js';
import { PaymentMethod } from '../../../orders/payment-method.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { checkedText } from '../../../shared/input/checked-text.js';
import { phrase, say } from '../../../shared/languages/phrase.js';
import { formatRupees } from '../../../shared/money/format-rupees.js';
import { asPaise } from '../../../shared/money/money.js';
import { ONLINE } from '../../../shared/ports/payment-option.js';
import { viewerOf } from '../../../shared/rights/viewer.js';
import { inTransaction } from '../../../shared/rows/transaction.js';
import { findGiftCardOf } from '../../gift-cards/fulfil-gift-card.js';
import { GiftCardPurchase } from '../../gift-cards/gift-card-purchase.entity.js';
import { endCheckout, linesOf, lockActiveCheckout, stockOfLines } from '../../lock-checkout.js';
import { PaymentOrder } from '../../payment-order.entity.js';
import { planCheck } from '../../plan-check.js';
import { providerUnavailable } from '../../razorpay/circuit-breaker.js';
import { confirmPayment } from '../../settlement/confirm-payment.js';
import { hasExpired, insertPaymentOrder } from '../insert-payment-order.js';
import { type PaymentClaim, proveClaim } from '../payment-claim.js';
import { checkNothingIsPaid } from '../pending-payments.js';
import { openedAtProvider } from '../start-payment.js';
import { limitUnpaidCheckouts } from '../unpaid-checkouts.js';
import type { GiftCardPurchaseInput } from './gift-cards.inputs.js';

/** A gift card goes out this much later at the most, so that its code does not wait for years. */
const MAX_DELAY_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

const MAX_MESSAGE = 300;

type Wish = Pick<GiftCardPurchase, 'recipientName' | 'recipientEmail' | 'message' | 'sendAt'> &
  Pick<PaymentOrder, 'amountPaise'>;

/**
 * Opens a checkout for a gift card, which is paid online as a cart is, and never by another gift
 * card. While one for the same is open that one is answered again; another checkout of the shopper
 * is given up first, unless it turns out to be paid.
 *
 * @param key under which repeating the call opens nothing more; null for none
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an amount or a text, CONFLICT where no gift
 *   cards are sold, IDEMPOTENCY_MISMATCH, RATE_LIMITED, PROVIDER_UNAVAILABLE
 */
export async function buyGiftCard(
  ctx: Context,
  input: GiftCardPurchaseInput,
  key: string | null,
): Promise<{ paymentOrder: PaymentOrder; giftCardPurchase: GiftCardPurchase }> {
  const { id: userId } = viewerOf(ctx);
  const wish = await checkedWish(ctx, input);
  const isProviderAway = !(await checkNothingIsPaid(ctx, userId));
  const { checkout, isRepeat } = await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    if (!key) return { checkout: await open(tx, userId, wish, isProviderAway), isRepeat: false };
    const made = async () => ({ paymentOrderId: (await open(tx, userId, wish, isProviderAway)).id });
    const name = { userId, route: 'buyGiftCard', key };
    const { response, isRepeat } = await withIdempotencyKey(tx, name, { ...input }, made);
    return { checkout: await tx.db.findOneByOrFail(PaymentOrder, { id: response.paymentOrderId }), isRepeat };
  });
  const paymentOrder = await openedAtProvider(ctx, checkout, isRepeat);
  const giftCardPurchase = await ctx.db.findOneByOrFail(GiftCardPurchase, { paymentOrderId: checkout.id });
  return { paymentOrder, giftCardPurchase };
}

/**
 * Makes the gift card of a payment, or answers the one that it made before. What was bought is the
 * checkout's; that it was paid is asked of the provider.
 *
 * @returns one that is PENDING when the provider cannot tell yet whether the money was taken
 * @throws ShopError as `placeOrder`, and NOT_FOUND for a payment of a cart
 */
export async function confirmGiftCard(
  ctx: Context,
  claim: PaymentClaim,
): Promise<{ giftCardPurchase: GiftCardPurchase; message: string }> {
  const { checkout, payment } = await proveClaim(ctx, claim);
  const purchase = checkout && (await findGiftCardOf(ctx, checkout.id));
  if (!checkout || !purchase) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such gift card.'));
  const settled = payment && (await confirmPayment(ctx, payment, checkout.paymentOption)).giftCard;
  const message = !settled
    ? phrase('We are checking your payment. The gift card goes out as soon as that is done.')
    : settled.refundedAt
      ? phrase('Sorry, this gift card was given up before you paid. Your refund is on its way.')
      : phrase('Thank you! The gift card goes to {email}.', { email: settled.recipientEmail });
  return { giftCardPurchase: settled ?? purchase, message: say(message, ctx.language) };
}

async function checkedWish(ctx: Context, input: GiftCardPurchaseInput): Promise<Wish> {
  const { amount: amountPaise, sendAt = null } = input;
  const fields = { name: 'recipientName', email: 'recipientEmail' };
  const recipient = checkedRecipient(ctx, { name: input.recipientName, email: input.recipientEmail }, fields);
  const terms = await readCreditTerms(ctx);
  if (!terms.areGiftCardsSold) throw new ShopError(ErrorCode.CONFLICT, phrase('This shop sells no gift cards.'));
  const { giftCardMinPaise: least, giftCardMaxPaise: most } = terms;
  if (!(amountPaise >= least && amountPaise <= most && amountPaise % 100 === 0)) {
    const [from, to] = [formatRupees(least, ctx.language), formatRupees(most, ctx.language)];
    const said = phrase('A gift card is for {from} to {to}, in whole rupees.', { from, to });
    throw new ShopError(ErrorCode.BAD_USER_INPUT, said, 'amount');
  }
  const rule = { field: 'message', called: phrase('The message'), most: MAX_MESSAGE, least: 0, hasLines: true };
  const message = checkedText(input.message ?? '', rule);
  if (sendAt && !(sendAt.getTime() <= Date.now() + MAX_DELAY_DAYS * DAY_MS)) {
    const said = phrase('A gift card is sent within {days} days.', { days: MAX_DELAY_DAYS });
    throw new ShopError(ErrorCode.BAD_USER_INPUT, said, 'sendAt');
  }
  const isLater = sendAt !== null && sendAt.getTime() > Date.now();
  const { name: recipientName, email: recipientEmail } = recipient;
  return { amountPaise, recipientName, recipientEmail, message, sendAt: isLater ? sendAt : null };
}

async function open(tx: Context, userId: string, wish: Wish, isProviderAway: boolean): Promise<PaymentOrder> {
  const cartHash = hashOf(wish);
  const active = await lockActiveCheckout(tx, userId);
  if (active?.cartHash === cartHash && !(await hasExpired(tx, active))) return active;
  if (isProviderAway) throw providerUnavailable();
  await limitUnpaidCheckouts(tx, userId);
  if (active) {
    const held = stockOfLines(await linesOf(tx, active.id));
    await lockStock(
      tx,
      held.map(({ variantId }) => variantId),
    );
    await endCheckout(tx, active, 'cancelled', 'a gift card is bought instead');
  }
  const { name, email } = await tx.db.findOneByOrFail(User, { id: userId });
  const { amountPaise, ...gift } = wish;
  const paymentOrderId = await insertPaymentOrder(tx, {
    ...{ userId, amountPaise, creditPaise: asPaise(0), cartHash },
    ...{ paymentMethod: PaymentMethod.ONLINE, paymentOption: ONLINE },
    delivery: { ...NOWHERE, name, email },
    planned: { freshBy: null, freshSlot: null, generalBy: null, isExpress: false, ...FREE },
  });
  await tx.db.insert(GiftCardPurchase, { paymentOrderId, ...gift });
  await planCheck(tx, paymentOrderId);
  return tx.db.findOneByOrFail(PaymentOrder, { id: paymentOrderId });
}

/** Nothing is brought to anywhere. */
const NOWHERE = {
  ...{ phoneNumber: '', address: '', pincode: '' },
  ...{ city: null, region: null, country: null, buyerGstin: null },
};

const FREE = { shippingPaise: asPaise(0), cashFeePaise: asPaise(0) };

function hashOf({ amountPaise, recipientName, recipientEmail, message, sendAt }: Wish): string {
  const facts = ['gift card', amountPaise, recipientName, recipientEmail, message, sendAt?.toISOString() ?? ''];
  return hash('sha256', JSON.stringify(facts));
}
