import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testsEverything } from '../every-case.js';
import { SEED } from '../seed.js';
import { openShop, type TestShop } from '../shop.js';
import { killOnce, places } from './upi-kills.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** About as many steps as a place has that changes anything. */
const STEPS = 24;

const HOW_OFTEN = testsEverything ? 'at each step' : `at one step, seed ${SEED}`;

describe(`a payment whose process is killed (${HOW_OFTEN}) ends with one order and the rest back`, () => {
  it.each(places.map((place, index) => [place.flow, place.name, place, index] as const))(
    '%s: %s',
    async (_flow, _name, place, index) => {
      if (testsEverything) {
        for (let at = 1; ; at++) {
          const { breaches, hasDied } = await killOnce(shop, place, at);
          expect(breaches).toEqual([]);
          if (!hasDied) return;
        }
      }
      const at = 1 + ((SEED + 7 * index) % STEPS);
      const { breaches } = await killOnce(shop, place, at);

      expect(breaches).toEqual([]);
    },
  );
});
