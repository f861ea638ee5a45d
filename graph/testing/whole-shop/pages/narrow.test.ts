import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hydrated, openBrowser, visit } from '../browser.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';
import { fillCart, newShopper, rememberedBy } from '../shopper.js';

/** A phone of 390 px whose page is drawn at twice its size. */
const TWICE_AS_LARGE = { viewport: { width: 195, height: 422 }, isMobile: true, hasTouch: true };

/** How far a page can be moved sideways, in pixels; runs in the page, hence a text. */
const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

let browser: Browser;
let page: Page;
let goods: SomeGoods;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
  const shopper = await newShopper();
  await fillCart(shopper, goods.product);
  ({ page } = await visit(browser, { ...TWICE_AS_LARGE, ...rememberedBy(shopper) }));
});
afterAll(() => browser.close());

describe('a phone whose page is drawn at twice its size', () => {
  it.each([
    ['the home page', () => '/'],
    ['a category', () => `/products/category/${goods.category.id}`],
    ['a product', () => `/product/${goods.product.id}`],
    ['the charges for delivery', () => '/shippingpolicy'],
    ['the cart', () => '/cart'],
    ['the checkout', () => '/checkout'],
    ['My Account', () => '/my-account'],
  ])('shows %s without moving it sideways', async (_name, path) => {
    await page.goto(path());
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await page.evaluate(SIDEWAYS)).toBe(0);
  });
});
