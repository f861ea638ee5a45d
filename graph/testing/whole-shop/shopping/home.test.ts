import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { hydrated, openBrowser, pauseTime, runUntil, SCREENS, visit } from '../browser.js';
import { ask } from '../shop-calls.js';

/**
 * A move of the slider that moves every 2000 ms, and more than two of them. In milliseconds of the
 * page's time.
 */
const A_MOVE = 2_500;
const MORE_THAN_TWO_MOVES = 5_000;
/** Within which a move that has begun comes to its end. */
const A_MOVE_ENDS = 1_000;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const row = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('list', { name });
/** What of an element these tests read in the page; this side's types know no browser. */
interface Box {
  offsetLeft: number;
  offsetWidth: number;
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
  children: Iterable<Box>;
  getBoundingClientRect(): { left: number; right: number };
}

const leftOf = (track: Locator) => track.evaluate((element) => (element as unknown as Box).scrollLeft);

/** How many slides of a row are wholly in view, give or take a pixel. */
const inView = (track: Locator) =>
  track.evaluate((element) => {
    const box = element as unknown as Box;
    const { left, right } = box.getBoundingClientRect();
    return [...box.children]
      .map((slide) => slide.getBoundingClientRect())
      .filter((slide) => slide.left >= left - 1 && slide.right <= right + 1).length;
  });

async function home(size: { width: number; height: number }, more: object = {}): Promise<Page> {
  const { page } = await visit(browser, { ...size, ...more });
  await page.goto('/');
  await hydrated(page);
  return page;
}

/**
 * The home page with a time that goes on only where a test says so: nothing has moved by itself
 * yet.
 */
async function homeOutOfTime(size: { width: number; height: number }, more: object = {}): Promise<Page> {
  const { page } = await visit(browser, { ...size, reducedMotion: 'no-preference', ...more });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await pauseTime(page);
  return page;
}

/**
 * Names of the at most ten newest products of a category, the newest first; there is at least one.
 */
async function newestOf(category: string): Promise<string[]> {
  const { categories } = await ask<{ categories: { id: string; name: string }[] }>('{ categories { id name } }');
  const { products } = await ask<{ products: { nodes: { name: string }[] } }>(
    'query ($filter: ProductFilter!) { products(filter: $filter, sort: NEWEST, first: 10) { nodes { name } } }',
    { filter: { categoryId: categories.find(({ name }) => name === category)?.id } },
  );
  expect(products.nodes.length).toBeGreaterThan(0);
  return products.nodes.map(({ name }) => name);
}

/**
 * The newest without those that other tests put up meanwhile, whose names end in a part of an id:
 * all but one, which such a product may have taken the place of.
 */
function ofTheShop(newest: string[]): string[] {
  return newest.filter((name) => !/ [0-9a-f]{8}$/.test(name)).slice(0, 9);
}

const STILL = { reducedMotion: 'reduce' as const };

describe('the home page while it stands still', () => {
  let page: Page;

  beforeAll(async () => {
    page = await home({ width: 1440, height: 900 }, STILL);
  });
  afterAll(() => page.context().close());

  it('has as its Popular Products the at most ten newest of the category whose tab is pressed', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const panel = page.getByRole('tabpanel');
    const names = () => panel.getByRole('article').getByRole('heading').allTextContents();
    const first = await names();

    await page.getByRole('tab', { name: 'Beverages' }).click();
    await panel.getByText('Beverages').first().waitFor();

    expect(ofTheShop(first)).toEqual(ofTheShop(await newestOf('Fruits & Vegetables')));
    expect(ofTheShop(await names())).toEqual(ofTheShop(await newestOf('Beverages')));
  });

  it.each([
    ['at 992 px and wider', { width: 992, height: 800 }, { categories: 8, banners: 2, featured: 4 }],
    ['on a wide screen', { width: 1440, height: 900 }, { categories: 8, banners: 2, featured: 4 }],
    ['under 992 px', { width: 991, height: 800 }, { categories: 6, banners: 1, featured: 3 }],
    ['on a phone', { width: 390, height: 844 }, { categories: 3, banners: 1, featured: 2 }],
  ])('has as many slides side by side as fit: %s', async (_screen, size, expected) => {
    await page.setViewportSize(size);

    expect({
      categories: await inView(row(page, 'Featured Categories')),
      banners: await inView(row(page, 'Offers for your home')),
      featured: await inView(row(page, 'Featured Products')),
    }).toEqual(expected);
  });

  it.each([
    [992, true],
    [991, false],
  ])('at %d px arrows, dots and the column of side banners are there: %s', async (width, areThere) => {
    await page.setViewportSize({ width, height: 800 });
    const highlights = page.getByRole('region', { name: 'Highlights' });

    expect(await highlights.getByRole('button', { name: 'Slide 1 of' }).isVisible()).toBe(areThere);
    expect(await page.getByRole('button', { name: 'Next: Highlights' }).isVisible()).toBe(areThere);
    expect(await page.getByRole('button', { name: 'Next: Featured Products' }).isVisible()).toBe(areThere);
    const column = page.locator('[class*=sideBannersPlace]').getByRole('link');
    expect((await Promise.all((await column.all()).map((banner) => banner.isVisible()))).filter(Boolean)).toHaveLength(
      areThere ? 4 : 0,
    );
  });
});

describe('Featured Categories on a wide screen', () => {
  const [, [, WIDE]] = SCREENS;

  it('move by themselves once the visitor prefers no reduced motion, and stay at their end', async () => {
    const page = await homeOutOfTime(WIDE);
    const track = row(page, 'Featured Categories');
    await track.scrollIntoViewIfNeeded();
    const end = await track.evaluate((element) => {
      // Its width for scrolling is another while its slides move.
      const { clientWidth, lastElementChild } = element as unknown as Box & { lastElementChild: Box };
      return lastElementChild.offsetLeft + lastElementChild.offsetWidth - clientWidth;
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.runFor(A_MOVE_ENDS);
    const before = await leftOf(track);
    await page.clock.runFor(MORE_THAN_TWO_MOVES);
    expect(await leftOf(track)).toBe(before);
    await page.emulateMedia({ reducedMotion: 'no-preference' });

    await page.clock.runFor(A_MOVE);
    expect(await leftOf(track)).toBeGreaterThan(before);
    while ((await leftOf(track)) < end - 2) await page.clock.runFor(A_MOVE);
    await page.clock.runFor(MORE_THAN_TWO_MOVES);

    expect(await leftOf(track)).toBeGreaterThanOrEqual(end - 2);
    await page.context().close();
  });
});

/** Drags a finger over most of a row. */
async function swipeLeft(track: Locator, devtools: CDPSession): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await track.boundingBox()) ?? {};
  const at = (part: number) => [{ x: x + width * part, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.9) });
  for (let part = 0.85; part > 0.2; part -= 0.05) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the sliders on a phone', () => {
  it('move under a finger, and Featured Categories not by themselves', async () => {
    const page = await homeOutOfTime(SCREENS[0][1], { hasTouch: true, isMobile: true });
    const devtools = await page.context().newCDPSession(page);

    for (const name of ['Highlights', 'Featured Categories', 'Offers for your home', 'Featured Products']) {
      const track = row(page, name);
      await track.scrollIntoViewIfNeeded();
      if (name === 'Featured Categories') {
        await page.clock.runFor(MORE_THAN_TWO_MOVES);
        expect(await leftOf(track)).toBe(0);
      }
      const before = await leftOf(track);
      await swipeLeft(track, devtools);
      await runUntil(page, async () => (await leftOf(track)) > before);
    }
    await page.context().close();
  });
});
