import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testsEverything } from '../every-case.js';
import { SEED } from '../seed.js';
import { openShop, type TestShop } from '../shop.js';
import { meetingNames, tryMeeting, tryPlace } from './meetings.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** About as many statements as a first step has. */
const PLACES = 24;

/**
 * The statement at which the two of a meeting meet where each meets once: another for each of them.
 */
const placeOf = (index: number) => 1 + ((SEED + 7 * index) % PLACES);

describe(`two steps of a checkout that meet (${testsEverything ? 'at every statement' : `at one, seed ${SEED}`})`, () => {
  it.each(meetingNames.map((name, index) => [name, index] as const))('%s', async (_name, index) => {
    if (!testsEverything) return expect(await tryPlace(shop, index, placeOf(index))).toEqual([]);

    const { places, breaches } = await tryMeeting(shop, index);

    expect(breaches).toEqual([]);
    expect(places).toBeGreaterThan(0);
  });
});
