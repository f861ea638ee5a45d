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

describe('two steps of a checkout that meet', () => {
  it.each(meetingNames.map((name, index) => [name, index] as const))('%s', async (_name, index) => {
    const { places, breaches } = await tryMeeting(shop, index, EVERY, Date.now() % EVERY);

    expect(breaches).toEqual([]);
    expect(places).toBeGreaterThan(0);
  });
});
