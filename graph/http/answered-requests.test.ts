import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken } from '../accounts/sign-in/token.js';
import { aUser } from '../testing/factories/account.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

const REQUESTS = 100;

/**
 * What one request may leave in the old part of memory: more than there is to note of it, and far
 * less than all that it was. In bytes.
 */
const MAX_LEFT = 6_000;

let shop: TestShop;
let scavenge: () => void;

beforeAll(async () => {
  shop = await openShop();
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as (options: { type: 'minor' }) => void;
  scavenge = () => collect({ type: 'minor' });
});
afterAll(() => shop.close());

describe('a request that is answered', () => {
  it('is gone from memory with the next scavenges, with all that was read for it', async () => {
    const authorization = `Bearer ${signToken(await aUser(shop.ctx()), shop.config)}`;
    // What the client of this test leaves behind itself.
    const client = await leftBy('{ __typename }', {});

    for (const [query, headers] of [
      ['{ me { name cart { total lines { id } } } }', { authorization }],
      ['{ products(first: 1) { edges { cursor } } }', {}],
    ] as const)
      expect(await leastLeftBy(query, headers, client + MAX_LEFT)).toBeLessThan(client + MAX_LEFT);
  });
});

/**
 * The least that `leftBy` measures of three times: what tests before this one began may come to its
 * end meanwhile, what a request leaves comes each time.
 *
 * @param enough below which it is not measured again
 */
async function leastLeftBy(query: string, headers: Record<string, string>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least >= enough; tries++) least = Math.min(least, await leftBy(query, headers));
  return least;
}

/** How much memory a request has taken that scavenges do not give back. In bytes. */
async function leftBy(query: string, headers: Record<string, string>): Promise<number> {
  // What is made once is made by then.
  for (let asked = 0; asked < 50; asked++) await post(query, asked, headers);
  const before = inOldSpace();
  for (let asked = 0; asked < REQUESTS; asked++) {
    await post(query, asked, headers);
    // All that follows an answer, here and at the client, is done by then.
    await pause(2);
    scavenge();
    scavenge();
  }
  return (inOldSpace() - before) / REQUESTS;
}

/** Each text is another, so that none is answered from memory. */
function post(query: string, index: number, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ query, extensions: { index } });
  return new Promise((resolve, reject) => {
    const asking = request(`${shop.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    asking.on('error', reject).on('response', (answer) => {
      expect(answer.statusCode).toBe(200);
      answer.resume().on('end', resolve);
    });
    asking.end(body);
  });
}

function inOldSpace(): number {
  const space = v8.getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space');
  if (!space) throw new Error('V8 has no old space');
  return space.space_used_size;
}
