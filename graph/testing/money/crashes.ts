import { randomInt } from 'node:crypto';
import { findBreaches, openBooks } from '../invariants.js';
import { startLoad } from './load.js';
import type { ProcessShop } from './process-shop.js';
import { breachesThatLast, waitUntilSettled } from './settle.js';

/** What is killed. */
export type Victim = 'server' | 'PostgreSQL' | 'both';

/** What became of a shop that was killed again and again while shoppers bought. */
export interface CrashReport {
  /** How long it took to answer again after each kill, in ms. */
  backAfterMs: number[];
  /** How many orders it had said yes to. */
  orders: number;
  /** Answers that nothing excuses. */
  faults: string[];
  breaches: string[];
}

/** Kills a part of the shop at random moments of a busy day, and checks the books in the evening. */
export async function killAgainAndAgain(
  shop: ProcessShop,
  victim: Victim,
  rounds: number,
  onRound: () => void = () => undefined,
): Promise<CrashReport> {
  const kill = { server: shop.killServer, PostgreSQL: shop.killPostgres, both: shop.killBoth }[victim];
  const load = await startLoad(shop);
  const books = await openBooks(shop.database);
  const backAfterMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, 200 + randomInt(600)));
    backAfterMs.push(await kill());
    onRound();
  }
  await load.stop();
  await waitUntilSettled(shop.database, { expire: true });
  const breaches = await breachesThatLast(() => findBreaches(books, load.acknowledged, { isExpired: true }));
  return { backAfterMs, orders: load.acknowledged.orders.length, faults: load.faults, breaches };
}
