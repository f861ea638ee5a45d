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
import { answerFailure } from '../../rest/answer-failure.js';
import { isFromLoopback } from '../../rest/loopback.js';
import { contextOf } from '../../rest/response-context.js';
import { route } from '../../rest/route.js';
import { projectRoot } from '../../shared/config/project-root.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { standInOrderJson, standInPaymentJson, standInRefundJson } from './stand-in.presenter.js';
import { answerStandInPayment, getStandInOrder, payStandInOrder, standInStatus } from './stand-in.service.js';
import { hasShopKey, notesBody, parsed, refusalJson, standInApiRouter } from './stand-in-api.router.js';
import { listStandInTokens, saveStandInCard } from './stand-in-cards.service.js';
import { readStandInLedger } from './stand-in-ledger.service.js';
import type { StandInPayment } from './stand-in-payment.entity.js';
import { drawQr } from './stand-in-qr.js';
import {
  EVENTS_OF,
  loseNextWebhooks,
  receiverOf,
  STAND_IN_EVENTS,
  type StandInEvent,
  sendWebhooks,
} from './stand-in-webhooks.js';

/** How much later `webhook: delay` tells of a payment. In milliseconds. */
const WEBHOOK_DELAY_MS = 3_000;

/** Whether, how often and in which order the shop is told of what happened. */
const telling = {
  webhook: z.enum(['send', 'drop', 'delay']).default('send'),
  times: z.number().int().min(1).max(50).default(1),
  order: z.array(z.enum(STAND_IN_EVENTS)).max(STAND_IN_EVENTS.length).optional(),
};

const payBody = z.object({
  ...telling,
  outcome: z.enum(['captured', 'authorized', 'failed', 'created']).default('captured'),
  method: z.enum(['card', 'upi', 'netbanking']).default('card'),
  bank: z.string().max(8).nullable().default(null),
  customerId: z.string().max(40).nullable().default(null),
  tokenId: z.string().max(40).nullable().default(null),
  /** Of a card that is not saved. */
  network: z.enum(['Visa', 'RuPay']).nullable().default(null),
  /** Whether the offer of the order is passed over, as where it has ended meanwhile. */
  passesOffer: z.boolean().default(false),
  /** What its owner may see of a card that is to be saved. */
  save: z
    .object({ network: z.enum(['Visa', 'RuPay']), last4: z.string().regex(/^\d{4}$/) })
    .nullable()
    .default(null),
  email: z.string().max(256).nullable().default(null),
  contact: z.string().max(256).nullable().default(null),
  notes: notesBody,
});

const answerBody = z.object({
  ...telling,
  outcome: z.enum(['captured', 'authorized', 'failed', 'expired']).default('captured'),
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
      payments: payments.map((payment) => standInPaymentJson(payment)),
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
    const { outcome, webhook, times, order, save, network, passesOffer, ...payer } = parsed(payBody, req.body);
    const id = String(req.params.id);
    const { customerId } = payer;
    const tokenId = save && customerId ? await saveStandInCard(ctx, customerId, save) : payer.tokenId;
    const by = { ...payer, tokenId, network: save?.network ?? network, passesOffer, notifiesShop: webhook !== 'drop' };
    const payment = await payStandInOrder(ctx, id, outcome, by);
    await notify(ctx, req, payment, order ?? EVENTS_OF[outcome], { webhook, times });
    return signedJson(ctx, payment);
  }),
);

// A bank or a UPI app answers, be it late.
standInRouter.post(
  '/payments/:id/answer',
  route(async (ctx, req) => {
    const { outcome, webhook, times, order } = parsed(answerBody, req.body);
    const payment = await answerStandInPayment(ctx, String(req.params.id), outcome);
    const events = EVENTS_OF[outcome === 'expired' ? 'failed' : outcome];
    await notify(ctx, req, payment, order ?? events, { webhook, times });
    return signedJson(ctx, payment);
  }),
);

standInRouter.get(
  '/payments/:id/status',
  route(async (ctx, req) => ({ status: await standInStatus(ctx, String(req.params.id)) })),
);

standInRouter.get('/orders/:id/qr.svg', async (req, res) => {
  const ctx = contextOf(res);
  try {
    const { id, amount } = await getStandInOrder(ctx, String(req.params.id));
    const rupees = (amount / 100).toFixed(2);
    res.set('Cache-Control', 'no-store').type('svg');
    res.send(drawQr(`upi://pay?pa=shop@standin&pn=Shop&tr=${id}&am=${rupees}&cu=INR`));
  } catch (thrown) {
    answerFailure(thrown, res);
  }
});

standInRouter.get(
  '/customers/:id/cards',
  route(async (ctx, req) => {
    const tokens = await listStandInTokens(ctx, String(req.params.id));
    return { cards: tokens.map(({ id, network, last4 }) => ({ id, network, last4 })) };
  }),
);

/** Tells the shop of what became of a payment, as it was asked to. */
async function notify(
  ctx: Context,
  req: Request,
  payment: StandInPayment,
  events: readonly StandInEvent[],
  { webhook, times }: { webhook: 'send' | 'drop' | 'delay'; times: number },
): Promise<void> {
  const order = await getStandInOrder(ctx, payment.orderId);
  const tell = () => sendWebhooks(ctx, receiverOf(req), { order, payment, events, times });
  if (webhook === 'send') setImmediate(tell);
  if (webhook === 'delay') setTimeout(tell, WEBHOOK_DELAY_MS).unref();
}

/** What the dialog hands over of a payment. */
function signedJson({ config }: Context, { id, orderId }: StandInPayment): object {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: createHmac('sha256', config.payments.keySecret).update(`${orderId}|${id}`).digest('hex'),
  };
}

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
