import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testsEverything } from '../every-case.js';
import { SEED } from '../seed.js';
import { openShop, type TestShop } from '../shop.js';
import { days, daysOfPacking } from './shortages.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const DAYS = testsEverything ? 200 : 5;

describe(`whatever is missing when orders are packed (${DAYS} days, seed ${SEED})`, () => {
  it('each order comes to what is sent of it, the rest went back once, and stock and invoices say the same', async () => {
    await fc.assert(
      fc.asyncProperty(days, async (moments) => {
        expect(await daysOfPacking(shop, moments)).toEqual([]);
      }),
      { numRuns: DAYS, endOnFailure: true },
    );
  });
});
