import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testsEverything } from '../every-case.js';
import { SEED } from '../seed.js';
import { openShop, type TestShop } from '../shop.js';
import { histories, live } from './histories.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const HISTORIES = testsEverything ? 200 : 5;

describe(`whatever happens to two shoppers (${HISTORIES} histories, seed ${SEED})`, () => {
  it('every payment ends as one order or one refund, and no piece is sold twice or lost', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        expect(await live(shop, history)).toEqual([]);
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  });
});
