import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testsEverything } from '../every-case.js';
import { SEED } from '../seed.js';
import { openShop, type TestShop } from '../shop.js';
import { livesOfBatches, months } from './freshness.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const LIVES = testsEverything ? 200 : 5;

describe(`whatever happens to a shelf of goods with a date (${LIVES} lives, seed ${SEED})`, () => {
  it('no parcel holds what keeps shorter than was promised or is too near to its date, and batches add up', async () => {
    await fc.assert(
      fc.asyncProperty(months, async (moments) => {
        expect(await livesOfBatches(shop, moments)).toEqual([]);
      }),
      { numRuns: LIVES, endOnFailure: true },
    );
  });
});
