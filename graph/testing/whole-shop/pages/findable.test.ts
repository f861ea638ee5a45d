import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { shopAddress } from '../browser.js';
import { ask, get, someGoods } from '../shop-calls.js';

/** Asks for a path of the shop under another name of its host, which fetch would not send. */
async function getAs(host: string, path: string): Promise<{ status: number | undefined; text: string }> {
  const [response] = (await once(request(`${shopAddress()}${path}`, { headers: { host } }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode, text: await text(response) };
}

async function sitemap(): Promise<string[]> {
  const xml = await (await get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
}

describe('the sitemap', () => {
  it('is named to robots by its whole address', async () => {
    const response = await get('/robots.txt');

    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toContain(`\nSitemap: ${shopAddress()}/sitemap.xml\n`);
  });

  it('and the pages speak of no host that somebody else points at the shop, but serve it', async () => {
    const { port } = new URL(shopAddress());
    for (const path of ['/robots.txt', '/sitemap.xml', '/', '/about']) {
      const { status, text } = await getAs('evil.example', path);

      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain('evil.example');
      expect(text).toContain(`http://localhost:${port}/`);
    }
    expect((await getAs('192.168.1.20:4000', '/robots.txt')).text).toContain('http://192.168.1.20:4000/sitemap.xml');
    expect((await getAs('a b', '/')).status).toBe(400);
  });

  it('names every product and category, and no page of a shopper', async () => {
    const countProducts = async () =>
      (await ask<{ products: { totalCount: number } }>('{ products { totalCount } }')).products.totalCount;
    const before = await countProducts();
    const addresses = await sitemap();
    // Beside this, owners of other tests add goods and take them away.
    const counts = [before, await countProducts()];
    const { category, subCategory, product } = await someGoods();
    const below = (path: string) => addresses.filter((address) => address.startsWith(`${shopAddress()}${path}`));

    expect(counts).toContain(below('/product/').length);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${shopAddress()}/product/${product.id}`);
    expect(addresses).toContain(`${shopAddress()}/products/category/${category.id}`);
    expect(addresses).toContain(`${shopAddress()}/products/subCat/${subCategory.id}`);
    for (const path of ['/cart', '/checkout', '/orders', '/signIn', '/myList', '/my-account', '/search']) {
      expect(below(path)).toEqual([]);
    }
  });

  it('names pages that are there, by the address that they call their own', async () => {
    const addresses = await sitemap();
    const some = addresses.filter((_, place) => place < 12 || place % Math.ceil(addresses.length / 12) === 0);

    for (const address of some) {
      const response = await fetch(address, { redirect: 'manual' });
      const html = await response.text();
      expect([address, response.status]).toEqual([address, 200]);
      expect(html).toContain(`<link rel="canonical" href="${address}"`);
      expect(html).not.toContain('noindex');
    }
  });

  it('has no file beyond those that it names', async () => {
    expect((await get('/sitemap-1.xml')).status).toBe(404);
  });
});

describe('what search engines are not to find', () => {
  it.each(['/cart', '/checkout', '/orders', '/signIn', '/signUp', '/no-such-page', '/search?q=dal', '/offline'])(
    'says so: %s',
    async (path) => {
      expect(await (await get(path)).text()).toMatch(/<meta name="robots" content="noindex"/);
    },
  );

  it('is not at /products/{id} when there is no such product', async () => {
    const response = await get('/products/0190b6a0-0000-7000-8000-000000000000');

    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  });
});
