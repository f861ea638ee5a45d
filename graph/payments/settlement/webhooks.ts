import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode, ShopError } from '../../shared/errors.js';
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

/** How many events are worked through before the rest waits for the next round. */
const MOST_AT_ONCE = 100;

/** Who takes up an event has this long before another may; longer than asking the provider can take. In seconds. */
const TAKEN_FOR_S = 30;

/** Pause before an event that had to wait is taken up again, doubled each time. In seconds. */
const FIRST_PAUSE_S = 1;
const LONGEST_PAUSE_S = 300;

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

/** Works through the events that are due, oldest first. One that cannot be judged now is left for later. */
export async function processWebhooks(ctx: Context): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    const event = await takeDue(ctx, null);
    if (!event) return;
    await handle(ctx, event);
  }
}

/** Does what one event calls for, unless it is done, or somebody else is at it. Never throws. */
export async function processWebhook(ctx: Context, eventId: string): Promise<void> {
  try {
    const event = await takeDue(ctx, eventId);
    if (event) await handle(ctx, event);
  } catch (thrown) {
    ctx.log.warn({ err: thrown, eventId }, 'a payment event has to wait');
  }
}

/** Puts the event off before anything is done, so that nobody else takes it, and it returns if this process dies. */
async function takeDue(ctx: Context, eventId: string | null): Promise<WebhookEvent | null> {
  const [[event]]: [WebhookEvent[], number] = await ctx.db.query(
    `UPDATE webhook_event SET attempts = attempts + 1, next_at = now() + $2 * interval '1 second'
     WHERE event_id = (
       SELECT event_id FROM webhook_event
       WHERE processed_at IS NULL AND next_at <= now() AND ($1::text IS NULL OR event_id = $1)
       ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING event_id AS "eventId", raw, attempts`,
    [eventId, TAKEN_FOR_S],
  );
  return event ?? null;
}

async function handle(ctx: Context, event: WebhookEvent): Promise<void> {
  const { eventId, attempts } = event;
  try {
    await heed(ctx, event);
    await ctx.db.update(WebhookEvent, { eventId }, { processedAt: () => 'now()' });
  } catch (thrown) {
    const level = asShopError(thrown) ? 'warn' : 'error';
    ctx.log[level]({ err: thrown, eventId, attempts }, 'a payment event has to wait');
    const pauseS = Math.min(FIRST_PAUSE_S * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_S);
    await ctx.db.update(WebhookEvent, { eventId }, { nextAt: () => `now() + interval '${pauseS} seconds'` });
  }
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
