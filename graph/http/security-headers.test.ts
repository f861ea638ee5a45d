import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '../testing/shop.js';

const GRAPH = 'application/graphql-response+json, application/json;q=0.9';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  const folder = path.join(shop.config.dataDir, 'images');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'dal-64.webp'), 'a picture');
});

afterAll(() => shop.close());

const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers, redirect: 'manual' });

/**
 * One address of every kind that the graph serves by itself; pages of the web are tried in
 * serving.test.ts.
 */
const KINDS = [
  '/health',
  '/images/dal-64.webp',
  '/images/missing.webp',
  '/api/countries',
  '/api/cart',
  '/api/products/unknown',
  '/api/missing',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/style.css',
  '/docs',
  '/docs/style.css',
  '/docs/missing',
  '/api',
  '/graphql?query={shop{name}}',
  '/graphql',
  '/auth/google?attempt=0123456789abcdef',
  '/auth/google/callback',
  '/auth/window.js',
  '/auth/missing',
  '/standin/checkout.js',
  '/standin/ledger',
  '/standin/identity/.well-known/openid-configuration',
  '/standin/identity/interaction/missing',
  '/missing',
];

describe('every answer', () => {
  it.each(KINDS)('is protected: %s', async (kind) => {
    const { headers } = await get(shop.address + kind);

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    const isWindow = /^\/(auth\/(google|missing)|standin\/identity)/.test(kind);
    expect(headers.get('cross-origin-opener-policy')).toBe(isWindow ? 'unsafe-none' : 'same-origin-allow-popups');
  });

  it('may be shown on pages of others only when it is a picture', async () => {
    const shown = await get(`${shop.address}/images/dal-64.webp`);
    const kept = await get(`${shop.address}/api/countries`);

    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(kept.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('answers 416 to a browser that asks for a part that a picture does not have, and tells how long it is', async () => {
    const { status, headers } = await get(`${shop.address}/images/dal-64.webp`, { range: 'bytes=1000000-' });

    expect([status, headers.get('content-range'), headers.get('cache-control')]).toEqual([
      ...[416, expect.stringMatching(/^bytes \*[/]\d+$/), 'private, no-store'],
    ]);
  });

  it('asks a browser that came by TLS to come by nothing else, in production', async () => {
    const production = await openShop({
      ...{
        NODE_ENV: 'production',
        JWT_SECRET: 'qT7vX2mL9cRw4ZbN8kHs5JdF3gYp6VaE',
        PAYMENT_STANDIN: 'allowed',
        TRUST_PROXY: '1',
      },
    });

    const byTls = await get(`${production.address}/health`, { 'x-forwarded-proto': 'https' });
    const plain = await get(`${production.address}/health`);

    expect(byTls.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    await production.close();
  });
});

describe('the graph', () => {
  const query = '{ shop { name } categories { name } }';
  const ask = async (address: string, headers: Record<string, string>, body: string) => {
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(shop.address + address, { method: 'POST', headers: sent, body });
    const { date: _, etag: __, 'x-request-id': id = '', ...rest } = Object.fromEntries(answer.headers);
    const text = (await answer.text()).replaceAll(id, 'the request id');
    return { status: answer.status, headers: rest, text, hasId: /^[0-9a-f-]{36}$/.test(id) };
  };

  it.each([
    ['an operation', {}, { query }, 200],
    ['one that nobody can read', {}, { query: '{ shop {' }, 400],
    ['one that is wrong', {}, { query: '{ shop { no } }' }, 400],
    ['none', {}, {}, 400],
    ['several at once', {}, [{ query }, { query }], 400],
    ['no object', {}, 'text', 400],
    ['a token that does not hold', { authorization: 'Bearer forged' }, { query }, 401],
    ['a token, for a client of GraphQL', { authorization: 'Bearer forged', accept: GRAPH }, { query }, 401],
    ['an answer as GraphQL calls it', { accept: GRAPH }, { query }, 200],
    ['an answer of a type that there is none of', { accept: 'text/css' }, { query }, 406],
    ['a refusal', {}, { query: 'mutation { addToWishlist(productId: "x") { userErrors { code } } }' }, 401],
    ['uncompressed', { 'accept-encoding': 'identity' }, { query }, 200],
  ])('answers the same by its fast path as through the app: %s', async (_what, headers, body, status) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);

    const fast = await ask('/graphql', headers, text);
    // Anything behind the address leads past the fast path.
    const slow = await ask('/graphql?by=app', headers, text);

    expect(fast).toEqual(slow);
    expect([fast.status, fast.hasId]).toEqual([status, true]);
  });
});
