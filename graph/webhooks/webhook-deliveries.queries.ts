import type { Context } from '../shared/context.js';
import type { ComesBack } from '../shared/task.js';
import type { WebhookTopic } from './webhook-topic.js';

/** Longer than an attempt may take: so long no process sends what another is sending. */
const LEASE = "interval '30 seconds'";

/** A delivery that is due, and where it goes. */
export interface Due {
  id: string;
  type: string;
  data: object;
  happenedAt: Date;
  attempts: number;
  url: string;
  secret: string;
  /** Of the endpoint. */
  topics: WebhookTopic[];
}

/**
 * The first that is not settled, leased for an attempt; a pause where it has to wait; null where
 * nothing is left. SQL, since it is found and leased in one statement, so that no two senders take
 * it.
 */
export async function leaseNext(ctx: Context, endpointId: string, subject: string): Promise<Due | ComesBack | null> {
  const [leased]: Due[] = await ctx.db.query(
    `WITH head AS (
       SELECT d.id FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id AND e.disabled_at IS NULL
       WHERE d.endpoint_id = $1 AND d.subject = $2 AND d.state = 'PENDING' ORDER BY d.sequence LIMIT 1)
     , leased AS (
       UPDATE webhook_delivery d SET next_attempt_at = now() + ${LEASE}, attempts = d.attempts + 1 FROM head
       WHERE d.id = head.id AND d.next_attempt_at <= now()
       RETURNING d.id, d.type, d.data, d.happened_at, d.attempts)
     SELECT leased.id, leased.type, leased.data, leased.happened_at AS "happenedAt", leased.attempts, e.url, e.secret,
       e.topics
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
