import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aVariant } from '../../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { asShopError } from '../errors.js';
import { afterCommit, inTransaction } from './transaction.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/**
 * Gives two variants another size in one transaction, the second only when the other party holds it
 * already.
 */
function resizeBoth(ids: readonly string[], size: string, meeting: { arrive(): Promise<void> }) {
  let tries = 0;
  const told: string[] = [];
  return inTransaction(shop.ctx(), async (tx) => {
    tries++;
    afterCommit(tx, () => told.push(size));
    for (const id of ids) {
      await tx.db.query('UPDATE product_variant SET size = $2 WHERE id = $1', [id, size]);
      await meeting.arrive();
    }
  }).then(() => ({ tries, told }));
}

/**
 * Lets two parties go on together the first time they meet, and does not hold anybody up after
 * that.
 */
function aMeeting() {
  let arrived = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    arrive: () => {
      if (++arrived === 2) open();
      return both;
    },
  };
}

describe('work that must happen wholly or not at all', () => {
  it('is done again when it and other work waited for each other, and what follows it is said once', async () => {
    const [one, other] = await Promise.all([aVariant(shop), aVariant(shop)]);
    const meeting = aMeeting();

    const done = await Promise.all([
      resizeBoth([one.id, other.id], 'L', meeting),
      resizeBoth([other.id, one.id], 'XL', meeting),
    ]);

    const [fewest, most] = done.map(({ tries }) => tries).sort();
    expect(fewest).toBe(1);
    expect(most).toBeGreaterThan(1);
    expect(done.map(({ told }) => told)).toEqual([['L'], ['XL']]);
    const sizes = await shop.database.query('SELECT DISTINCT size FROM product_variant');
    expect(sizes).toHaveLength(1);
  });

  it('is refused as busy when PostgreSQL has given it up for standing still', async () => {
    const work = inTransaction(shop.ctx(), async (tx) => {
      await tx.db.query("SET LOCAL idle_in_transaction_session_timeout = '1ms'");
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.db.query('SELECT 1');
    });

    const thrown = await work.catch((error: unknown) => error);
    expect(asShopError(thrown)?.code).toBe('SERVICE_UNAVAILABLE');
  });

  it('is not done again when it failed by itself', async () => {
    let tries = 0;

    const done = inTransaction(shop.ctx(), async (tx) => {
      tries++;
      await tx.db.query('SELECT 1 / 0');
    });

    await expect(done).rejects.toThrow('division by zero');
    expect(tries).toBe(1);
  });
});
