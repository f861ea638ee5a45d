import { createHash } from 'node:crypto';
import { IsNull } from 'typeorm';
import { z } from 'zod';
import { addJobs } from '../../jobs/add-jobs.js';
import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode, ShopError } from '../../shared/errors.js';
import { PaymentJob } from '../payment-jobs.js';
import { recordRefund } from '../refunds/refund-payments.js';
import { confirmPayment } from './confirm-payment.js';
import { WebhookEvent } from './webhook-event.entity.js';

/** What an event is read for: the payment that it is about, whose facts are then asked of the provider. */
const paymentEvent = z.object({ payload: z.object({ payment: z.object({ entity: z.object({ id: z.string() }) }) }) });

/** Events about a refund are about its payment as well. */
const refundEvent = z.object({
  event: z.enum(['refund.processed', 'refund.failed']),
  payload: z.object({ refund: z.object({ entity: z.object({ id: z.string() }) }) }),
});

const json = z.string().transform((text, issues): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

/**
 * Keeps an event, and a job that deals with it. Once this returns it is never lost, and keeping it again changes nothing.
 *
 * @param body the bytes as they came, which the signature covers
 * @param eventId the provider's own; without one the bytes name the event
 * @returns the id under which it is kept
 * @throws ShopError NOT_FOUND when the shop has no webhook secret, UNAUTHENTICATED for a wrong signature
 */
export async function receiveWebhook(
  ctx: Context,
  { body, signature, eventId }: { body: Buffer; signature: string; eventId: string },
): Promise<string> {
  if (ctx.config.payments.webhookSecret === null) {
    throw new ShopError(ErrorCode.NOT_FOUND, 'There is nothing at this address.');
  }
  if (!ctx.payments.isWebhookSigned(body, signature)) {
    throw new ShopError(ErrorCode.UNAUTHENTICATED, 'The signature does not fit.');
  }
  const id = eventId || createHash('sha256').update(body).digest('hex');
  await addJobs(
    ctx,
    PaymentJob.HANDLE_EVENT,
    `INSERT INTO webhook_event (event_id, raw) VALUES ($1, $2) ON CONFLICT (event_id) DO NOTHING
     RETURNING json_build_object('eventId', event_id) AS payload, NULL AS key, received_at AS run_at`,
    [id, body.toString()],
  );
  return id;
}

/** Does what an event calls for, unless that was done before. What it throws leaves the event as it is. */
export async function handleEvent(ctx: Context, eventId: string): Promise<void> {
  const event = await ctx.db.findOneBy(WebhookEvent, { eventId, processedAt: IsNull() });
  if (!event) return;
  await heed(ctx, event);
  await ctx.db.update(WebhookEvent, { eventId }, { processedAt: () => 'now()' });
}

/** Forgets events that were done long ago; what they told of shoppers is nobody's business any more. */
export async function forgetOldEvents(ctx: Context): Promise<void> {
  await ctx.db.query("DELETE FROM webhook_event WHERE processed_at < now() - interval '30 days'");
}

async function heed(ctx: Context, event: WebhookEvent): Promise<void> {
  const told = json.pipe(refundEvent).safeParse(event.raw);
  const refund = told.success ? await ctx.payments.findRefund(told.data.payload.refund.entity.id) : null;
  if (refund) await recordRefund(ctx, refund);
  await heedPayment(ctx, event);
}

async function heedPayment(ctx: Context, { eventId, raw }: WebhookEvent): Promise<void> {
  const read = json.pipe(paymentEvent).safeParse(raw);
  const payment = read.success ? await ctx.payments.findPayment(read.data.payload.payment.entity.id) : null;
  if (!payment) return;
  try {
    await confirmPayment(ctx, payment);
  } catch (thrown) {
    if (asShopError(thrown)?.code !== ErrorCode.PAYMENT_NOT_VERIFIED) throw thrown;
    ctx.log.info({ eventId, paymentId: payment.id }, 'a payment event that makes no order');
  }
}
