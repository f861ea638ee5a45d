/**
 * The stand-in for the payment provider, used when no keys are set: the part of Razorpay's HTTP surface that the SDK uses
 * here (/v1), the browser's dialog (checkout.js), and, for tests, its ledger and the faults that it is to have. Anybody may
 * pay, as in a browser; all else wants the shop's key and secret as Basic authorization, but for the ledger and the faults on
 * the machine of a developer. It shares the shop's database and
 * process, but nothing of its code: the shop talks to it over HTTP only.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { asShopError, ErrorCode, httpStatusOf, ShopError } from '../../shared/errors.js';
import { projectRoot } from '../../shared/project-root.js';
import { isFromOwnMachine } from '../../shared/rest/own-machine.js';
import { answerFailure, contextOf, route } from '../../shared/rest/route.js';
import { standInOrderJson, standInPaymentJson, standInRefundJson } from './stand-in.presenter.js';
import {
  createStandInOrder,
  getStandInOrder,
  getStandInPayment,
  getStandInRefund,
  listStandInLedger,
  listStandInOrdersOf,
  listStandInPayments,
  payStandInOrder,
  readStandInLedger,
  refundStandInPayment,
} from './stand-in.service.js';
import { EVENTS_OF, STAND_IN_EVENTS, sendWebhooks } from './stand-in-webhooks.js';

/** How much later `webhook: delay` tells of a payment. In milliseconds. */
const WEBHOOK_DELAY_MS = 3_000;

const payBody = z.object({
  outcome: z.enum(['captured', 'authorized', 'failed']).default('captured'),
  webhook: z.enum(['send', 'drop', 'delay']).default('send'),
  times: z.number().int().min(1).max(50).default(1),
  order: z.array(z.enum(STAND_IN_EVENTS)).max(STAND_IN_EVENTS.length).optional(),
});

const faultsBody = z.object({
  latencyMs: z.number().int().min(0).max(60_000).default(0),
  failNext: z.number().int().min(0).max(10_000).default(0),
  hang: z.boolean().default(false),
  garble: z.enum(['reset', 'html', 'amount']).nullable().default(null),
});

const orderBody = z.object({
  amount: z.number().int().min(100),
  currency: z.literal('INR'),
  receipt: z.string().max(40).optional(),
});

const refundBody = z.object({
  amount: z.number().int().min(100),
  receipt: z.string().max(40).nullable().default(null),
});

/**
 * What goes wrong in /v1 at the moment: calls that take longer, that answer 503, that are never answered, or that are
 * done and answered by a broken connection, by a page, or with another amount.
 */
let faults: z.infer<typeof faultsBody> = faultsBody.parse({});

/** Everything under /standin; with real keys there is nothing at these addresses. */
export const standInRouter = Router();

standInRouter.use((_req, res, next) => {
  if (contextOf(res).config.payments.provider === 'standin') next();
  else answerFailure(new ShopError(ErrorCode.NOT_FOUND, 'There is nothing at this address.'), res);
});

for (const file of ['checkout.js', 'checkout.css']) {
  standInRouter.get(`/${file}`, (_req, res) => {
    res.set('Cache-Control', 'no-cache');
    res.sendFile(`stand-in-${file}`, { root: path.join(projectRoot, 'graph/payments/fake') });
  });
}

standInRouter.use(express.json());

// What a passer-by must not turn: who may read all payments, or keep the shop from its provider, has the shop's key, or sits
// at the machine on which the shop is developed.
standInRouter.use(['/ledger', '/faults'], (req, res, next) => {
  if (isShop(req, res) || isDeveloper(req, res)) next();
  else answerFailure(new ShopError(ErrorCode.UNAUTHENTICATED, 'The key of the stand-in is missing or wrong.'), res);
});

standInRouter.get(
  '/ledger',
  route(async (ctx) => {
    const { orders, payments, refunds } = await readStandInLedger(ctx);
    return {
      orders: orders.map((order) =>
        standInOrderJson(
          order,
          payments.filter(({ orderId }) => orderId === order.id),
        ),
      ),
      payments: payments.map(standInPaymentJson),
      refunds: refunds.map(standInRefundJson),
    };
  }),
);

standInRouter.post(
  '/faults',
  route(async (_ctx, req) => {
    faults = parsed(faultsBody, req.body);
    return faults;
  }),
);

standInRouter.post(
  '/orders/:id/pay',
  route(async (ctx, req) => {
    const { outcome, webhook, times, order: eventOrder } = parsed(payBody, req.body);
    const payment = await payStandInOrder(ctx, String(req.params.id), outcome, webhook !== 'drop');
    const order = await getStandInOrder(ctx, payment.orderId);
    const events = eventOrder ?? EVENTS_OF[outcome];
    const notify = () => sendWebhooks(ctx, addressOf(req), { order, payment, events, times });
    if (webhook === 'send') setImmediate(notify);
    if (webhook === 'delay') setTimeout(notify, WEBHOOK_DELAY_MS).unref();
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: createHmac('sha256', ctx.config.payments.keySecret)
        .update(`${order.id}|${payment.id}`)
        .digest('hex'),
    };
  }),
);

