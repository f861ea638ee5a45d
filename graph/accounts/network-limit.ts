import { createHmac } from 'node:crypto';
import type { Context } from '../shared/context.js';
import { tooManyAttempts } from './too-many-attempts.js';

/** In seconds. */
const WINDOW_S = 15 * 60;

/**
 * Refuses a network from which too many ways into accounts failed within the last quarter of an hour. Many honest
 * shoppers may share a network, so it takes far more than at one account, and only failures count.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function refuseSpentNetwork(ctx: Context): Promise<void> {
  const network = hashOf(ctx);
  if (!network) return;
  const [spent]: { waitS: number }[] = await ctx.db.query(
    `SELECT ceil(extract(epoch FROM since + $3 * interval '1 second' - now()))::integer AS "waitS"
     FROM network_failure WHERE network = $1 AND failures >= $2 AND since > now() - $3 * interval '1 second'`,
    [network, ctx.config.signInFailuresPerNetwork, WINDOW_S],
  );
  if (spent) throw tooManyAttempts(spent.waitS);
}

/**
 * Counts a failed way into an account before it is told, so that no more than allowed are told at all, however many are
 * tried at once.
 *
 * @throws ShopError RATE_LIMITED instead, when this one is beyond the limit
 */
export async function countNetworkFailure(ctx: Context): Promise<void> {
  const network = hashOf(ctx);
  if (!network) return;
  await ctx.db.query(
    `DELETE FROM network_failure WHERE network IN (
       SELECT network FROM network_failure WHERE since <= now() - $1 * interval '1 second'
       LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [WINDOW_S],
  );
  const counted: unknown[] = await ctx.db.query(
    `INSERT INTO network_failure AS f (network, failures) VALUES ($1, 1)
     ON CONFLICT (network) DO UPDATE SET
       failures = CASE WHEN f.since > now() - $3 * interval '1 second' THEN f.failures + 1 ELSE 1 END,
       since = CASE WHEN f.since > now() - $3 * interval '1 second' THEN f.since ELSE now() END
     WHERE f.failures < $2 OR f.since <= now() - $3 * interval '1 second'
     RETURNING failures`,
    [network, ctx.config.signInFailuresPerNetwork, WINDOW_S],
  );
  if (counted.length === 0) throw tooManyAttempts(WINDOW_S);
}

function hashOf({ network, config }: Context): string | null {
  return network && createHmac('sha256', config.jwtSecret).update(network).digest('hex');
}
