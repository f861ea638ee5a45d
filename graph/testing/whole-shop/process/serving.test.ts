import { describe, expect, it } from '@jest/globals';
import { patiently } from '../../patiently.js';
import { shopAddress } from '../browser.js';
import { post, someGoods } from '../shop-calls.js';
import { buyCart, fillCart, newShopper, sendOrder, theOwner } from '../shopper.js';

const get = (path: string, headers: Record<string, string> = {}) =>
  patiently(() => fetch(`${shopAddress()}${path}`, { headers, redirect: 'manual' }));

const FEW_BYTES = 100;
const UNSAFE = "'unsafe-inline'";
const YEAR_S = 365 * 24 * 60 * 60;

/** Sources of one directive of a page's content security policy. */
function allowed(response: Response, directive: string): string[] {
  const policy = response.headers.get('content-security-policy') ?? '';
  const line = policy.split(';').find((each) => each.trim().startsWith(`${directive} `));
  return line?.trim().split(' ').slice(1) ?? [];
}

describe('every page', () => {
  it.each(['/', '/signIn', '/cart', '/no-such-page', '/playground'])(
    'lets only the shop’s own scripts run, and nobody frame it: %s',
    async (path) => {
      const response = await get(path);

      const scripts = allowed(response, 'script-src');
      expect(scripts).toContain("'self'");
      expect(scripts.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
      const isPlayground = path === '/playground';
      const styles = allowed(response, 'style-src');
      expect(styles.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual(
        isPlayground ? [UNSAFE] : [],
      );
      expect(allowed(response, 'style-src-attr')).toEqual(isPlayground ? [] : [UNSAFE]);
      expect(allowed(response, 'object-src')).toEqual(["'none'"]);
      expect(allowed(response, 'base-uri')).toEqual(["'none'"]);
      expect(allowed(response, 'frame-ancestors')).toEqual(["'none'"]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-powered-by')).toBeNull();
      // The window of the sign-in and its page must know of each other.
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('permissions-policy')).toContain('geolocation=()');
    },
  );

  it('is asked for anew each time, since prices change', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the health of the shop', () => {
  it('is told as ok', async () => {
    const response = await get('/health');

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});

describe('the ledger of the payment stand-in', () => {
  it('is open to the developer at this machine, and to nobody who comes by another way', async () => {
    expect((await get('/standin/ledger')).status).toBe(200);

    const others: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.7' },
      { origin: 'https://elsewhere.example' },
      { authorization: 'Basic guessed' },
    ];
    for (const headers of others) expect((await get('/standin/ledger', headers)).status).toBe(401);
  });
});

describe('files that never change', () => {
  it('come compressed and are kept for ever: every script and style of the home page', async () => {
    const html = await (await get('/')).text();
    const assets = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, path]) => path ?? []);
    expect(assets.length).toBeGreaterThanOrEqual(2);

    for (const path of new Set(assets)) {
      const response = await get(path, { 'accept-encoding': 'br' });

      expect(response.status).toBe(200);
      // A file of a line, which only leads to another, would grow.
      const isSmall = (await response.text()).length < FEW_BYTES;
      expect([path, response.headers.get('content-encoding')]).toEqual([path, isSmall ? null : 'br']);
      expect(response.headers.get('cache-control')).toBe(`public, max-age=${YEAR_S}, immutable`);
      expect(allowed(response, 'default-src')).toEqual(["'self'"]);
      expect(allowed(response, 'frame-ancestors')).toEqual(["'none'"]);
    }
  });

  it('are kept for ever: a picture of a product', async () => {
    const { product } = await someGoods();
    const { images } = (await (await get(`/api/products/${product.id}`)).json()) as { images: string[] };

    const response = await get(new URL(images[0] ?? '', shopAddress()).pathname);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${YEAR_S}, immutable`);
  });
});

describe('what does not exist or cannot be read', () => {
  it.each(['/api/no-such-call', '/images/no-such-picture.webp', '/assets/no-such-script.js'])(
    'is not found: %s',
    async (path) => {
      const response = await get(path);

      expect(response.status).toBe(404);
    },
  );

  it.each(['/api/no-such-call', '/images/no-such-picture.webp', '/assets/no-such-script.js'])(
    'is told in JSON: %s',
    async (path) => {
      const response = await get(path);

      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject({ error: true, code: 'NOT_FOUND', msg: expect.any(String) });
    },
  );

  it('is refused as malformed, in JSON, in the shape of its face', async () => {
    const [graph, rest] = await Promise.all(['/graphql', '/api/user/signin'].map((path) => post(path, '{"query": ')));

    expect(graph?.status).toBe(400);
    expect(graph?.body).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
        },
      ],
    });
    expect(rest?.status).toBe(400);
    expect(rest?.body).toMatchObject({ error: true, code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['a query that is cut off', '{ shop {', 'GRAPHQL_PARSE_FAILED'],
    ['a field that the graph does not have', '{ shop { secret } }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('is refused by the graph: %s', async (_name, query, code) => {
    const { status, body } = await post('/graphql', { query });

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ message: expect.any(String), extensions: { code } }] });
  });
});

describe('the invoice of an order that has left', () => {
  it('is a PDF', async () => {
    const [buyer, owner, { product }] = await Promise.all([newShopper(), theOwner(), someGoods()]);
    await fillCart(buyer, product);
    const id = await buyCart(buyer);
    await sendOrder(id, owner);

    const invoice = await get(`/api/orders/${id}/invoice`, { authorization: `Bearer ${buyer.token}` });

    expect(invoice.status).toBe(200);
    expect((await invoice.text()).slice(0, 5)).toBe('%PDF-');
  });
});
