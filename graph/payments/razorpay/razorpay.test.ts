import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../shared/config/config.js';
import { openLog } from '../../shared/observability/log.js';
import { openPaymentProvider } from './razorpay.js';

let server: Server;
afterEach(() => {
  server.close();
});

/** An account that takes no receipt for unique, and has made this order already. */
async function openAccount(before: object | null): Promise<string> {
  server = createServer(async (req, res) => {
    const isRefused = (await text(req)).includes('unique_receipt');
    const list = { entity: 'collection', count: 1, items: [before].filter(Boolean) };
    res.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' });
    if (isRefused) res.end(JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', reason: 'extra_field_sent' } }));
    else res.end(JSON.stringify(req.method === 'GET' ? list : { ...ORDER, id: 'order_new' }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ORDER = { amount: 10_000, currency: 'INR', receipt: 'a-receipt' };

describe('createOrder, at an account that refuses a receipt to be unique', () => {
  it.each([
    ['makes the order without', null, 'order_new'],
    ['answers the order that is there', { ...ORDER, id: 'order_before' }, 'order_before'],
    ['leaves an order of another amount alone', { ...ORDER, amount: 100, id: 'order_before' }, 'order_new'],
  ])('%s', async (_what, before, id) => {
    const address = await openAccount(before);
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
      LOG_LEVEL: 'silent',
    });
    const provider = openPaymentProvider({ config, ownAddress: () => address, log: openLog('silent') });

    expect(await provider.createOrder('a-receipt', 10_000)).toBe(id);
  });
});
