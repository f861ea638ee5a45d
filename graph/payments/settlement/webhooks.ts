import { hash } from 'node:crypto';
import { IsNull, Raw } from 'typeorm';
import { z } from 'zod';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { PaymentJob } from '../payment-jobs.js';
import { recordRefund } from '../refunds/refund-payments.js';
import { confirmPayment } from './confirm-payment.js';
import { WebhookEvent } from './webhook-event.entity.js';

/**
 * What an event is read for: the payment that it is about, whose facts are then asked of the
 * provider.
 */
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
 * Receives a webhook: stores its event, and a job that handles it. Once this returns the event is
 * never lost, and receiving it again changes nothing.
 *
 * @param body the bytes as they came, which the signature covers
 * @param eventId the provider's own; without one the bytes name the event
 * @returns the id under which it is stored
 * @throws ShopError NOT_FOUND when the shop has no webhook secret, UNAUTHENTICATED for a wrong
 *   signature
 */
export async function receiveWebhook(
  ctx: Context,
  { body, signature, eventId }: { body: Buffer; signature: string; eventId: string },
): Promise<string> {
  if (ctx.config.payments.webhookSecret === null) {
    throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is nothing at this address.'));
  }
  if (!ctx.payments.isWebhookSigned(body, signature)) {
    throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('The signature does not match.'));
  }
  const id = eventId || hash('sha256', body);
  await addJobs(
    ctx,
    PaymentJob.HANDLE_EVENT,
    `INSERT INTO webhook_event (event_id, raw) VALUES ($1, $2) ON CONFLICT (event_id) DO NOTHING
     RETURNING json_build_object('eventId', event_id) AS payload, NULL AS key, received_at AS run_at`,
    [id, body.toString()],
  );
  return id;
}

/**
 * Handles an event of a webhook, unless that was done before. When it throws, the event stays
 * unhandled, for a retry.
 */
export async function handleEvent(ctx: Context, eventId: string): Promise<void> {
  const event = await ctx.db.findOneBy(WebhookEvent, { eventId, processedAt: IsNull() });
  if (!event) return;
  await handle(ctx, event);
  await ctx.db.update(WebhookEvent, { eventId }, { processedAt: () => 'now()' });
}

/** Deletes events that were handled long ago, since they hold what is personal. */
export async function deleteOldEvents(ctx: Context): Promise<void> {
  await ctx.db.delete(WebhookEvent, { processedAt: Raw((column) => `${column} < now() - interval '30 days'`) });
}

async function handle(ctx: Context, event: WebhookEvent): Promise<void> {
  const read = json.pipe(refundEvent).safeParse(event.raw);
  const refund = read.success ? await ctx.payments.findRefund(read.data.payload.refund.entity.id) : null;
  if (refund) await recordRefund(ctx, refund);
  await handlePaymentEvent(ctx, event);
}

async function handlePaymentEvent(ctx: Context, { eventId, raw }: WebhookEvent): Promise<void> {
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
