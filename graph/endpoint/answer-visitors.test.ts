import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '../testing/shop.js';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({ CORS_ORIGINS: 'https://kiosk.example' });
});
afterAll(() => shop.close());

describe('/graphql', () => {
  it('leads a browser that opens it to the playground, but none that asks something', async () => {
    const opened = await fetch(`${shop.address}/graphql`, { headers: { accept: BROWSER }, redirect: 'manual' });
    const asked = await fetch(`${shop.address}/graphql?query={__typename}`, {
      headers: { accept: BROWSER, 'apollo-require-preflight': 'yes' },
      redirect: 'manual',
    });

    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/playground']);
    expect(asked.status).toBe(200);
  });

  it('says by which methods it is asked, and lets in what a page of another host is to send', async () => {
    const asked = await fetch(`${shop.address}/graphql`, { method: 'OPTIONS' });
    const preflight = await fetch(`${shop.address}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://kiosk.example', 'access-control-request-method': 'POST' },
    });

    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'GET, POST, OPTIONS']);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
  });
});

describe('a page', () => {
  it.each(['/docs', '/playground', '/health', '/llms.txt', '/api/docs', '/api/openapi.json'])(
    'is read and not written to: %s says so, and names the methods',
    async (path) => {
      const { status, headers } = await fetch(`${shop.address}${path}`, { method: 'POST' });

      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    },
  );
});
