/**
 * /v1 of the stand-in: the part of Razorpay's API that a shop uses, with its entities, its lists
 * and the words of its refusals. Whatever is sent that the real API does not document is refused,
 * as it is there.
 */
import { timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { contextOf } from '../../rest/response-context.js';
import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode, httpStatusOf, ShopError } from '../../shared/errors.js';
import {
  standInCustomerJson,
  standInListJson,
  standInOrderJson,
  standInPaymentJson,
  standInRefundJson,
  standInTokenJson,
} from './stand-in.presenter.js';
import {
  captureStandInPayment,
  createStandInOrder,
  getStandInOrder,
  getStandInPayment,
  listStandInOrders,
  listStandInPayments,
  listStandInTries,
} from './stand-in.service.js';
import { listStandInTokens, removeStandInToken, saveStandInCustomer } from './stand-in-cards.service.js';
import { setStandInNotes } from './stand-in-ledger.service.js';
import { checkStandInOffer } from './stand-in-offers.js';
import { StandInOrder } from './stand-in-order.entity.js';
import { StandInPayment } from './stand-in-payment.entity.js';
import { StandInRefund } from './stand-in-refund.entity.js';
import { getStandInRefund, listStandInRefunds, refundStandInPayment } from './stand-in-refunds.service.js';
import { receiverOf, type StandInEvent, sendWebhooks } from './stand-in-webhooks.js';

const text = z.string().max(256);

/** Up to 15 texts under names of one's own; a list where there are none. */
export const notesBody = z
  .union([
    z.record(text, z.union([text, z.number()])).refine((notes) => Object.keys(notes).length <= 15, 'at most 15'),
    z.tuple([]).transform(() => ({})),
  ])
  .default({});

const amount = z.int('The amount must be an integer.').min(100, 'The amount must be at least INR 1.00');
const currency = z.literal('INR', 'Currency is not supported');

const orderBody = z.strictObject({
  ...{ amount, currency, notes: notesBody },
  receipt: z.string().max(40).nullable().default(null),
  partial_payment: z.literal(false).optional(),
  unique_receipt: z.boolean().default(false),
  offer_id: z.string().max(46).nullable().default(null),
  payment: z.looseObject({ capture: z.enum(['automatic', 'manual']).optional() }).optional(),
});

const captureBody = z.strictObject({ amount, currency });

const refundBody = z.strictObject({
  amount: amount.nullable().default(null),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  receipt: z.string().max(40).nullable().default(null),
  notes: notesBody,
});

const editBody = z.strictObject({ notes: notesBody });

const customerBody = z.strictObject({
  ...{ name: z.string().min(3).max(50), email: z.string().max(64), contact: z.string().max(15), notes: notesBody },
  fail_existing: z.coerce
    .number()
    .pipe(z.literal([0, 1]))
    .default(1),
});

