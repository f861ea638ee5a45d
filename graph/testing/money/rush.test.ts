import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inFull, testsEverything } from '../every-case.js';
import { openShop, type TestShop } from '../shop.js';
import { crossedRush, rush } from './rush.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const ROUNDS = testsEverything ? 20 : 1;

describe('a rush', () => {
  it(`sells ten pieces to fifty buyers exactly ten times, ${ROUNDS} times over`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      expect(await rush(shop, 50, 10)).toEqual({ orders: 10, soldOut: 40, others: [], breaches: [] });
    }
  });

  inFull(it)('sells a hundred pieces to five hundred buyers exactly a hundred times', async () => {
    expect(await rush(shop, 500, 100)).toEqual({ orders: 100, soldOut: 400, others: [], breaches: [] });
  });

  it('does not deadlock buyers who put the same two products into their carts in either order', async () => {
    expect(await crossedRush(shop, 40, 25)).toEqual({ orders: 25, soldOut: 15, others: [], breaches: [] });
  });
});
