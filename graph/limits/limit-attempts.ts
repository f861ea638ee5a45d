import { createHmac } from 'node:crypto';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';

/** A rate limit: how often something may be done. */
export interface Allowance {
  /** What is done and by whom, such as `review:<account id>`. */
  key: string;
  /** How many attempts any window of `windowS` may hold. */
  most: number;
  /** In seconds. */
  windowS: number;
  /** The sentence for who tries once more. */
  message: string;
}

/**
 * Rate limit by a sliding window: counts an attempt, or refuses it when the window before it is full; refused ones are not
 * counted. The count is a row, so it holds over all processes; one statement checks it and counts, so it holds for attempts
 * at once.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function limitAttempts(ctx: Context, { key, most, windowS, message }: Allowance): Promise<void> {
  await forgetPast(ctx);
  const window = `$3 * interval '1 second'`;
  const counted: unknown[] = await ctx.db.query(
    `INSERT INTO attempt AS a (key, times, forget_at)
     VALUES ($1, ARRAY[clock_timestamp()], clock_timestamp() + ${window})
     ON CONFLICT (key) DO UPDATE SET forget_at = excluded.forget_at, times = array_append(
       ARRAY(SELECT at FROM unnest(a.times) AS at WHERE at > clock_timestamp() - ${window}), excluded.times[1])
     WHERE (SELECT count(*) FROM unnest(a.times) AS at WHERE at > clock_timestamp() - ${window}) < $2
     RETURNING key`,
    [key, most, windowS],
  );
  if (counted.length > 0) return;
  await refuseSpent(ctx, { key, most, windowS, message });
  throw refusal(message, windowS);
}

/**
 * Refuses, without counting, when the window before now is full; for what counts only when it fails.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function refuseSpent(ctx: Context, { key, most, windowS, message }: Allowance): Promise<void> {
  const [spent]: { waitS: number }[] = await ctx.db.query(
    `SELECT greatest(1, ceil(extract(epoch FROM min(at) + $3 * interval '1 second' - clock_timestamp())))::integer AS "waitS"
     FROM attempt, unnest(times) AS at WHERE key = $1 AND at > clock_timestamp() - $3 * interval '1 second'
     HAVING count(*) >= $2`,
    [key, most, windowS],
  );
  if (spent) throw refusal(message, spent.waitS);
}

function refusal(message: string, retryAfterS: number): ShopError {
  return new ShopError(ErrorCode.RATE_LIMITED, message, null, { retryAfterS });
}

/**
 * The key of what somebody without an account does: it names the network that the request came from, as a keyed hash, so
 * that the table holds no addresses and none can be found by trying.
 */
export function networkKey({ network, config }: Pick<Context, 'network' | 'config'>, what: string): string {
  return `${what}:${createHmac('sha256', config.jwtSecret)
    .update(network ?? '')
    .digest('hex')}`;
}

/** Keeps the table as small as what still counts; skips what another process is at. */
async function forgetPast(ctx: Context): Promise<void> {
  await ctx.db.query(
    `DELETE FROM attempt WHERE key IN (
       SELECT key FROM attempt WHERE forget_at <= clock_timestamp() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