const listQuery = z.object({
  receipt: z.string().optional(),
  authorized: z.enum(['0', '1']).optional(),
  from: z.coerce.number().int().default(0),
  to: z.coerce.number().int().default(Number.MAX_SAFE_INTEGER),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

const idOf = (req: Request) => String(req.params.id);

/** The API of the stand-in, mounted at /standin/v1. */
export const standInApiRouter = Router();

standInApiRouter.use((req, res, next) => {
  if (hasShopKey(req, res)) next();
  else res.status(401).json({ error: refusalJson('BAD_REQUEST_ERROR', 'Authentication failed') });
});

standInApiRouter.post(
  '/orders',
  call(async (ctx, req) => {
    const { amount: paise, currency: rupees, receipt, notes, ...asked } = parsed(orderBody, req.body);
    if (asked.offer_id !== null) checkStandInOffer(asked.offer_id);
    const order = { amount: paise, currency: rupees, receipt, notes, offerId: asked.offer_id };
    return orderJson(ctx, await createStandInOrder(ctx, order, asked.unique_receipt));
  }),
);

standInApiRouter.get(
  '/orders',
  call(async (ctx, req) => {
    const { authorized, ...asked } = parsed(listQuery, req.query);
    const isAuthorized = authorized === undefined ? undefined : authorized === '1';
    const orders = await listStandInOrders(ctx, { ...asked, isAuthorized });
    return standInListJson(await Promise.all(orders.map((order) => orderJson(ctx, order))));
  }),
);

standInApiRouter.get(
  '/orders/:id',
  call(async (ctx, req) => orderJson(ctx, await getStandInOrder(ctx, idOf(req)))),
);

standInApiRouter.patch(
  '/orders/:id',
  call(async (ctx, req) => {
    await setStandInNotes(ctx, StandInOrder, idOf(req), parsed(editBody, req.body).notes);
    return orderJson(ctx, await getStandInOrder(ctx, idOf(req)));
  }),
);

standInApiRouter.get(
  '/orders/:id/payments',
  call(async (ctx, req) => {
    const { id } = await getStandInOrder(ctx, idOf(req));
    return standInListJson((await listStandInTries(ctx, id)).map((payment) => standInPaymentJson(payment)));
  }),
);

standInApiRouter.post(
  '/customers',
  call(async (ctx, req) => {
    const { name, email, contact } = parsed(customerBody, req.body);
    return standInCustomerJson(await saveStandInCustomer(ctx, { name, email, contact }));
  }),
);

standInApiRouter.get(
  '/customers/:id/tokens',
  call(async (ctx, req) => standInListJson((await listStandInTokens(ctx, idOf(req))).map(standInTokenJson))),
);

standInApiRouter.delete(
  '/customers/:customerId/tokens/:id',
  call(async (ctx, req) => {
    await removeStandInToken(ctx, String(req.params.customerId), idOf(req));
    return { deleted: true };
  }),
);

standInApiRouter.get(
  '/payments',
  call(async (ctx, req) => {
    const payments = await listStandInPayments(ctx, parsed(listQuery, req.query));
    return standInListJson(payments.map((payment) => standInPaymentJson(payment)));
  }),
);

standInApiRouter.get(
  '/payments/:id',
  call(async (ctx, req) => {
    const hasOffers = req.query['expand[]'] === 'offers';
    return standInPaymentJson(await getStandInPayment(ctx, idOf(req)), { hasOffers });
  }),
);

standInApiRouter.patch(
  '/payments/:id',
  call(async (ctx, req) => {
    await setStandInNotes(ctx, StandInPayment, idOf(req), parsed(editBody, req.body).notes);
    return standInPaymentJson(await getStandInPayment(ctx, idOf(req)));
  }),
);

standInApiRouter.post(
  '/payments/:id/capture',
  call(async (ctx, req) => {
    const payment = await captureStandInPayment(ctx, idOf(req), parsed(captureBody, req.body).amount);
    await tellOf(ctx, req, payment, ['payment.captured', 'order.paid']);
    return standInPaymentJson(payment);
  }),
);

standInApiRouter.post(
  '/payments/:id/refund',
  call(async (ctx, req) => {
    const idempotencyKey = req.get('x-refund-idempotency') ?? null;
    const asked = { paymentId: idOf(req), idempotencyKey, ...parsed(refundBody, req.body) };
    const { refund, isNew } = await refundStandInPayment(ctx, asked);
    const payment = await getStandInPayment(ctx, refund.paymentId);
    if (isNew) await tellOf(ctx, req, payment, ['refund.created', 'refund.processed'], refund);
    return standInRefundJson(refund);
  }),
);

standInApiRouter.get(
  '/payments/:id/refunds',
  call(async (ctx, req) => {
    const { id } = await getStandInPayment(ctx, idOf(req));
    const refunds = await listStandInRefunds(ctx, parsed(listQuery, req.query), id);
    return standInListJson(refunds.map(standInRefundJson));
  }),
);

standInApiRouter.get(
  '/payments/:paymentId/refunds/:id',
  call(async (ctx, req) => {
    const refund = await getStandInRefund(ctx, idOf(req));
    if (refund.paymentId !== req.params.paymentId) throw new ShopError(ErrorCode.NOT_FOUND, { en: UNKNOWN });
    return standInRefundJson(refund);
  }),
);

standInApiRouter.get(
  '/refunds',
  call(async (ctx, req) => {
    const refunds = await listStandInRefunds(ctx, parsed(listQuery, req.query));
    return standInListJson(refunds.map(standInRefundJson));
  }),
);

standInApiRouter.get(
  '/refunds/:id',
  call(async (ctx, req) => standInRefundJson(await getStandInRefund(ctx, idOf(req)))),
);

standInApiRouter.patch(
  '/refunds/:id',
  call(async (ctx, req) => {
    await setStandInNotes(ctx, StandInRefund, idOf(req), parsed(editBody, req.body).notes);
    return standInRefundJson(await getStandInRefund(ctx, idOf(req)));
  }),
);

const UNKNOWN = 'The id provided does not exist';

/** Whether the shop calls, by its key and secret as Basic authorization. */
export function hasShopKey(req: Request, res: Response): boolean {
  const { keyId, keySecret } = contextOf(res).config.payments;
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const sent = Buffer.from(req.get('authorization') ?? '');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Reads what was sent. @throws ShopError BAD_USER_INPUT, with the field at fault */
export function parsed<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const read = shape.safeParse(body ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || undefined;
  if (issue?.code === 'unrecognized_keys') {
    const sentence = `${issue.keys.join(', ')} is/are not required and should not be sent`;
    throw new ShopError(ErrorCode.BAD_USER_INPUT, { en: sentence }, issue.keys[0]);
  }
  throw new ShopError(ErrorCode.BAD_USER_INPUT, { en: issue?.message ?? 'The request is invalid.' }, field);
}

async function orderJson(ctx: Context, order: StandInOrder): Promise<object> {
  return standInOrderJson(order, await listStandInTries(ctx, order.id));
}

/** Tells the shop, which is not waited for, unless the payment was made without its being told. */
async function tellOf(
  ctx: Context,
  req: Request,
  payment: StandInPayment,
  events: readonly StandInEvent[],
  refund?: StandInRefund,
): Promise<void> {
  if (!payment.notifiesShop) return;
  const order = await getStandInOrder(ctx, payment.orderId);
  const delivery = { order, payment, events, times: 1, ...(refund ? { refund } : {}) };
  setImmediate(() => sendWebhooks(ctx, receiverOf(req), delivery));
}

/** A call of the provider's API, which words its refusals in its own way: all of them are 400. */
function call(work: (ctx: Context, req: Request) => Promise<object>): RequestHandler {
  return async (req, res) => {
    try {
      res.json(await work(contextOf(res), req));
    } catch (thrown) {
      const refusal = asShopError(thrown);
      const isAway = !refusal || httpStatusOf(refusal.code) >= 500;
      if (!refusal) contextOf(res).log.error({ err: thrown }, 'fault of the stand-in');
      const error = isAway
        ? refusalJson('SERVER_ERROR', refusal?.message ?? 'We are facing some trouble.')
        : { ...refusalJson('BAD_REQUEST_ERROR', refusal.message), ...(refusal.field ? { field: refusal.field } : {}) };
      res.status(isAway ? 500 : 400).json({ error });
    }
  };
}

/** A refusal: who is at fault, at which step and why. */
export function refusalJson(code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR', description: string): object {
  const isBad = code === 'BAD_REQUEST_ERROR';
  const reason = isBad ? 'input_validation_failed' : 'server_error';
  const source = isBad ? 'business' : 'internal';
  return { code, description, source, step: 'payment_initiation', reason, metadata: {} };
}
