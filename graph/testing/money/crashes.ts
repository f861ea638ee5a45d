import { randomInt } from 'node:crypto';
import { findBreaches, openBooks } from '../invariants.js';
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
  /** Answers that nothing excuses. */
  faults: string[];
  breaches: string[];
}

/** Kills parts of the shop, one after the other, at random moments of a busy day, and checks the books in the evening. */
export function killAgainAndAgain(
  shop: ProcessShop,
  victims: readonly Victim[],
  onRound: () => void = () => undefined,
): Promise<CrashReport> {
  const kill = { server: shop.killServer, PostgreSQL: shop.killPostgres, both: shop.killBoth };
  return underLoad(shop, async () => {
    const backAfterMs: number[] = [];
    for (const victim of victims) {
      await new Promise((resolve) => setTimeout(resolve, 200 + randomInt(600)));
      backAfterMs.push(await kill[victim]());
      onRound();
    }
    return backAfterMs;
  });
}

/** Lets PostgreSQL neither answer nor die for a while. */
export function freeze(shop: ProcessShop, ms: number): Promise<CrashReport> {
  return underLoad(shop, async () => {
    const goOn = await shop.freezePostgres();
    await new Promise((resolve) => setTimeout(resolve, ms));
    goOn();
    const thawedAt = Date.now();
    while (!(await fetch(`${shop.address}/health`)).ok) await new Promise((resolve) => setTimeout(resolve, 50));
    return [Date.now() - thawedAt];
  });
}

async function underLoad(shop: ProcessShop, happening: (load: Load) => Promise<number[]>): Promise<CrashReport> {
  const load = await startLoad(shop);
  const books = await openBooks(shop.database);
  const backAfterMs = await happening(load).finally(load.stop);
  await waitUntilSettled(shop.database, { expire: true });
  const breaches = await breachesThatLast(() => findBreaches(books, load.acknowledged, { isExpired: true }));
  const orders = load.acknowledged.orders.length;
  return { backAfterMs, slowestMs: load.slowestMs(), orders, faults: load.faults, breaches };
}
