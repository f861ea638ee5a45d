import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../shared/context.js';
import { asShopError, ErrorCode, ShopError } from '../shared/errors.js';
import { confirmPayment } from './confirm-payment.js';
import { recordRefund } from './refund-payments.js';
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

/** How many events are worked through before the rest waits for the next round. */
const MOST_AT_ONCE = 100;

/**
 * Keeps an event for later. Once this returns it is never lost, and keeping it again changes nothing.
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
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(WebhookEvent)
    .values({ eventId: id, raw: body.toString() })
    .orIgnore()
    .execute();
  return id;
}

/** Works through the events that are kept and not done, oldest first. One that cannot be judged now is left for later. */
export async function processWebhooks(ctx: Context): Promise<void> {
  const waiting: { eventId: string }[] = await ctx.db.query(
    'SELECT event_id AS "eventId" FROM webhook_event WHERE processed_at IS NULL ORDER BY received_at LIMIT $1',
    [MOST_AT_ONCE],
  );
  for (const { eventId } of waiting) await processWebhook(ctx, eventId);
}

/** Does what an event calls for. Doing it again, or at the same time elsewhere, changes nothing. */
export async function processWebhook(ctx: Context, eventId: string): Promise<void> {
  try {
    const event = await ctx.db.findOneBy(WebhookEvent, { eventId });
    if (!event || event.processedAt) return;
    await heed(ctx, event);
    await ctx.db.update(WebhookEvent, { eventId }, { processedAt: () => 'now()' });
  } catch (thrown) {
    const level = asShopError(thrown) ? 'warn' : 'error';
    ctx.log[level]({ err: thrown, eventId }, 'a payment event has to wait');
  }
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
