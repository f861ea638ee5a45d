import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { killAgainAndAgain, type Victim } from './crashes.js';
import { openProcessShop, type ProcessShop } from './process-shop.js';

let shop: ProcessShop;

beforeAll(async () => {
  shop = await openProcessShop();
}, 60_000);

afterAll(() => shop.close());

/** `npm run soak` kills more often. */
const ROUNDS: [Victim, number][] = [
  ['server', 3],
  ['PostgreSQL', 3],
  ['both', 2],
];

describe('a shop in which shoppers buy', () => {
  it.each(ROUNDS)(
    'loses and doubles nothing when %s is killed, %i times',
    async (victim, rounds) => {
      const { breaches, faults, orders, backAfterMs } = await killAgainAndAgain(shop, victim, rounds);

      expect(breaches).toEqual([]);
      expect(faults).toEqual([]);
      expect(orders).toBeGreaterThan(0);
      expect(backAfterMs).toHaveLength(rounds);
    },
    240_000,
  );
});