standInRouter.use('/v1', (req, res, next) => {
  const { hang, latencyMs, failNext, garble } = faults;
  if (hang) return;
  if (garble) garbleAnswer(res, garble);
  if (failNext > 0) {
    faults = { ...faults, failNext: failNext - 1 };
    res.status(503).json({ error: { code: 'SERVER_ERROR', description: 'We are facing some trouble.' } });
  } else if (!isShop(req, res)) {
    res.status(401).json({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } });
  } else setTimeout(next, latencyMs);
});

const listQuery = z.object({
  receipt: z.string().optional(),
  from: z.coerce.number().int().default(0),
  to: z.coerce.number().int().default(Number.MAX_SAFE_INTEGER),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

standInRouter.get(
  '/v1/orders',
  providerCall(async (req, res) => {
    const { receipt, count } = parsed(listQuery, req.query);
    const found = receipt === undefined ? [] : await listStandInOrdersOf(contextOf(res), receipt);
    const items = found.slice(0, count).map((order) => standInOrderJson(order, []));
    return { entity: 'collection', count: items.length, items };
  }),
);

standInRouter.get(
  '/v1/orders/:id',
  providerCall(async (req, res) => {
    const order = await getStandInOrder(contextOf(res), String(req.params.id));
    return standInOrderJson(order, await listStandInPayments(contextOf(res), order.id));
  }),
);

standInRouter.get(
  '/v1/payments',
  providerCall(async (req, res) => {
    const items = await listStandInLedger(contextOf(res), parsed(listQuery, req.query));
    return { entity: 'collection', count: items.length, items: items.map(standInPaymentJson) };
  }),
);

standInRouter.post(
  '/v1/orders',
  providerCall(async (req, res) => {
    const { receipt = null, ...order } = parsed(orderBody, req.body);
    return standInOrderJson(await createStandInOrder(contextOf(res), { ...order, receipt }), []);
  }),
);

standInRouter.get(
  '/v1/orders/:id/payments',
  providerCall(async (req, res) => {
    const order = await getStandInOrder(contextOf(res), String(req.params.id));
    const items = (await listStandInPayments(contextOf(res), order.id)).map(standInPaymentJson);
    return { entity: 'collection', count: items.length, items };
  }),
);

standInRouter.get(
  '/v1/payments/:id',
  providerCall(async (req, res) => standInPaymentJson(await getStandInPayment(contextOf(res), String(req.params.id)))),
);

standInRouter.post(
  '/v1/payments/:id/refund',
  providerCall(async (req, res) => {
    const ctx = contextOf(res);
    const paymentId = String(req.params.id);
    const idempotencyKey = req.get('x-refund-idempotency') ?? null;
    const { refund, isNew } = await refundStandInPayment(ctx, {
      ...{ paymentId, idempotencyKey, ...parsed(refundBody, req.body) },
    });
    const payment = await getStandInPayment(ctx, paymentId);
    const order = await getStandInOrder(ctx, payment.orderId);
    const delivery = { order, payment, refund, events: ['refund.processed'] as const, times: 1 };
    if (isNew && payment.notifiesShop) setImmediate(() => sendWebhooks(ctx, addressOf(req), delivery));
    return standInRefundJson(refund);
  }),
);

standInRouter.get(
  '/v1/refunds/:id',
  providerCall(async (req, res) => standInRefundJson(await getStandInRefund(contextOf(res), String(req.params.id)))),
);

/** A call of the provider's API, which words its refusals in its own way: all of them are 400. */
function providerCall(work: (req: Request, res: Response) => Promise<object>): RequestHandler {
  return async (req, res) => {
    try {
      res.json(await work(req, res));
    } catch (thrown) {
      const refusal = asShopError(thrown);
      const isAway = !refusal || httpStatusOf(refusal.code) >= 500;
      const code = isAway ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
      if (!refusal) contextOf(res).log.error({ err: thrown }, 'fault of the stand-in');
      res
        .status(isAway ? 500 : 400)
        .json({ error: { code, description: refusal?.message ?? 'We are facing some trouble.' } });
    }
  };
}

/** What is asked for is done all the same, as with a provider whose answer is lost or mangled on its way. */
function garbleAnswer(res: Response, how: 'reset' | 'html' | 'amount'): void {
  const answer = res.json.bind(res);
  res.json = (body: Record<string, unknown>) => {
    if (how === 'reset') res.socket?.resetAndDestroy();
    else if (how === 'html') res.type('html').send('<h1>We will be back soon</h1>');
    else answer({ ...body, amount: 100 });
    return res;
  };
}

function isShop(req: Request, res: Response): boolean {
  const { keyId, keySecret } = contextOf(res).config.payments;
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const sent = Buffer.from(req.get('authorization') ?? '');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Whether a program on the machine of a developer asks, and shows no key at all. */
function isDeveloper(req: Request, res: Response): boolean {
  const { environment } = contextOf(res).config;
  return environment === 'development' && isFromOwnMachine(req) && req.get('authorization') === undefined;
}

/** Where this very server can be reached from this machine. */
function addressOf(req: Request): string {
  return `http://127.0.0.1:${req.socket.localPort}`;
}

function parsed<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const read = shape.safeParse(body ?? {});
  if (read.success) return read.data;
  const complaints = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ShopError(ErrorCode.BAD_USER_INPUT, complaints.join('; '));
}
