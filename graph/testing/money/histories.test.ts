import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openShop, type TestShop } from '../shop.js';
import { histories, live } from './histories.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe('whatever happens to two shoppers', () => {
  it('every payment ends as one order or one refund, and no piece is sold twice or lost', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        expect(await live(shop, history)).toEqual([]);
      }),
      { numRuns: 25, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false, endOnFailure: true },
    );
  });
});
