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

const HOW_OFTEN = testsEverything ? 'at each step of each place' : `at one step of one place, seed ${SEED}`;

/** Each place of each flow, or one of each flow: which, and at which step, is by turns. */
const tried = testsEverything
  ? places
  : [...new Set(places.map(({ flow }) => flow))].flatMap((name, turn) => {
      const ofFlow = places.filter(({ flow }) => flow === name);
      return ofFlow.filter((_, place) => place === (SEED + turn) % ofFlow.length);
    });

describe(`a payment whose process is killed (${HOW_OFTEN}) ends with one order and the rest back`, () => {
  it.each(tried.map((place, index) => [place.flow, place.name, place, index] as const))(
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
