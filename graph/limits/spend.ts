import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';

/** A window of a key's rate policy. In seconds. */
const WINDOW_S = 60;

/** What a key may spend, and what it has left of that. */
export interface Spent {
  /** Cost that may be spent in a window. */
  most: number;
  /** Cost that is left of it. */
  left: number;
  /** When all of it is there again. In seconds, 1 or more. */
  resetS: number;
  /** Whether the cost was taken; false where more was asked for than is left. */
  isTaken: boolean;
}

/** What was asked with a key: how much that costs, out of how much. */
export interface Spending {
  /** Whose budget it is, such as `api_key:<id>`. */
  key: string;
  /** Cost that may be spent in a window, of a minute. */
  most: number;
  /** 0 or more. */
  cost: number;
}

/**
 * Takes the cost of a request from what a key may spend in a minute, or nothing when less than that is left. One statement
 * counts and checks, in a row, so that it holds over all processes and for requests at once; the table is not logged, since
 * a crash may well forget a minute.
 */
export async function spend({ db }: Pick<Context, 'db'>, { key, most, cost }: Spending): Promise<Spent> {
  const isOver = `s.since <= clock_timestamp() - $4 * interval '1 second'`;
  const spent = `CASE WHEN ${isOver} THEN 0 ELSE s.cost END`;
  const left = `greatest(1, ceil($4 - extract(epoch FROM clock_timestamp() - since)))::integer AS "resetS"`;
  const [taken]: { cost: number; resetS: number }[] = await db.query(
    `INSERT INTO key_spending AS s (key, cost, since) VALUES ($1, $2, clock_timestamp())
     ON CONFLICT (key) DO UPDATE SET cost = ${spent} + $2,
       since = CASE WHEN ${isOver} THEN clock_timestamp() ELSE s.since END
     WHERE ${spent} + $2 <= $3 RETURNING cost, ${left}`,
    [key, cost, most, WINDOW_S],
  );
  if (taken) return { most, left: Math.max(0, most - taken.cost), resetS: taken.resetS, isTaken: true };
  const [found]: { cost: number; resetS: number }[] = await db.query(
    `SELECT cost, greatest(1, ceil($2 - extract(epoch FROM clock_timestamp() - since)))::integer AS "resetS"
     FROM key_spending WHERE key = $1`,
    [key, WINDOW_S],
  );
  return { most, left: Math.max(0, most - (found?.cost ?? most)), resetS: found?.resetS ?? 1, isTaken: false };
}

/** The headers that tell of a key's rate policy, as the IETF's draft of RateLimit header fields has them. */
export function rateLimitHeaders({ most, left, resetS }: Spent): Record<string, string> {
  return { 'RateLimit-Policy': `"cost";q=${most};w=${WINDOW_S}`, RateLimit: `"cost";r=${left};t=${resetS}` };
}

/** The refusal of a request whose cost a key has no longer. */
export function refusalOfSpending({ resetS }: Spent, cost: number): ShopError {
  const message = `This request costs ${cost}, and the key has less left. Try again in ${resetS} s, or ask for less at a time.`;
  return new ShopError(ErrorCode.RATE_LIMITED, message, null, { retryAfterS: resetS });
}
