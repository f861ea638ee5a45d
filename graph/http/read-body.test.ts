import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const QUESTION = JSON.stringify({ query: '{ categories { id } }' });

async function send(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const answer = await fetch(`${shop.address}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await answer.json()) as { data?: object; errors?: { message: string }[] };
  return { status: answer.status, data, message: errors?.[0]?.message };
}

describe('the body of a call', () => {
  it.each(['application/json', 'application/json; charset=UTF-8', 'application/json; charset="utf-8"'])(
    'is read where it is sent as %s',
    async (type) => {
      const { status, data } = await send(QUESTION, { 'content-type': type });

      expect(status).toBe(200);
      expect(data).toEqual({ categories: [] });
    },
  );

  it('that is in another charset is refused with the one that is read', async () => {
    const { status, message } = await send(QUESTION, { 'content-type': 'application/json; charset="utf-16"' });

    expect([status, message]).toEqual([415, 'Send JSON in UTF-8.']);
  });

  it('that is compressed is refused with what is wrong with it', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };

    const { status, message } = await send(Uint8Array.from(gzipSync(QUESTION)), headers);

    expect([status, message]).toEqual([415, 'Send the body uncompressed.']);
  });
});
