import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { testsEverything } from '../../every-case.js';
import { until } from '../../payment-calls.js';
import { BARE_PATH, hydrated, openBrowser, SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';
import { BILLING_BOXES, fillCart, newShopper, rememberedBy } from '../shopper.js';

const [[, PHONE], [, WIDE]] = SCREENS;

let browser: Browser;
let goods: SomeGoods;
let seen: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
  seen = await visit(browser, { reducedMotion: 'reduce' });
  page = seen.page;
});
afterAll(() => browser.close());

/**
 * Opens the page of a path, from which Back would lead to the page before it, which nothing slows
 * down.
 */
async function open(path: string, options: BrowserContextOptions & Partial<ViewportSize> = {}): Promise<void> {
  await visitAnew(seen, { ...PHONE, ...options });
  await page.goto(path);
  await hydrated(page);
}

const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true').first();
const listing = () => `/products/category/${goods.category.id}`;
const address = () => page.url().slice(new URL(page.url()).origin.length);

/** Waits until the page that was loaded anew has left the entry of what lay over it. */
async function nothingLiesOver(): Promise<void> {
  await hydrated(page);
  await until(async () => !(await page.evaluate('history.state?.overlay')));
}

/** What lies over a page, where, and what opens it. */
const OVERLAYS: [what: string, path: () => string, press: () => Promise<void>][] = [
  ['the menu', () => '/', () => button('Menu').click()],
  ['the search', () => '/', () => page.getByRole('navigation', { name: 'Quick' }).getByText('Search').click()],
  ['the filters', listing, () => button('Filters').click()],
  ['the large pictures', () => `/product/${goods.product.id}`, () => button('View pictures full screen').click()],
];

/** All of them rest on the same part; of two kinds of page each has one in `npm test`. */
const SOME_OVERLAYS = ['the menu', 'the large pictures'];

describe('Back', () => {
  it.each(OVERLAYS.filter(([what]) => testsEverything || SOME_OVERLAYS.includes(what)))(
    'closes %s and stays on the page, and then leaves it',
    async (_what, path, press) => {
      await open(path());

      for (const way of ['back', 'escape', 'back']) {
        await press();
        await dialog().waitFor();
        await (way === 'back' ? page.goBack() : page.keyboard.press('Escape'));
        await dialog().waitFor({ state: 'detached' });
        expect(address()).toBe(path());
      }

      await page.goBack();
      await page.waitForURL(`**${BARE_PATH}`);
      expect(seen.complaints).toEqual([]);
    },
  );

  it('keeps the list narrowed that was narrowed in the sheet of filters, and leads to the whole list next', async () => {
    await open(listing());
    await button('Filters').click();
    for (const name of ['Discount', 'Availability']) {
      const group = dialog().getByRole('group', { name });
      await group.locator('input:not(:checked)').first().check();
    }
    await page.waitForURL(/stock=in/);

    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'Chosen filters' }).waitFor();
    expect(address()).toMatch(/off=\d+&stock=in$/);

    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    expect(address()).toBe(listing());
  });

  it('leads on from a page whose place was chosen in the menu, and from one that was loaded anew beneath it', async () => {
    await open('/');
    await button('Menu').click();
    await dialog().getByRole('button', { name: 'Your Location' }).click();
    const option = dialog().getByRole('option').nth(1);
    const country = (await option.innerText()).trim();
    await Promise.all([page.waitForEvent('load'), option.click()]);
    await nothingLiesOver();
    await button('Menu').click();
    await dialog().getByRole('button', { name: country }).waitFor();
    await page.reload();
    await nothingLiesOver();

    await page.goBack();
    await page.waitForURL(`**${BARE_PATH}`);
  });

  it('leads on from a product whose PIN code was given', async () => {
    await open(`/product/${goods.product.id}`);
    await page.getByLabel('PIN code').first().fill('560001');
    await Promise.all([page.waitForEvent('load'), button('Check').click()]);
    await page.getByText('560001').first().waitFor();
    await hydrated(page);

    await page.goBack();
    await page.waitForURL(`**${BARE_PATH}`);
  });

  it('leaves no menu of the header open over the page before', async () => {
    await open('/about', { ...WIDE, ...rememberedBy(await newShopper()) });
    await page.goto('/contactus');
    await hydrated(page);
    await button('Account').click();
    const way = page.getByRole('link', { name: 'My Wishlist' });
    await way.waitFor();

    await page.goBack();
    await page.waitForURL('**/about');
    await way.waitFor({ state: 'hidden' });
  });

  it('leads from a page that was chosen in the menu to where the menu was opened', async () => {
    await open('/');
    await button('Menu').click();
    await dialog().getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('**/contactus');

    await page.goBack();

    await page.getByRole('heading', { name: 'Featured Categories' }).waitFor();
    await dialog().waitFor({ state: 'hidden' });
    expect(address()).toBe('/');
  });

  it('closes the payment window, keeping form and cart, and the next try is paid', async () => {
    const shopper = await newShopper();
    await fillCart(shopper, goods.product);
    await open('/checkout', rememberedBy(shopper));
    const form = page.getByRole('form', { name: 'BILLING DETAILS' });
    for (const [label, value] of Object.entries(BILLING_BOXES))
      await form.getByLabel(label, { exact: true }).fill(value);
    await button('Checkout').click();
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: /\S/ })
      .or(page.getByText(/^The payment (was|failed|window)/));
    await dialog().or(refusal).first().waitFor();
    expect(await refusal.allInnerTexts()).toEqual([]);

    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    expect([address(), await form.getByLabel('City').inputValue()]).toEqual(['/checkout', BILLING_BOXES.City]);
    await button(/^Checkout|Try again/).click();
    await dialog()
      .getByRole('button', { name: /^Pay ₹/ })
      .click();

    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();
    expect(address()).toMatch(/^\/orders/);
  });
});
