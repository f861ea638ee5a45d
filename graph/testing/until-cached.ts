import type { TestShop } from './shop.js';

/**
 * Asks until the answer comes from memory: the version that it belongs to is read over a connection
 * that a shop opens in its own time.
 *
 * @throws Error when it never does
 */
export async function untilCached(shop: Pick<TestShop, 'countStatements'>, ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    if ((await shop.countStatements(ask)) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nothing is cached');
}
