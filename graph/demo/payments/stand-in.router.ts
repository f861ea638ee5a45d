/**
 * The stand-in for the payment provider, used when no keys are set: the part of Razorpay's HTTP
 * surface that the SDK uses here (/v1), the browser's dialog (checkout.js), and, for tests, its
 * ledger and the faults that it is to have. Anybody may pay, as in a browser; all else wants the
 * shop's key and secret as Basic authorization, but for the ledger and the faults on the machine of
 * a developer. It shares the shop's database and process, but nothing of its code: the shop talks
 * to it over HTTP only.
 */

import { createHmac } from 'node:crypto';
import path from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { isFromLoopback } from '../../rest/loopback.js';
import { answerFailure, contextOf, route } from '../../rest/route.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { standInOrderJson, standInPaymentJson, standInRefundJson } from './stand-in.presenter.js';
import { getStandInOrder, payStandInOrder, readStandInLedger } from './stand-in.service.js';
import { hasShopKey, notesBody, parsed, refusalJson, standInApiRouter } from './stand-in-api.router.js';
import { EVENTS_OF, loseNextWebhooks, receiverOf, STAND_IN_EVENTS, sendWebhooks } from './stand-in-webhooks.js';

/** How much later `webhook: delay` tells of a payment. In milliseconds. */
const WEBHOOK_DELAY_MS = 3_000;

const payBody = z.object({
  outcome: z.enum(['captured', 'authorized', 'failed']).default('captured'),
  webhook: z.enum(['send', 'drop', 'delay']).default('send'),
  times: z.number().int().min(1).max(50).default(1),
  order: z.array(z.enum(STAND_IN_EVENTS)).max(STAND_IN_EVENTS.length).optional(),
  method: z.enum(['card', 'upi']).default('card'),
  email: z.string().max(256).nullable().default(null),
  contact: z.string().max(256).nullable().default(null),
  notes: notesBody,
});

const faultsBody = z.object({
  latencyMs: z.number().int().min(0).max(60_000).default(0),
  failNext: z.number().int().min(0).max(10_000).default(0),
  hang: z.boolean().default(false),
  garble: z.enum(['reset', 'html', 'amount']).nullable().default(null),
  loseWebhooks: z.number().int().min(0).max(10_000).default(0),
});

/**
 * What goes wrong in /v1 at the moment: calls that take longer, that answer 503, that are never
 * answered, or that are done and answered by a broken connection, by a page, or with another
 * amount; and how many of the next tries to tell the shop of an event are lost.
 */
let faults: z.infer<typeof faultsBody> = faultsBody.parse({});

/** Everything under /standin; with real keys there is nothing at these addresses. */
export const standInRouter = Router();

standInRouter.use((_req, res, next) => {
  if (contextOf(res).config.payments.provider === 'standin') next();
  else answerFailure(new ShopError(ErrorCode.NOT_FOUND, phrase('There is nothing at this address.')), res);
});

for (const file of ['checkout.js', 'checkout.css']) {
  standInRouter.get(`/${file}`, (_req, res) => {
    res.set('Cache-Control', 'no-cache');
    res.sendFile(`stand-in-${file}`, { root: path.join(projectRoot, 'graph/demo/payments') });
  });
}

standInRouter.use(express.json());

// What a passer-by must not turn: who may read all payments, or keep the shop from its provider,
// has the shop's key, or sits at the machine on which the shop is developed.
standInRouter.use(['/ledger', '/faults'], (req, res, next) => {
  if (hasShopKey(req, res) || isDeveloper(req, res)) next();
  else
    answerFailure(
      new ShopError(ErrorCode.UNAUTHENTICATED, { en: 'The key of the stand-in is missing or wrong.' }),
      res,
    );
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
    loseNextWebhooks(faults.loseWebhooks);
    return faults;
  }),
);

standInRouter.post(
  '/orders/:id/pay',
  route(async (ctx, req) => {
    const { outcome, webhook, times, order: eventOrder, ...payer } = parsed(payBody, req.body);
    const id = String(req.params.id);
    const payment = await payStandInOrder(ctx, id, outcome, { ...payer, notifiesShop: webhook !== 'drop' });
    const order = await getStandInOrder(ctx, payment.orderId);
    const events = eventOrder ?? EVENTS_OF[outcome];
    const notify = () => sendWebhooks(ctx, receiverOf(req), { order, payment, events, times });
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

standInRouter.use('/v1', (_req, res, next) => {
  const { hang, latencyMs, failNext, garble } = faults;
  if (hang) return;
  if (garble) garbleAnswer(res, garble);
  if (failNext > 0) {
    faults = { ...faults, failNext: failNext - 1 };
    res.status(503).json({ error: refusalJson('SERVER_ERROR', 'We are facing some trouble.') });
  } else setTimeout(next, latencyMs);
});
standInRouter.use('/v1', standInApiRouter);

/**
 * What is asked for is done all the same, as with a provider whose answer is lost or mangled on its
 * way.
 */
function garbleAnswer(res: Response, how: 'reset' | 'html' | 'amount'): void {
  const answer = res.json.bind(res);
  res.json = (body: Record<string, unknown>) => {
    if (how === 'reset') res.socket?.resetAndDestroy();
    else if (how === 'html') res.type('html').send('<h1>We will be back soon</h1>');
    else answer({ ...body, amount: 100 });
    return res;
  };
}

/** Whether a program on the machine of a developer asks, and shows no key at all. */
function isDeveloper(req: Request, res: Response): boolean {
  const { environment } = contextOf(res).config;
  return environment === 'development' && isFromLoopback(req) && req.get('authorization') === undefined;
}
