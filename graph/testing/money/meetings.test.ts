import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testsEverything } from '../every-case.js';
import { SEED } from '../seed.js';
import { openShop, type TestShop } from '../shop.js';
import { meetingNames, tryMeeting } from './meetings.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const EVERY = testsEverything ? 1 : 24;
/** At most as many as each first step has statements, so that each meeting has a place. */
const OFFSET = testsEverything ? 0 : SEED % 8;

describe(`two steps of a checkout that meet (from statement ${OFFSET + 1} on, every ${EVERY}th)`, () => {
  it.each(meetingNames.map((name, index) => [name, index] as const))('%s', async (_name, index) => {
    const { places, breaches } = await tryMeeting(shop, index, EVERY, OFFSET);

    expect(breaches).toEqual([]);
    expect(places).toBeGreaterThan(0);
  });
});
