import { type Request, Router } from 'express';
import { z } from 'zod';
import { ownAccount } from '../../accounts/profile/own-account.js';
import { toOrderJson } from '../../orders/order.presenter.js';
import { orderJson } from '../../orders/orders.shapes.js';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText, sentPaise } from '../../rest/read-request.js';
import { answer, route } from '../../rest/route.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { receiveWebhook } from '../settlement/webhooks.js';
import { deliveryFor, FIELDS_OF_AN_ORDER } from './billing.js';
import { cancelPayment } from './cancel-payment.js';
import { checkPayment } from './check-payment.js';
import type { CheckoutRequest } from './open-checkout.js';
import type { BillingInput } from './payments.inputs.js';
import { toPaymentOrderJson } from './payments.presenter.js';
import {
  billing,
  doneJson,
  payment,
  paymentCheckJson,
  paymentConfigJson,
  paymentOrderJson,
  receivedJson,
} from './payments.shapes.js';
import { placeCreditOrder } from './place-credit-order.js';
import { placeOrder } from './place-order.js';
import { startPayment } from './start-payment.js';

/** What may keep a cart from being bought. */
const BUYING_REFUSALS = [
  ...[ErrorCode.OUT_OF_STOCK, ErrorCode.PRICE_CHANGED, ErrorCode.OFFER_USED_UP, ErrorCode.OFFER_NOT_VALID],
  ...[ErrorCode.CREDIT_NOT_ENOUGH, ErrorCode.CONFLICT, ErrorCode.PROVIDER_UNAVAILABLE],
];

/** /api/payment, and making an order under /api/orders. @see spec §7 */
export const paymentsRouter = Router();

paymentsRouter.get(
  '/payment/config',
  about({ summary: 'Who takes payments, for the browser.', caller: 'anyone', answer: paymentConfigJson }),
  route(async ({ payments }) => ({
    provider: payments.name,
    keyId: payments.keyId,
    scriptUrl: payments.scriptUrl,
  })),
);

paymentsRouter.post(
  '/payment/order',
  about({
    summary: "Opens a checkout over the viewer's cart and holds its goods.",
    details: 'While one over the same cart is open, that one is answered again.',
    caller: 'shopper',
    ...MUCH_WORK,
    graph: 'Mutation.startPayment',
    body: billing,
    status: 201,
    answer: paymentOrderJson,
    refusals: BUYING_REFUSALS,
  }),
  route(
    async (ctx, req) => {
      viewerOf(ctx);
      ownAccount(ctx, bodyOf(req).userid);
      const checkout = await startPayment(ctx, await requestIn(ctx, req));
      return answer({ status: 201, body: await toPaymentOrderJson(ctx, checkout) });
    },
    { isDoneOnce: true },
  ),
);

paymentsRouter.post(
  '/orders/credit',
  about({
    summary: "Orders the viewer's cart and pays for all of it with gift cards and store credit.",
    details: 'No provider is asked. The same idempotency key answers the same order.',
    caller: 'shopper',
    ...MUCH_WORK,
    graph: 'Mutation.placeCreditOrder',
    body: billing,
    status: 201,
    answer: orderJson,
    refusals: BUYING_REFUSALS,
  }),
  route(
    async (ctx, req) => {
      viewerOf(ctx);
      ownAccount(ctx, bodyOf(req).userid);
      const { order } = await placeCreditOrder(ctx, await requestIn(ctx, req));
      return answer({ status: 201, body: await toOrderJson(ctx, order) });
    },
    { isDoneOnce: true },
  ),
);

paymentsRouter.post(
  '/payment/order/:id/cancel',
  about({
    summary: 'Gives up a checkout and its goods; the cart stays.',
    caller: 'shopper',
    graph: 'Mutation.cancelPayment',
    answer: doneJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    await cancelPayment(ctx, req.params.id);
    return { error: false, status: true };
  }),
);

paymentsRouter.post(
  '/payment/order/:id/check',
  about({
    summary: 'Asks the provider what became of a checkout, and makes the order of what was paid.',
    details: 'The order is pending while the bank has not answered, and null where nothing was paid.',
    caller: 'shopper',
    graph: 'Mutation.checkPayment',
    answer: paymentCheckJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT, ErrorCode.PROVIDER_UNAVAILABLE],
  }),
  route(async (ctx, req) => {
    const { order, message } = await checkPayment(ctx, req.params.id);
    return { error: false, status: true, msg: message, order: order && (await toOrderJson(ctx, order)) };
  }),
);

