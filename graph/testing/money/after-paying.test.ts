import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testsEverything } from '../every-case.js';
import { SEED } from '../seed.js';
import { openShop, type TestShop } from '../shop.js';
import { liveOn, lives } from './after-paying.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const LIVES = testsEverything ? 300 : 3;

describe(`whatever happens to three orders after they were paid (${LIVES} lives, seed ${SEED})`, () => {
  it('the books hold to the paisa and the piece, each piece of news is mailed once, and invoices have no gap', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (moments) => {
        expect(await liveOn(shop, moments)).toEqual([]);
      }),
      { numRuns: LIVES, endOnFailure: true },
    );
  });
});
