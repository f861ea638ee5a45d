import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { type Addresses, openSitemap, robotsTxt } from './sitemap.js';

const ORIGIN = 'https://jhola.example';
const addresses: Addresses = {
  pages: ['/', '/about'],
  category: (id) => `/products/category/${id}`,
  subCategory: (id) => `/products/subCat/${id}`,
  product: (id) => `/product/${id}`,
  alternates: (path) => [
    { hreflang: 'en', path },
    { hreflang: 'hi', path: path === '/' ? '/hi' : `/hi${path}` },
    { hreflang: 'x-default', path },
  ],
};

let shop: TestShop;
let expected: { places: string[]; products: string[] };

const placesIn = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
const inBoth = (places: readonly string[]) =>
  places.flatMap((place) => [place, place.replace(ORIGIN, `${ORIGIN}/hi`).replace(/\/hi\/$/, '/hi')]);

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  const top = await aCategory(ctx);
  const below = await aCategory(ctx, { parentId: top.id });
  const products = [];
  for (let count = 0; count < 5; count++) products.push(await aProduct(ctx, { categoryId: top.id }));
  expected = {
    places: [
      `${ORIGIN}/`,
      `${ORIGIN}/about`,
      `${ORIGIN}/products/category/${top.id}`,
      `${ORIGIN}/products/subCat/${below.id}`,
    ],
    products: products.map(({ id }) => `${ORIGIN}/product/${id}`).sort(),
  };
});
afterAll(() => shop.close());

describe('sitemap', () => {
  it('names every page, category, sub-category and product in one file while they fit', async () => {
    const sitemap = openSitemap(addresses);

    const xml = await sitemap.read(shop.ctx(), null, ORIGIN);

    expect(xml).toMatch(/<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9" /);
    expect(placesIn(xml)).toEqual(inBoth([...expected.places, ...expected.products]));
    expect(await sitemap.read(shop.ctx(), 1, ORIGIN)).toBeNull();
  });

  it('tells of each page, in whatever language, the same alternates, itself among them', async () => {
    const xml = (await openSitemap(addresses).read(shop.ctx(), null, ORIGIN)) ?? '';
    const linksOf = (place: string) => {
      const entry = xml.split('\n').find((line) => line.includes(`<loc>${place}</loc>`)) ?? '';
      return [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]);
    };

    const [product = ''] = expected.products;
    const inHindi = product.replace(ORIGIN, `${ORIGIN}/hi`);
    const alternates = [
      ['en', product],
      ['hi', inHindi],
      ['x-default', product],
    ];
    expect(linksOf(product)).toEqual(alternates);
    expect(linksOf(inHindi)).toEqual(alternates);
  });

  it('names files of no more than the given size, which together name all of it', async () => {
    const sitemap = openSitemap(addresses, 2);

    const index = await sitemap.read(shop.ctx(), null, ORIGIN);
    const files = await Promise.all([1, 2, 3, 4].map((file) => sitemap.read(shop.ctx(), file, ORIGIN)));

    expect(index).toContain('<sitemapindex');
    expect(placesIn(index)).toEqual([1, 2, 3, 4].map((file) => `${ORIGIN}/sitemap-${file}.xml`));
    expect(files.slice(1).map((xml) => placesIn(xml).length)).toEqual([4, 4, 2]);
    expect(files.flatMap(placesIn)).toEqual(inBoth([...expected.places, ...expected.products]));
    expect(await sitemap.read(shop.ctx(), 5, ORIGIN)).toBeNull();
    expect(await sitemap.read(shop.ctx(), 0, ORIGIN)).toBeNull();
  });

  it('is asked of the database once, however many ask', async () => {
    const statementsOf = (readers: number) => {
      const sitemap = openSitemap(addresses);
      return shop.countStatements(async () => {
        await Promise.all(Array.from({ length: readers }, () => sitemap.read(shop.ctx(), null, ORIGIN)));
      });
    };
    // What the catalogue counts once is known from then on.
    await statementsOf(1);

    const alone = await statementsOf(1);

    expect(alone).toBeGreaterThan(0);
    expect(await statementsOf(3)).toBe(alone);
  });

  it('is told to robots by its whole address', () => {
    expect(robotsTxt(ORIGIN)).toContain('\nSitemap: https://jhola.example/sitemap.xml\n');
  });
});