paymentsRouter.post(
  '/payment/webhook',
  about({
    summary: 'For the payment provider, which signs the body.',
    caller: 'provider',
    headers: {
      'X-Razorpay-Signature': z.string().describe('HMAC-SHA256 of the body under the secret of the webhook.'),
      'X-Razorpay-Event-Id': z.string().describe('Names the event, however often it is sent.'),
    },
    body: z.looseObject({ event: z.string() }),
    answer: receivedJson,
  }),
  route(
    async (ctx, req) => {
      await receiveWebhook(ctx, {
        body: rawBodyOf(req),
        signature: req.get('X-Razorpay-Signature') ?? '',
        eventId: req.get('X-Razorpay-Event-Id') ?? '',
      });
      return { status: true };
    },
    { isDoneOnce: true },
  ),
);

paymentsRouter.post(
  '/orders/create',
  about({
    summary: 'Makes the order of a payment and empties the cart.',
    details:
      'Lines and amount are those of the checkout, whatever is sent. A payment that can not be judged yet makes a pending order.',
    caller: 'shopper',
    graph: 'Mutation.placeOrder',
    body: payment,
    status: 201,
    with200: 'The payment came before: the same order again.',
    answer: orderJson,
    refusals: [
      ErrorCode.NOT_FOUND,
      ErrorCode.PAYMENT_NOT_VERIFIED,
      ErrorCode.PROVIDER_UNAVAILABLE,
      ErrorCode.FORBIDDEN,
    ],
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    const body = bodyOf(req);
    ownAccount(ctx, body.userid);
    const { order, isNew } = await placeOrder(ctx, {
      paymentId: bodyText(body, 'paymentId') || bodyText(body, 'razorpay_payment_id'),
      paymentOrderId: null,
      providerOrderId: bodyText(body, 'razorpay_order_id') || null,
      signature: bodyText(body, 'razorpay_signature') || null,
    });
    return answer({ status: isNew ? 201 : 200, body: await toOrderJson(ctx, order) });
  }),
);

async function requestIn(ctx: Context, req: Request): Promise<CheckoutRequest> {
  const body = bodyOf(req);
  const paymentOption = bodyText(body, 'paymentOption');
  return {
    delivery: await deliveryIn(ctx, body),
    deliverySlot: bodyText(body, 'deliverySlot') || null,
    isExpress: false,
    expectedTotalPaise: amountIn(body, 'amount'),
    creditPaise: amountIn(body, 'credit') ?? asPaise(0),
    idempotencyKey: req.get('Idempotency-Key') || null,
    ...(paymentOption ? { paymentOption } : {}),
    ...(body.savesCard === true ? { savesCard: true } : {}),
  };
}

/**
 * Reads who receives the goods, under the names of the billing form or under those of
 * orders/create. The latter has no city, state and country, so they are asked for only of a client
 * that speaks of the form.
 */
function deliveryIn(ctx: Context, body: Record<string, unknown>) {
  const isForm = 'fullName' in body;
  const text = (inForm: keyof BillingInput, inOrder: string) => bodyText(body, isForm ? inForm : inOrder);
  const billing: BillingInput = {
    fullName: text('fullName', 'name'),
    country: bodyText(body, 'country'),
    streetAddressLine1: text('streetAddressLine1', 'address'),
    streetAddressLine2: isForm ? bodyText(body, 'streetAddressLine2') : null,
    city: bodyText(body, 'city'),
    state: bodyText(body, 'state'),
    zipCode: text('zipCode', 'pincode'),
    phoneNumber: bodyText(body, 'phoneNumber'),
    email: bodyText(body, 'email'),
    buyerGstin: bodyText(body, 'buyerGstin'),
  };
  return isForm ? deliveryFor(ctx, billing) : deliveryFor(ctx, billing, FIELDS_OF_AN_ORDER);
}

/** What the client says in rupees; null when it does not. */
function amountIn(body: Record<string, unknown>, field: 'amount' | 'credit'): Paise | null {
  const text = bodyText(body, field);
  if (text === '') return null;
  const rupees = Number(text);
  if (Number.isFinite(rupees) && Math.abs(rupees) < 1e9) return sentPaise(rupees, field);
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('{field} must be a number of rupees.', { field }), field);
}

/** The bytes that server.ts left unparsed, since the signature covers them. */
function rawBodyOf(req: Request): Buffer {
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
