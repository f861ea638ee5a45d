import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hydrated, openBrowser, shopAddress, visit } from '../browser.js';
import { someGoods } from '../shop-calls.js';
import { newShopper, rememberedBy } from '../shopper.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * Each page to read, its heading and what the specification wants it to say.
 *
 * @see spec §1, §2, §9
 */
const PAGES: [path: string, heading: string, texts: (string | RegExp)[]][] = [
  [
    '/about',
    'About Us',
    [
      'Our story',
      'Our mission',
      'Our vision',
      'Our values',
      'Fast delivery',
      'Easy returns',
      /mobile app is coming soon/i,
    ],
  ],
  [
    '/contactus',
    'Contact Us',
    ['1800 000 5642', 'help@jhola.example', '27 Haat Road', '10:00 to 18:00, Monday to Saturday'],
  ],
  ['/privacy', 'Privacy Policy', ['What we keep, and why', 'We never see your card number or UPI PIN']],
  ['/terms', 'Terms and Conditions', ['Prices', 'Orders and payment', 'Indian rupees']],
  ['/returnpolicy', 'Return & Refund Policy', [/within 7 days/i, /return or a replacement/, '7-10 business days']],
  [
    '/shippingpolicy',
    'Shipping Policy',
    [
      'Orders above ₹1,000',
      'Free',
      '₹50',
      'From ₹150',
      '₹30',
      '5-7 business days',
      '2-3 business days',
      /refund|money/i,
    ],
  ],
  ['/supportcenter', 'Support Center', ['9 AM to 7 PM, Monday to Saturday', 'Where is my order?']],
];

describe('what the shop sends before any script has run', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visit(browser, { javaScriptEnabled: false }));
  });

  it.each(PAGES)('is the whole of %s, with its own title, description and address', async (path, heading, texts) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect(await page.title()).toBe(`${heading} | Jhola`);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\w+ \w+ \w+/);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shopAddress()}${path}`);
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    const said = (await page.getByRole('main').textContent()) ?? '';
    for (const text of texts) expect(said).toMatch(text);
  });

  it('is led to from the foot of every page', async () => {
    await page.goto('/');

    for (const [path] of PAGES) {
      expect(await page.getByRole('contentinfo').locator(`a[href="${path}"]`).count()).toBe(1);
    }
  });

  it('keeps the two readings of the hours apart: the support center has its own', async () => {
    await page.goto('/supportcenter');

    expect(await page.getByRole('main').textContent()).not.toContain('10:00');
    expect(await page.getByRole('contentinfo').textContent()).toContain('10:00 to 18:00');
  });
});

describe('the table of contents', () => {
  it('leads to a part of the page, which keeps its place when the shopper comes back to it', async () => {
    const { page, context } = await visit(browser);
    await page.goto('/terms');

    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Reviews' }).click();

    const heading = page.getByRole('heading', { name: 'Reviews' });
    await page.locator('h2#reviews:focus').waitFor();
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(64);
    expect(y).toBeLessThan(400);
    expect(page.url()).toBe(`${shopAddress()}/terms#reviews`);
    await context.close();
  });

  it('shows a part at once that a link from elsewhere points at, and opens an answer', async () => {
    const { page, context } = await visit(browser);

    await page.goto('/supportcenter#payment-failed');

    await page.getByText('Your cart is unchanged').waitFor();
    expect((await page.getByText('My payment failed').boundingBox())?.y).toBeLessThan(500);
    await context.close();
  });
});

describe('what the privacy page says of the browser', () => {
  /** All that is stored there, whatever keeps it. */
  const stored = async (at: Page): Promise<string[]> => {
    const kept = await at.evaluate<string[]>(`(async () => [
      ...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name)])()`);
    return [...kept, ...(await at.context().cookies()).map(({ name }) => name)];
  };

  it('names all that is stored there after a visit to the shop, and it has a purpose', async () => {
    const { page, complaints } = await visit(browser);
    const { product } = await someGoods();
    await page.goto('/privacy');
    const names = (await page.locator('dd code').allTextContents()).flatMap((text) => text.split(' · '));

    await page.goto(`/product/${product.id}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    const before = await stored(page);
    const shopper = await newShopper();
    const { storageState } = rememberedBy(shopper);
    if (typeof storageState !== 'object') throw new Error('no storage');
    for (const { name, value } of storageState.origins[0]?.localStorage ?? [])
      await page.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
    for (const path of ['/', '/search?q=milk', '/cart', '/checkout', '/orders']) {
      await page.goto(path);
      await hydrated(page);
    }
    await page.context().addCookies([{ name: 'lang', value: 'hi', url: shopAddress() }]);
    const after = [...new Set([...before, ...(await stored(page))])];

    expect(after).toEqual(expect.arrayContaining(['token', 'scroll', 'lang']));
    expect(
      after.filter(
        (name) => !names.some((said) => name === said || name.startsWith(`${said} `) || name.startsWith(`${said}-`)),
      ),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
