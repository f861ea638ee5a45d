import { CASH_PAYMENT } from '../../orders/order.entity.js';
import { findBreaches, openBooks } from '../invariants.js';
import { drawFrom } from '../random.js';
import { type Load, startLoad } from './load.js';
import type { ProcessShop } from './process-shop.js';
import { breachesThatLast, waitUntilSettled } from './settle.js';

/** What is killed, all at once. */
export type Victim = 'server' | 'PostgreSQL' | 'both';

/** What became of a shop to which something happened while shoppers bought. */
export interface CrashReport {
  /** How long it took to answer again each time, in ms. */
  backAfterMs: number[];
  /** The five longest waits of shoppers for an answer, in ms. */
  slowestMs: number[];
  /** How many orders it had said yes to. */
  orders: number;
  /** How many of them are to be paid at the door. */
  inCash: number;
  /** Answers that nothing excuses. */
  faults: string[];
  breaches: string[];
}

/** What a test may say of the day on which something happens to a shop. */
export interface Day {
  /** How many shoppers buy all the time; as many as `startLoad` sends, unless it is said. */
  buyers?: number;
  /** Told of each kill. */
  onRound?: () => void;
}

/**
 * Kills parts of the shop, one after the other, at random moments of a busy day, and checks the
 * books in the evening.
 *
 * @param seed the moments, and what the buyers of the day choose, follow from it
 */
export function killAgainAndAgain(
  shop: ProcessShop,
  victims: readonly Victim[],
  seed: number,
  { buyers, onRound }: Day = {},
): Promise<CrashReport> {
  const kill = { server: shop.killServer, PostgreSQL: shop.killPostgres, both: shop.killBoth };
  const draw = drawFrom(seed);
  return underLoad(shop, seed, buyers, async () => {
    const backAfterMs: number[] = [];
    for (const victim of victims) {
      await new Promise((resolve) => setTimeout(resolve, 200 + draw(600)));
      backAfterMs.push(await kill[victim]());
      onRound?.();
    }
    return backAfterMs;
  });
}

/**
 * Lets PostgreSQL neither answer nor die until something else has happened.
 *
 * @param seed what those choose who buy meanwhile follows from it
 */
export function freeze(
  shop: ProcessShop,
  meanwhile: () => Promise<unknown>,
  seed: number,
  { buyers }: Day = {},
): Promise<CrashReport> {
  return underLoad(shop, seed, buyers, async () => {
    const goOn = await shop.freezePostgres();
    await meanwhile().finally(goOn);
    const thawedAt = Date.now();
    while (!(await fetch(`${shop.address}/health`)).ok) await new Promise((resolve) => setTimeout(resolve, 50));
    return [Date.now() - thawedAt];
  });
}

async function underLoad(
  shop: ProcessShop,
  seed: number,
  buyers: number | undefined,
  happening: (load: Load) => Promise<number[]>,
): Promise<CrashReport> {
  const load = await startLoad(shop, seed, buyers);
  const books = await openBooks(shop.database);
  const backAfterMs = await happening(load).finally(load.stop);
  await waitUntilSettled(shop.database, { expire: true });
  const breaches = await breachesThatLast(() => findBreaches(books, load.acknowledged, { isExpired: true }));
  const orders = load.acknowledged.orders.length;
  const inCash = load.acknowledged.orders.filter(({ paymentId }) => paymentId?.startsWith(CASH_PAYMENT)).length;
  return { backAfterMs, slowestMs: load.slowestMs(), orders, inCash, faults: load.faults, breaches };
}
