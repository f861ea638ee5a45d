import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { findSpending, type Spending, takeCost } from './spend.queries.js';

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

/** A call of which it is known what it costs. */
export interface Call {
  /**
   * As on the graph, such as `products`; where that has nothing alike, by its path under /api, or
   * as a tool.
   */
  names: readonly string[];
  /** 0 or more. */
  cost: number;
}

/**
 * Charges the key of the caller with a call, also one that is refused after: every way into the
 * shop comes through here, so that the calls of a key are known, whatever they do.
 *
 * @returns what is left; null for callers without a budget
 */
export async function charge(
  { db, budget }: Pick<Context, 'db' | 'budget'>,
  { names, cost }: Call,
): Promise<Spent | null> {
  if (!budget) return null;
  for (const name of names) budget.hear?.(name);
  return spend(db, { key: budget.key, most: budget.most, cost });
}

/**
 * Takes the cost of a request from what a key may spend in a minute, or nothing when less than that
 * is left. One statement counts and checks, in a row, so that it holds over all processes and for
 * requests at once; the table is not logged, since a crash may well forget a minute.
 */
async function spend(db: Context['db'], { key, most, cost }: Spending): Promise<Spent> {
  const taken = await takeCost(db, { key, cost, most }, WINDOW_S);
  if (taken) return { most, left: Math.max(0, most - taken.cost), resetS: taken.resetS, isTaken: true };
  const found = await findSpending(db, key, WINDOW_S);
  return { most, left: Math.max(0, most - (found?.cost ?? most)), resetS: found?.resetS ?? 1, isTaken: false };
}

/**
 * The headers that tell of a key's rate policy, as the IETF's draft of RateLimit header fields has
 * them.
 */
export function rateLimitHeaders({ most, left, resetS }: Spent): Record<string, string> {
  return { 'RateLimit-Policy': `"cost";q=${most};w=${WINDOW_S}`, RateLimit: `"cost";r=${left};t=${resetS}` };
}

/** The refusal of a request whose cost a key has no longer. */
export function refusalOfSpending({ resetS }: Spent, cost: number): ShopError {
  const message = phrase(
    'This request costs {cost}, and the key has less left. Try again in {resetS} s, or request less at a time.',
    { cost, resetS },
  );
  return new ShopError(ErrorCode.RATE_LIMITED, message, null, { retryAfterS: resetS });
}
