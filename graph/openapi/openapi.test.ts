import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi } from '../api.js';
import { callsOf } from '../rest/describe-call.js';
import { defaultAppearance } from '../shop/read-appearance.js';
import { ShopAppearance } from '../shop/shop-appearance.entity.js';
import { openShop, type TestShop } from '../testing/shop.js';
import type { Openapi, Operation } from './openapi.js';

const restRouter = await openApi();

let shop: TestShop;
let openapi: Openapi;

beforeAll(async () => {
  shop = await openShop();
  openapi = (await shop.rest('GET /api/openapi.json')).body;
});

afterAll(() => shop.close());

const operations = (): Operation[] => Object.values(openapi.paths).flatMap((methods) => Object.values(methods));

describe('GET /api/openapi.json', () => {
  it('describes every call that is served: a new route has about({…}) before its handler', () => {
    const undescribed = callsOf(restRouter).filter(({ description }) => description === null);

    expect(undescribed.map(({ method, path }) => `${method.toUpperCase()} /api${path}`)).toEqual([]);
  });

  it('says what each topic is about, and lets no address mean two calls', () => {
    const silent = openapi.tags.filter(({ description }: { description: string }) => description === '');
    const parts = Object.keys(openapi.paths).map((path) => path.split('/'));
    const isSame = (one: string[], other: string[]) =>
      one.length === other.length &&
      one.every((part, at) => part === other[at] || part.startsWith('{') || other[at]?.startsWith('{')) &&
      // The one that names more is meant, unless each names what the other leaves open.
      one.some((part, at) => part.startsWith('{') && !other[at]?.startsWith('{')) &&
      one.some((part, at) => !part.startsWith('{') && other[at]?.startsWith('{'));
    const unclear = parts.flatMap((one, at) =>
      parts.slice(at + 1).flatMap((other) => (isSame(one, other) ? [[one.join('/'), other.join('/')]] : [])),
    );

    expect({ silent, unclear }).toEqual({ silent: [], unclear: [] });
  });

  it('has each call of the router once, under its own name', () => {
    const served = callsOf(restRouter).map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`);
    const told = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );

    expect(told.sort()).toEqual(served.sort());
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(told.length);
  });

  it('is whole: every reference leads somewhere, every part of a path is a parameter', () => {
    const references = [...JSON.stringify(openapi).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter(([, name = '']) => !(name in openapi.components.schemas))).toEqual([]);

    for (const [path, methods] of Object.entries(openapi.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(inPath);
      }
    }
  });

  it('names every method by which an address may be asked, and the address tells them to callers that come by another', async () => {
    for (const [path, methods] of Object.entries(openapi.paths)) {
      const asked = path.replace(/\{\w+\}/g, 'none');
      const { status, headers, body } = await shop.rest(`PATCH ${asked}`);
      // In small letters by ACP.
      expect([path, status, body.code.toUpperCase()]).toEqual([path, 405, 'METHOD_NOT_ALLOWED']);
      const allowed = headers.get('allow')?.toLowerCase().split(', ') ?? [];
      expect(allowed).toEqual(expect.arrayContaining([...Object.keys(methods), 'options']));
      expect(allowed.includes('head')).toBe(allowed.includes('get'));
      const options = await shop.rest(`OPTIONS ${asked}`);
      expect([path, options.status, options.headers.get('allow')]).toEqual([path, 204, headers.get('allow')]);
    }
    for (const call of ['GET /api/user/signin', 'GET /api/orders/create', 'DELETE /api/cart/add']) {
      const { status, headers } = await shop.rest(call);
      expect([call, status, headers.get('allow')]).toEqual([call, 405, 'POST, OPTIONS']);
    }
    expect((await shop.rest('POST /api/PRODUCTS/featured/')).headers.get('allow')).toContain('GET');
    expect((await shop.rest('PATCH /api/nowhere')).status).toBe(404);
  });

  it('lets what is the same for everybody be kept and asked for again, and nothing else', async () => {
    for (const { method, path, description } of callsOf(restRouter)) {
      if (method !== 'get' || path.includes(':')) continue;
      const query = Object.keys(description?.query ?? {}).map((name) => `${name}=4`);
      const { status, headers } = await shop.rest(
        `GET /api${path}?${query.filter((each) => !/Id=|off|lim/.test(each)).join('&')}`,
      );
      const isKept = description?.isPublic === true && status === 200;
      expect([path, headers.get('cache-control')]).toEqual([path, isKept ? 'public, no-cache' : 'private, no-store']);
      if (isKept) expect(headers.get('etag')).not.toBeNull();
    }
  });

  it.each([
    ...['/countries', '/category', '/homeBanner', '/banners', '/homeSideBanners', '/products/featured'],
    ...['/products/fiterByPrice?maxPrice=100', '/search?q=dal', '/openapi.json', '/docs'],
  ])('is answered with 304 to callers that have it already: %s', async (path) => {
    const { headers } = await fetch(`${shop.address}/api${path}`);
    expect(headers.get('cache-control')).toBe('public, no-cache');

    // Not by fetch, which asks for a fresh answer whenever it is given this header.
    const status = await new Promise((resolve) => {
      const sent = { 'if-none-match': headers.get('etag') ?? '' };
      get(`${shop.address}/api${path}`, { headers: sent }, (response) => resolve(response.resume().statusCode));
    });

    expect(status).toBe(304);
  });
});

describe('GET /api/docs', () => {
  it('shows every call and every shape to people, without a script', async () => {
    const response = await fetch(`${shop.address}/api/docs`);
    const page = await response.text();

    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';style-src 'self'/);
    expect(page).not.toMatch(/<script|style="/);
    for (const { operationId, summary } of operations()) {
      expect(page).toContain(`id="${operationId}"`);
      expect(page).toContain(summary.replaceAll("'", '&#39;'));
    }
    for (const name of Object.keys(openapi.components.schemas)) expect(page).toContain(`id="shape-${name}"`);
    expect((await fetch(`${shop.address}/api/docs/style.css`)).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it("has the owner's colours with the next request, which the manual has too", async () => {
    const sheet = async () => (await fetch(`${shop.address}/api/docs/style.css`)).text();
    expect(await sheet()).not.toContain('#FBFAFF');

    await shop.database.getRepository(ShopAppearance).save({
      ...{ id: 1, ...defaultAppearance },
      light: { page: '#FBFAFF', ink: '#1D1B2E', accent: '#4338CA' },
    });

    expect(await sheet()).toMatch(
      /@media \(prefers-color-scheme: light\)\{:root\{--bg:#FBFAFF;.*--ink:#1D1B2E;.*--ring:#4338CA;\}\}$/,
    );
    expect(await (await fetch(`${shop.address}/docs`)).text()).toContain('href="/api/docs/style.css"');
  });

  it('is where /api leads', async () => {
    const response = await fetch(`${shop.address}/api`, { redirect: 'manual' });

    expect([response.status, response.headers.get('location')]).toEqual([302, '/api/docs']);
  });
});
