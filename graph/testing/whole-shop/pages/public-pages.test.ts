import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { testsEverything } from '../../every-case.js';
import { openBrowser, SCREENS, shopAddress, visit } from '../browser.js';
import { get, type SomeGoods, someGoods } from '../shop-calls.js';

let browser: Browser;
let goods: SomeGoods;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
});
afterAll(() => browser.close());

/** How a page is called, where it is and what its heading says. */
const PUBLIC_PAGES: [name: string, path: () => string, heading: () => string | RegExp][] = [
  ['the home page', () => '/', () => /everyday goods, fairly priced/i],
  ['a category', () => `/products/category/${goods.category.id}`, () => goods.category.name],
  ['a sub-category', () => `/products/subCat/${goods.subCategory.id}`, () => goods.subCategory.name],
  ['a product', () => `/product/${goods.product.id}`, () => goods.product.name],
];

const PRICE = /₹[\d,]+\.\d\d/;
const inRupees = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'INR' });

describe('what the shop sends before any script has run', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visit(browser, { javaScriptEnabled: false }));
  });

  /** Opens a page, which names itself and its address for people and search engines. */
  async function open(path: string, heading: string | RegExp): Promise<void> {
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(heading);
    expect(await page.title()).toMatch(/Jhola/);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\w+ \w+/);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shopAddress()}${path}`);
  }

  it.each(PUBLIC_PAGES.slice(0, 3))('is %s, with goods that have names and prices', async (_name, path, heading) => {
    await open(path(), heading());
    const cards = page.getByRole('main').getByRole('article');
    const names = await cards.locator('h3').allTextContents();
    const texts = await cards.allTextContents();

    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(names.filter((text) => !/\w{3}/.test(text))).toEqual([]);
    expect(texts.filter((text) => !PRICE.test(text))).toEqual([]);
  });

  it('lists on a sub-category the goods that are in it', async () => {
    const html = await (await get(`/products/subCat/${goods.subCategory.id}`)).text();

    expect(html).toContain(`href="/product/${goods.product.id}"`);
  });

  it('is a product, with its name, price and currency for search engines as for people', async () => {
    const { id, name, price } = goods.product;
    await open(`/product/${id}`, name);

    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

    expect(facts['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name,
        offers: expect.objectContaining({ price, priceCurrency: 'INR', url: `${shopAddress()}/product/${id}` }),
      }),
    );
    expect(await page.getByRole('main').innerText()).toContain(inRupees(price));
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['an unknown path', '/no-such-page'],
    ['a path below a page', '/cart/more'],
    ['an unknown product', '/product/0190b6a0-0000-7000-8000-000000000000'],
    ['a malformed product', "/product/1'--"],
    ['a product with a broken escape', '/product/%E0%A4%A'],
    ['an unknown category', '/products/category/0190b6a0-0000-7000-8000-000000000000'],
    ['a malformed sub-category', '/products/subCat/one'],
  ])('says Page Not Found for %s', async (_name, path) => {
    const response = await get(path);

    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  });

  it('leads on from the other address of a product for good', async () => {
    const response = await get(`/products/${goods.product.id}`);

    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`/product/${goods.product.id}`);
  });
});

describe.each(SCREENS)('a public page on %s', (_screen, size) => {
  it.each(testsEverything ? PUBLIC_PAGES : PUBLIC_PAGES.slice(0, 1))(
    'comes to life without a complaint: %s',
    async (_name, path) => {
      const { page, context, complaints } = await visit(browser, size);
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
      });

      await page.goto(path());
      if (size.width < 992) await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
      await page.getByRole('button', { name: 'Your Location' }).locator('visible=true').click();
      await page.getByPlaceholder('Search here...').waitFor();
      await page.getByRole('option', { name: 'India', exact: true }).waitFor();

      expect([...complaints, ...refused]).toEqual([]);
      await context.close();
    },
  );
});
