import { doublingPause } from '../jobs/task-list.js';
import type { Context } from '../shared/context.js';
import type { ComesBack, Task } from '../shared/task.js';
import { postWebhook } from './post-webhook.js';
import { signatureHeaders } from './sign.js';

/** The task of the queue; the trigger that adds its jobs knows it by this name, see the migration AddWebhooks. */
export const SEND_WEBHOOKS = 'send-webhooks';

/** Pauses between attempts double from the first to the longest. In seconds. */
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 2 * 60 * 60;

/** Longer than an attempt may take: so long nobody else sends what somebody is sending. */
const LEASE = "interval '30 seconds'";

/** So long an event is tried. */
const PATIENCE = "interval '24 hours'";

/** The endpoint is gone for good, says HTTP. */
const GONE = 410;

interface Due {
  id: string;
  type: string;
  data: object;
  happenedAt: Date;
  attempts: number;
  url: string;
  secret: string;
}

/**
 * Sends what an endpoint is to be told of one object, in the order in which it happened: an event that was not taken keeps
 * those behind it waiting, until it is taken or given up after 24 hours. Each is sent once at least.
 */
export const sendWebhooks: Task<{ endpointId: string; subject: string }> = {
  name: SEND_WEBHOOKS,
  run: async (ctx, { endpointId, subject }): Promise<ComesBack | undefined> => {
    for (;;) {
      const due = await leaseNext(ctx, endpointId, subject);
      if (due === null) return undefined;
      if ('inS' in due) return due;
      await attempt(ctx, endpointId, due);
    }
  },
};

/** Forgets what was settled long ago. */
export const forgetOldDeliveries: Task = {
  name: 'forget-old-webhook-deliveries',
  schedule: { match: '17 3 * * *' },
  run: async ({ db }) => {
    await db.query(
      `DELETE FROM webhook_delivery WHERE state <> 'PENDING' AND happened_at < now() - interval '30 days'`,
    );
  },
};

/** The first that is not settled, leased for an attempt; a pause where it has to wait; null where nothing is left. */
async function leaseNext(ctx: Context, endpointId: string, subject: string): Promise<Due | ComesBack | null> {
  const [leased]: Due[] = await ctx.db.query(
    `WITH head AS (
       SELECT d.id FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id AND e.disabled_at IS NULL
       WHERE d.endpoint_id = $1 AND d.subject = $2 AND d.state = 'PENDING' ORDER BY d.sequence LIMIT 1)
     , leased AS (
       UPDATE webhook_delivery d SET next_attempt_at = now() + ${LEASE}, attempts = d.attempts + 1 FROM head
       WHERE d.id = head.id AND d.next_attempt_at <= now()
       RETURNING d.id, d.type, d.data, d.happened_at, d.attempts)
     SELECT leased.id, leased.type, leased.data, leased.happened_at AS "happenedAt", leased.attempts, e.url, e.secret
     FROM leased, webhook_endpoint e WHERE e.id = $1`,
    [endpointId, subject],
  );
  if (leased) return leased;
  const [waiting]: { inS: number }[] = await ctx.db.query(
    `SELECT greatest(extract(epoch FROM d.next_attempt_at - now()), 1)::float AS "inS"
     FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id AND e.disabled_at IS NULL
     WHERE d.endpoint_id = $1 AND d.subject = $2 AND d.state = 'PENDING' ORDER BY d.sequence LIMIT 1`,
    [endpointId, subject],
  );
  return waiting ?? null;
}

async function attempt(ctx: Context, endpointId: string, due: Due): Promise<void> {
  const { id, type, data, happenedAt, attempts, url, secret } = due;
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
  const headers = signatureHeaders(secret, { id, body }, new Date());
  const { status, error } = await postWebhook(url, {
    body,
    headers,
    allowsLoopback: ctx.config.allowsLoopbackWebhooks,
  });
  if (error === null) {
    await ctx.db.query(
      `UPDATE webhook_delivery SET state = 'DELIVERED', delivered_at = now(), last_status = $2, last_error = NULL WHERE id = $1`,
      [id, status],
    );
    return;
  }
  const pauseS = doublingPause(FIRST_PAUSE_S, LONGEST_PAUSE_S, attempts - 1);
  await ctx.db.query(
    `UPDATE webhook_delivery SET last_status = $2, last_error = $3, next_attempt_at = now() + $4 * interval '1 second',
       state = CASE WHEN tried_since + ${PATIENCE} <= now() + $4 * interval '1 second' THEN 'FAILED' ELSE 'PENDING' END
     WHERE id = $1`,
    [id, status, error, pauseS],
  );
  ctx.log.info({ endpointId, deliveryId: id, status, attempts }, 'a webhook was not taken');
  if (status === GONE) {
    await ctx.db.query('UPDATE webhook_endpoint SET disabled_at = now() WHERE id = $1 AND disabled_at IS NULL', [
      endpointId,
    ]);
  }
}
