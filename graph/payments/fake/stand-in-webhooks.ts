import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../shared/context.js';
import { standInOrderJson, standInPaymentJson, standInRefundJson } from './stand-in.presenter.js';
import type { StandInOutcome } from './stand-in.service.js';
import type { StandInOrder } from './stand-in-order.entity.js';
import type { StandInPayment } from './stand-in-payment.entity.js';
import type { StandInRefund } from './stand-in-refund.entity.js';

/** The events of a payment that the stand-in tells of, in the order in which they happen. */
export const STAND_IN_EVENTS = ['payment.failed', 'payment.authorized', 'payment.captured', 'order.paid'] as const;

/** One of the events that the stand-in tells of. */
export type StandInEvent = (typeof STAND_IN_EVENTS)[number] | 'refund.processed';

/** What happens when a payment reaches a status. */
export const EVENTS_OF: Record<StandInOutcome, readonly StandInEvent[]> = {
  failed: ['payment.failed'],
  authorized: ['payment.authorized'],
  captured: ['payment.authorized', 'payment.captured', 'order.paid'],
};

/** The provider gives a receiver this long. In milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Tells the shop of a payment as the provider would: signed, over HTTP, each event under an id of its own that it keeps
 * when it is told again. An event that does not get through is not told again.
 *
 * @param address the shop's own
 * @param times how often each event is told
 */
export async function sendWebhooks(
  ctx: Context,
  address: string,
  {
    order,
    payment,
    events,
    times,
    refund = null,
  }: {
    order: StandInOrder;
    payment: StandInPayment;
    events: readonly StandInEvent[];
    times: number;
    refund?: StandInRefund | null;
  },
): Promise<void> {
  const secret = ctx.config.payments.webhookSecret;
  if (secret === null) return;
  for (const event of events) {
    const eventId = `evt_${randomBytes(7).toString('hex')}`;
    const payload = {
      ...(refund ? { refund: { entity: standInRefundJson(refund) } } : {}),
      payment: { entity: standInPaymentJson(payment) },
      ...(event === 'order.paid' ? { order: { entity: standInOrderJson(order, [payment]) } } : {}),
    };
    const body = JSON.stringify({
      ...{ entity: 'event', event, contains: Object.keys(payload), payload },
      created_at: Math.floor(Date.now() / 1000),
    });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      'x-razorpay-event-id': eventId,
    };
    for (let time = 0; time < times; time++) {
      await fetch(`${address}/api/payment/webhook`, {
        ...{ method: 'POST', headers, body },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch((thrown: unknown) => ctx.log.warn({ err: thrown, event }, 'the stand-in could not tell of an event'));
    }
  }
}
