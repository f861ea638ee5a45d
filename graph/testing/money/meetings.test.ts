import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '../shop.js';
import { meetingNames, tryMeeting } from './meetings.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** Each run tries other statements; `npm run soak` tries them all. */
const EVERY = 8;
/** Which of them this run begins with: named in its output, so that a red run can be made again. */
const OFFSET = Date.now() % EVERY;

describe(`two steps of a checkout that meet (from statement ${OFFSET + 1} on, every ${EVERY}th)`, () => {
  it.each(meetingNames.map((name, index) => [name, index] as const))('%s', async (_name, index) => {
    const { places, breaches } = await tryMeeting(shop, index, EVERY, OFFSET);

    expect(breaches).toEqual([]);
    expect(places).toBeGreaterThan(0);
  });
});
