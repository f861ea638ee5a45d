import { Router } from 'express';
import type { z } from 'zod';
import { toChangedJson } from '../../../credit/credit.presenter.js';
import { changedCreditJson, withdrawBody } from '../../../credit/credit.shapes.js';
import { noticeJson } from '../../../rest/answers.shapes.js';
import { about } from '../../../rest/describe-call.js';
import { bodyOf, bodyText, readBody, sentPaise } from '../../../rest/read-request.js';
import { answer, route } from '../../../rest/route.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { phrase } from '../../../shared/languages/phrase.js';
import { rupeesOf } from '../../../shared/money/money.js';
import { viewerOf } from '../../../shared/rights/viewer.js';
import { MUCH_WORK } from '../../../shared/schema/much-work.js';
import { cancelGiftCard } from '../../gift-cards/cancel-gift-card.js';
import type { GiftCardPurchase } from '../../gift-cards/gift-card-purchase.entity.js';
import { cardById, checkoutById, purchasesByUserId } from '../../gift-cards/gift-cards.loaders.js';
import { withdrawGiftCard } from '../../gift-cards/withdraw-gift-card.js';
import { toPaymentOrderJson } from '../payments.presenter.js';
import { payment } from '../payments.shapes.js';
import { buyGiftCard, confirmGiftCard } from './buy-gift-card.js';
import { boughtGiftCardJson, giftCardPurchaseJson, giftCardPurchasesJson, giftCardWish } from './gift-cards.shapes.js';

/** Gift cards that shoppers buy, under /api/gift-cards. */
export const giftCardsRouter = Router();

giftCardsRouter.get(
  '/gift-cards',
  about({
    summary: 'The gift cards that the viewer has paid for, latest first.',
    caller: 'shopper',
    cost: 10,
    graph: 'User.giftCardPurchases',
    answer: giftCardPurchasesJson,
  }),
  route(async (ctx) => {
    const bought = await purchasesByUserId(ctx).load(viewerOf(ctx).id);
    return { giftCards: await Promise.all(bought.map((purchase) => toPurchaseJson(ctx, purchase))) };
  }),
);

giftCardsRouter.post(
  '/gift-cards',
  about({
    summary: 'Opens a checkout for a gift card, which is paid online.',
    details: 'While one for the same is open, that one is answered again. No goods are held.',
    caller: 'shopper',
    ...MUCH_WORK,
    graph: 'Mutation.buyGiftCard',
    body: giftCardWish,
    status: 201,
    answer: boughtGiftCardJson,
    refusals: [ErrorCode.CONFLICT, ErrorCode.PROVIDER_UNAVAILABLE],
  }),
  route(
    async (ctx, req) => {
      const { paymentOrder, giftCardPurchase } = await buyGiftCard(
        ctx,
        wishIn(bodyOf(req)),
        req.get('Idempotency-Key') || null,
      );
      const giftCard = await toPurchaseJson(ctx, giftCardPurchase);
      return answer({ status: 201, body: { paymentOrder: await toPaymentOrderJson(ctx, paymentOrder), giftCard } });
    },
    { isDoneOnce: true },
  ),
);

giftCardsRouter.post(
  '/gift-cards/confirm',
  about({
    summary: 'Makes the gift card of a payment and has its code sent; again, it answers the same.',
    caller: 'shopper',
    graph: 'Mutation.confirmGiftCard',
    body: payment.omit({ userid: true }),
    answer: giftCardPurchaseJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.PAYMENT_NOT_VERIFIED, ErrorCode.PROVIDER_UNAVAILABLE],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const { giftCardPurchase } = await confirmGiftCard(ctx, {
      paymentId: bodyText(body, 'paymentId') || bodyText(body, 'razorpay_payment_id'),
      paymentOrderId: null,
      providerOrderId: bodyText(body, 'razorpay_order_id') || null,
      signature: bodyText(body, 'razorpay_signature') || null,
    });
    return toPurchaseJson(ctx, giftCardPurchase);
  }),
);

giftCardsRouter.post(
  '/gift-cards/:id/cancel',
  about({
    summary: 'Calls a bought gift card off of which nothing is spent; its price goes back.',
    caller: 'shopper',
    graph: 'Mutation.cancelGiftCard',
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    const { message } = await cancelGiftCard(ctx, req.params.id);
    return { error: false, status: true, msg: message };
  }),
);

giftCardsRouter.post(
  '/credit/cards/:id/withdraw',
  about({
    summary: 'Withdraws a gift card; the price of one that was bought goes back.',
    details: 'For an admin and for support.',
    caller: 'shopper',
    graph: 'Mutation.withdrawGiftCard',
    body: withdrawBody,
    answer: changedCreditJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    const { note } = readBody(withdrawBody, bodyOf(req));
    return toChangedJson(await withdrawGiftCard(ctx, req.params.id, note));
  }),
);

function wishIn(body: Record<string, unknown>) {
  const amount = Number(bodyText(body, 'amount'));
  const sendAt = bodyText(body, 'sendAt');
  const moment = sendAt ? new Date(sendAt) : null;
  if (moment && Number.isNaN(moment.getTime()))
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Give a time such as 2026-12-24T03:30:00Z.'), 'sendAt');
  return {
    // What is no amount is refused as one out of bounds.
    amount: sentPaise(Number.isFinite(amount) && Math.abs(amount) < 1e9 ? amount : 0, 'amount'),
    recipientName: bodyText(body, 'recipientName'),
    recipientEmail: bodyText(body, 'recipientEmail'),
    message: bodyText(body, 'message'),
    sendAt: moment,
  };
}

async function toPurchaseJson(ctx: Context, purchase: GiftCardPurchase): Promise<z.infer<typeof giftCardPurchaseJson>> {
  const { id, paymentOrderId, creditId, recipientName, recipientEmail, message, paymentId } = purchase;
  const checkout = await checkoutById(ctx).load(paymentOrderId);
  const card = creditId === null ? undefined : await cardById(ctx).load(creditId);
  return {
    ...{ id, recipientName, recipientEmail, message, paymentId },
    state: purchase.stateAt(card?.sentAt ?? null).toLowerCase(),
    value: checkout ? rupeesOf(checkout.amountPaise) : 0,
    sendAt: purchase.sendAt?.toISOString() ?? null,
    expiresAt: card?.expiresAt?.toISOString() ?? null,
    createdAt: purchase.createdAt.toISOString(),
  };
}
