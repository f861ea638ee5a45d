import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { until } from '../../payment-calls.js';
import { hydrated, openBrowser, SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';

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
// Above all React's, when it cannot take over what the server rendered.
afterEach(() => expect(seen.complaints).toEqual([]));

async function open(path: string, size: { width: number; height: number } = PHONE): Promise<void> {
  await visitAnew(seen, size);
  await page.goto(path);
  await hydrated(page);
}

const dehydrated = (part: string) => page.locator('[data-dehydrated]').filter({ hasText: part });
const hydratedNow = (part: string) => dehydrated(part).waitFor({ state: 'detached' });
const footer = () => page.getByRole('contentinfo');
const isDark = () => page.evaluate<boolean>(`document.documentElement.classList.contains('dark')`);
const scrolled = () => page.evaluate<number>('Math.round(scrollY)');

/** Presses it as a program that reads aloud does, without scrolling there or pointing at it. */
const press = (element: Locator) => element.evaluate((node) => (node as unknown as { click(): void }).click());

describe('the front page on a phone', () => {
  beforeEach(() => open('/'));

  it('has what lies below the first view read out while it is dehydrated, which it is until it is scrolled to', async () => {
    const below = ['Featured Products', 'Your shopping'];
    for (const part of below) expect(await dehydrated(part).count()).toBe(1);
    const featured = dehydrated('Featured Products');
    expect(await featured.getByRole('article').getByRole('heading').count()).toBe(10);
    expect(await featured.getByRole('button', { name: /^Add to Wishlist/ }).count()).toBe(10);

    for (const part of below) {
      await page.getByRole('heading', { name: part }).scrollIntoViewIfNeeded();
      await hydratedNow(part);
    }
  });

  it('obeys the very press that wakes a heart, and a key that is pressed where it is still dehydrated', async () => {
    const wasDark = await isDark();

    await press(
      dehydrated('Featured Products')
        .getByRole('button', { name: /^Add to Wishlist/ })
        .first(),
    );

    await page.getByRole('alert').getByText('Please Login to continue').waitFor();
    await dehydrated('Your shopping').getByRole('button', { name: 'Colours' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');

    await footer().getByRole('button', { name: 'Colours: dark' }).waitFor();
    expect([wasDark, await isDark()]).toEqual([false, true]);
  });

  it('follows a link that is not hydrated yet without loading the page anew', async () => {
    await page.evaluate('globalThis.isSamePage = true');

    await press(dehydrated('Your shopping').getByRole('link', { name: 'About Us' }));

    await page.waitForURL('**/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
  });

  it('takes on the colours that another tab chooses while the button for them is dehydrated', async () => {
    const other = await seen.context.newPage();
    await other.goto('/about');
    await other.evaluate(`localStorage.setItem('theme', 'dark')`);

    await until(isDark);
    expect(await dehydrated('Your shopping').count()).toBe(1);

    await footer().getByRole('button', { name: 'Colours' }).scrollIntoViewIfNeeded();
    await footer().getByRole('button', { name: 'Colours: dark' }).waitFor();
    await other.close();
  });

  it('is where it was left, and all hydrated, after it is loaded again', async () => {
    const heading = page.getByRole('heading', { name: 'Featured Products' });
    await heading.scrollIntoViewIfNeeded();
    await hydratedNow('Featured Products');
    const before = [await scrolled(), Math.round((await heading.boundingBox())?.y ?? 0)];

    await page.reload();

    await page.locator('[data-dehydrated]').first().waitFor({ state: 'detached' });
    await until(async () => (await scrolled()) === before[0]);
    expect([await scrolled(), Math.round((await heading.boundingBox())?.y ?? 0)]).toEqual(before);
  });
});

describe('a category', () => {
  it('leaves its foot dehydrated and whole while it is sorted anew', async () => {
    await open(`/products/category/${goods.category.id}`, WIDE);
    const links = await footer().getByRole('link').count();

    await page.getByRole('combobox', { name: /sort/i }).selectOption({ index: 1 });
    await page.waitForURL('**sort=**');
    await page.getByText('Loading products').waitFor({ state: 'detached' });

    expect(await footer().getByRole('link').count()).toBe(links);
  });

  it('does not wake the filters that a phone does not show, which open nevertheless', async () => {
    await open(`/products/category/${goods.category.id}`);

    expect(await page.locator('aside [data-dehydrated]').count()).toBe(1);
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByText('Availability').waitFor();
  });
});

describe('a product', () => {
  it('opens its reviews by the press that wakes them', async () => {
    await open(`/product/${goods.product.id}`);
    const tab = page.getByRole('tab', { name: /^Reviews/ });
    expect(await page.locator('[data-dehydrated]').filter({ has: tab }).count()).toBe(1);

    await press(tab);

    expect(await tab.getAttribute('aria-selected')).toBe('true');
  });

  it('has what lies below laid out part by part, so that no phone is held up by all of it at once', async () => {
    await page.addInitScript(`{
      let frame = 0;
      const count = () => { frame += 1; requestAnimationFrame(count); };
      requestAnimationFrame(count);
      window.arrivals = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) if (target.hasAttribute('data-arrived')) window.arrivals.push(frame);
      }).observe(document, { subtree: true, attributeFilter: ['data-arrived'] });
    }`);
    await open(`/product/${goods.product.id}`);
    await page.locator('html:not([data-arriving])').waitFor();

    const frames = await page.evaluate<number[]>('arrivals');

    expect(frames.length).toBeGreaterThan(1);
    expect(new Set(frames).size).toBe(frames.length);
  });
});
