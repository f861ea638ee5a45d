import { createHmac, randomBytes } from 'node:crypto';
import type { Server } from 'node:net';
import type { Request } from 'express';
import type { Context } from '../../shared/context.js';
import { standInOrderJson, standInPaymentJson, standInRefundJson } from './stand-in.presenter.js';
import type { StandInOutcome } from './stand-in.service.js';
import type { StandInOrder } from './stand-in-order.entity.js';
import type { StandInPayment } from './stand-in-payment.entity.js';
import type { StandInRefund } from './stand-in-refund.entity.js';

/** The events of a payment that the stand-in tells of, in the order in which they happen. */
export const STAND_IN_EVENTS = ['payment.failed', 'payment.authorized', 'payment.captured', 'order.paid'] as const;

/** One of the events that the stand-in tells of. */
export type StandInEvent = (typeof STAND_IN_EVENTS)[number] | 'refund.created' | 'refund.processed';

/** What happens when a payment reaches a status. */
export const EVENTS_OF: Record<StandInOutcome, readonly StandInEvent[]> = {
  created: [],
  failed: ['payment.failed'],
  authorized: ['payment.authorized'],
  captured: ['payment.authorized', 'payment.captured', 'order.paid'],
};

/** The provider gives a receiver this long. In milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * What did not get through is told again after a second, and then after pauses that double, up to
 * an hour, for a day.
 */
const RETRIES = { firstMs: 1_000, longestMs: 3_600_000, forMs: 86_400_000 };

/** The account that events are about, of which the stand-in has one. */
const ACCOUNT_ID = 'acc_standin0000000';

/** What is told of, to whom. */
export interface WebhookDelivery {
  order: StandInOrder;
  payment: StandInPayment;
  refund?: StandInRefund;
  events: readonly StandInEvent[];
  /** How often each event is told. */
  times: number;
}

/** The shop as one that is told. */
export interface WebhookReceiver {
  /** Its own address, without a trailing slash. */
  address: string;
  /** Whether it is still there; one that was closed is told nothing more. */
  isOpen(): boolean;
}

/** The very server that a request came to, as it can be reached from this machine. */
export function receiverOf({ socket }: Request): WebhookReceiver {
  // Node knows which server a connection belongs to, and its types do not.
  const { server } = socket as unknown as { server?: Server };
  return { address: `http://127.0.0.1:${socket.localPort}`, isOpen: () => server?.listening === true };
}

/**
 * How many of the next tries to tell of an event are lost on their way, as if the shop had been
 * away.
 */
let lostTries = 0;

/** Loses the next tries to tell of an event. */
export function loseNextWebhooks(tries: number): void {
  lostTries = tries;
}

/**
 * Tells the shop of a payment as the provider would: signed, over HTTP, each event under an id of
 * its own that it keeps when it is told again, which it is until the shop answers that it was
 * received.
 */
export async function sendWebhooks(ctx: Context, receiver: WebhookReceiver, delivery: WebhookDelivery): Promise<void> {
  const { order, payment, events, times, refund } = delivery;
  const secret = ctx.config.payments.webhookSecret;
  if (secret === null) return;
  for (const event of events) {
    const payload = {
      ...(refund ? { refund: { entity: standInRefundJson(refund) } } : {}),
      payment: { entity: standInPaymentJson(payment) },
      ...(event === 'order.paid' ? { order: { entity: standInOrderJson(order, [payment]) } } : {}),
    };
    const body = JSON.stringify({
      ...{ entity: 'event', account_id: ACCOUNT_ID, event, contains: Object.keys(payload), payload },
      created_at: Math.floor(Date.now() / 1000),
    });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      'x-razorpay-event-id': `evt_${randomBytes(7).toString('hex')}`,
    };
    for (let time = 0; time < times; time++) await tell(ctx, receiver, { headers, body });
  }
}

/**
 * Tells of an event; what does not get through is left to further tries, which no request waits
 * for.
 */
async function tell(
  ctx: Context,
  receiver: WebhookReceiver,
  call: { headers: Record<string, string>; body: string },
  pauseMs: number = RETRIES.firstMs,
  beganAt: number = Date.now(),
): Promise<void> {
  try {
    if (lostTries > 0) {
      lostTries -= 1;
      throw new Error('lost, as it was asked to be');
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${receiver.address}/api/payment/webhook`, { method: 'POST', ...call, signal });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (thrown) {
    ctx.log.warn({ err: thrown }, 'the stand-in could not tell of an event');
    if (Date.now() - beganAt > RETRIES.forMs) return;
    const again = () => {
      if (receiver.isOpen()) tell(ctx, receiver, call, Math.min(pauseMs * 2, RETRIES.longestMs), beganAt);
    };
    setTimeout(again, pauseMs).unref();
  }
}
