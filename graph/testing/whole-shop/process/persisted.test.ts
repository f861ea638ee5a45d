import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '../../../shared/config/project-root.js';
import { hydrated, openBrowser, shopAddress, visit } from '../browser.js';
import { post, type SomeGoods, someGoods } from '../shop-calls.js';
import { newShopper, wish } from '../shopper.js';

const OPERATIONS = path.join(projectRoot, 'dist', 'web-server', 'operations.json');
const NO_STORE = 'private, no-store';

let browser: Browser;
let goods: SomeGoods;
let hashes: Map<string, string>;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
  const texts = Object.entries<string>(JSON.parse(await readFile(OPERATIONS, 'utf8')));
  hashes = new Map(
    texts.map(([hash, text]) => [/\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '', hash.replace('sha256:', '')]),
  );
});
afterAll(() => browser.close());

function addressOf(operationName: string, variables: object = {}): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashes.get(operationName) ?? 'f'.repeat(64) } };
  const sent = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
  return `/graphql?${new URLSearchParams(sent)}`;
}

const PREFLIGHT = { 'apollo-require-preflight': 'true' };

/** Asked without the help of fetch, which has caching rules of its own. */
function read(address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve) => {
    get(shopAddress() + address, { headers: { ...PREFLIGHT, ...headers } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
  });
}

const product = () => addressOf('ProductPage', { id: goods.product.id });

describe('a screen of the shop that is asked for by the hash of its operation', () => {
  it('is answered, and may be kept by any cache that asks again before showing it, when a visitor reads of the catalogue', async () => {
    const { status, headers, body } = await read(product());

    expect(status).toBe(200);
    expect(JSON.parse(body).data.product.name).toBe(goods.product.name);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers.vary).toMatch(/\bAuthorization\b/);
  });

  it('is answered with 304 to callers that have it already', async () => {
    // No purchase or review changes it meanwhile.
    const frame = addressOf('Frame');
    const { status, headers } = await read(frame);
    expect(status).toBe(200);

    const again = await read(frame, { 'if-none-match': String(headers.etag) });

    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('is kept by nobody when somebody is signed in, or is said to be', async () => {
    const { token } = await newShopper();

    for (const authorization of [`Bearer ${token}`, 'Bearer forged']) {
      const { headers } = await read(product(), { authorization });
      expect(headers['cache-control']).toBe(NO_STORE);
    }
  });

  it.each([
    ['of a person', () => addressOf('CartBadge')],
    ['that failed', () => addressOf('ProductPage')],
    ['to an unknown hash', () => addressOf('NoSuchScreen')],
    [
      'to a text with more than the catalogue',
      () => `/graphql?query=${encodeURIComponent('{ shop { name } me { id } }')}`,
    ],
    [
      'to a text that hides a person in a fragment',
      () => `/graphql?query=${encodeURIComponent('{ ...F } fragment F on Query { ... { me { id } } }')}`,
    ],
  ])('is kept by nobody: an answer %s', async (_what, address) => {
    expect((await read(address())).headers['cache-control']).toBe(NO_STORE);
  });

  it('cannot be taught to the shop by a stranger', async () => {
    const query = '{ shop { currency } }';
    const sha256Hash = hash('sha256', query);
    const taught = await post('/graphql', { query, extensions: { persistedQuery: { version: 1, sha256Hash } } });
    expect(taught).toMatchObject({ status: 200, body: { data: { shop: { currency: 'INR' } } } });

    const { body } = await read(
      `/graphql?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }))}`,
    );

    expect(JSON.parse(body).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

describe('a persisted document that another program asks for by its `documentId`', () => {
  const idOf = (operationName: string) => `sha256:${hashes.get(operationName) ?? 'f'.repeat(64)}`;

  it('is answered as by its text, asked by GET and by POST', async () => {
    const variables = { id: goods.product.id };
    const query = new URLSearchParams({ documentId: idOf('ProductPage'), variables: JSON.stringify(variables) });

    const got = await read(`/graphql?${query}`);
    const posted = await post('/graphql', { documentId: idOf('ProductPage'), variables });

    expect([got.status, posted.status]).toEqual([200, 200]);
    expect(JSON.parse(got.body).data.product.name).toBe(goods.product.name);
    expect(got.headers['cache-control']).toBe('public, no-cache');
    expect(posted.body).toEqual(JSON.parse(got.body));
  });

  it('is refused with its reason when nobody knows it, or its text comes as well', async () => {
    const unknown = await post('/graphql', { documentId: idOf('NoSuchScreen') });
    const byAddress = await read(`/graphql?${new URLSearchParams({ documentId: '../../etc/passwd' })}`);
    const both = await post('/graphql', { documentId: idOf('ProductPage'), query: '{ shop { name } }' });

    expect(unknown).toMatchObject({ status: 404, body: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } });
    expect([byAddress.status, JSON.parse(byAddress.body).errors[0].extensions.code]).toEqual([404, 'NOT_FOUND']);
    expect(both).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Send either `query` or `documentId`.' }] },
    });
  });
});

describe('two shoppers and a visitor at one browser, which keeps what it may', () => {
  it('never get the answers of one another', async () => {
    const { page, context, complaints } = await visit(browser);
    await page.goto('/about');
    const [asha, meera] = [await newShopper(), await newShopper()];
    await wish(asha, goods.product);
    const people = [
      ['nobody', null, false],
      ['asha', asha.token, true],
      ['meera', meera.token, false],
    ] as const;

    for (const round of [1, 2, 3]) {
      for (const [name, token, isWished] of round % 2 ? people : people.toReversed()) {
        const { me } = await askFrom(page, addressOf('Wishlist'), token);
        const { product } = await askFrom(page, addressOf('ProductPage', { id: goods.product.id }), token);
        const expected = { nobody: undefined, asha: asha.user.id, meera: meera.user.id }[name];
        expect([round, name, me?.id, product.inWishlist]).toEqual([round, name, expected, isWished]);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a page of another build than the server', () => {
  it('sends the text where its hash is not known, and goes on working', async () => {
    const { page, context, complaints } = await visit(browser);
    await page.route('**/graphql?*', (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set(
        'extensions',
        JSON.stringify({ persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }),
      );
      return route.continue({ url: url.href });
    });
    await page.goto('/');
    await hydrated(page);

    const text = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/graphql' && response.request().method() === 'POST',
    );
    await page.getByPlaceholder('Search for items...').first().fill('atta');

    expect(((await text).request().postDataJSON() as { query: string }).query).toContain('suggest');
    await page.getByRole('option').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Asks from within a page, by way of all that its browser has kept. */
async function askFrom(page: Page, address: string, token: string | null) {
  const headers = { ...PREFLIGHT, ...(token && { authorization: `Bearer ${token}` }) };
  const call = `fetch(${JSON.stringify(address)}, { headers: ${JSON.stringify(headers)} }).then((answer) => answer.json())`;
  const { data } = await page.evaluate<{
    data: { me: { id: string } | null; product: { inWishlist: boolean } };
  }>(call);
  return data;
}
