import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { inFull } from '../../every-case.js';
import { until } from '../../payment-calls.js';
import {
  hydrated,
  isFocused,
  openBrowser,
  SCREENS,
  SOME_SCREENS,
  TIMEOUT_MS,
  type Visit,
  visit,
  visitAnew,
} from '../browser.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';

const [[, PHONE], [, WIDE]] = SCREENS;
/** What `npm test` leaves to `npm run test:all`: another button that is pressed early. */
const all = inFull(it);

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

async function open(size: { width: number; height: number }, path = '/'): Promise<void> {
  await visitAnew(seen, size);
  await page.goto(path);
  await hydrated(page);
}

/** Reads again until it reads what is expected; for what the page does a moment later. */
async function eventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && (await read()) !== expected) await wait(50);
  expect(await read()).toBe(expected);
}

const bar = () => page.getByRole('navigation', { name: 'Quick' });
const button = (name: string) => page.getByRole('button', { name, exact: true }).locator('visible=true');
const topOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? Number.NaN);

/**
 * What lies over the middle of the focused element once the page has come to rest, or '' where it
 * can be seen.
 */
const COVER = `(async () => {
  for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, Math.max(0, Math.min(innerHeight - 1, top + height / 2)));
  if (!seen || focused.contains(seen) || seen.contains(focused)) return '';
  return focused.textContent + ' lies under ' + seen.tagName;
})()`;

describe('the header', () => {
  it('is fixed once the page is scrolled more than 100 px, and nothing else moves', async () => {
    await open(WIDE);
    const main = page.getByRole('main');
    const fixed = page.locator('header [data-fixed]');
    const before = await topOf(main);

    await page.mouse.wheel(0, 100);
    await eventually(() => topOf(main), before - 100);
    expect(await fixed.count()).toBe(0);
    await page.mouse.wheel(0, 200);
    await fixed.waitFor();

    await eventually(() => topOf(main), before - 300);
    expect(await topOf(fixed)).toBe(0);
  });

  it('has its navigation in a row from 992 px on, and below that in a bar whose entries have 48 px and more', async () => {
    await open(PHONE);
    const boxes = await Promise.all((await bar().locator('a, button').all()).map((entry) => entry.boundingBox()));
    expect(boxes).toHaveLength(5);
    expect(boxes.filter((box) => !box || box.height < 48 || box.width < 48)).toEqual([]);

    for (const width of [991, 992]) {
      await page.setViewportSize({ width, height: 800 });

      const isWide = width >= 992;
      expect(await page.getByRole('navigation', { name: 'Shop by category' }).isVisible()).toBe(isWide);
      expect(await button('Browse All Categories').isVisible()).toBe(isWide);
      expect(await button('Menu').isVisible()).toBe(!isWide);
      expect(await bar().isVisible()).toBe(!isWide);
    }
  });

  it('is gone through by keyboard: into a submenu, back by Escape, on to a page', async () => {
    await open(WIDE);

    await button('Browse All Categories').focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^More in/ })
      .first()
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('href')).toMatch(/^\/products\/subCat\//);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await isFocused(button('Browse All Categories'))).toBe(true);

    await button('Shop').focus();
    await page.keyboard.press('Enter');
    await page.locator('a[href^="/products/subCat/"]:visible').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products/category/*');
    await page.locator('h1:focus').waitFor();
    expect(await button('Shop').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the keyboard focus', () => {
  it.each(SOME_SCREENS)('is never under the fixed header or the bottom bar, on %s', async (_screen, size) => {
    await open(size, `/products/category/${goods.category.id}`);
    await page.evaluate('scrollTo(0, 1500)');
    await page.getByRole('main').getByRole('article').nth(9).getByRole('link').first().focus();

    const covered: string[] = [];
    for (const key of [...Array(14).fill('Shift+Tab'), ...Array(24).fill('Tab')]) {
      await page.keyboard.press(key);
      covered.push(await page.evaluate<string>(COVER));
    }

    expect(covered.filter(Boolean)).toEqual([]);
  });
});

describe('what is done before the script has come', () => {
  let bring: () => void;

  async function openWithoutScript(size: { width: number; height: number }, path: string): Promise<void> {
    await visitAnew(seen, size);
    const isWanted = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route('**/assets/*.js', (route) => isWanted.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
  }

  it('is done as soon as it has: the menu opens', async () => {
    await openWithoutScript(PHONE, '/');

    await button('Menu').click();
    bring();

    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }).waitFor();
    expect(seen.complaints).toEqual([]);
  });

  all('is done as soon as it has: a product goes where Add To Cart leads', async () => {
    await openWithoutScript(PHONE, `/product/${goods.product.id}`);

    await page
      .getByRole('button', { name: /^Add To Cart/i })
      .locator('visible=true')
      .first()
      .click();
    bring();

    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('is done as soon as it has: the pack that was chosen last is taken', async () => {
    await openWithoutScript(PHONE, `/product/${goods.product.id}`);
    const packs = page.getByRole('main').getByRole('radio');
    const [one, other] = [packs.first(), packs.last()];
    // The end of the markup: all packs stand before it.
    await page.getByRole('contentinfo').waitFor({ state: 'attached' });
    expect(await packs.count()).toBeGreaterThan(1);

    for (const pack of [one, other, one]) await pack.check({ force: true });
    bring();
    await hydrated(page);
    const before = await one.isChecked();
    // The page is drawn anew, with the pack that it knows of.
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .locator('visible=true')
      .first()
      .click();

    expect([before, await one.isChecked()]).toEqual([true, true]);
  });

  it('is done as soon as it has: a form is sent with what was entered', async () => {
    await openWithoutScript(WIDE, '/contactus');

    const address = page.getByLabel('E-mail address for the newsletter');
    await address.fill('asha@example.com');
    await button('Subscribe').click();
    await button('Subscribe').click();
    bring();

    await page.getByRole('status').getByText('newsletter').waitFor();
    expect([new URL(page.url()).search, await address.inputValue()]).toEqual(['', '']);
    expect(seen.complaints).toEqual([]);
  });
});

/** What a browser tells of each thing that it did. */
interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements the browser styles in each of its turns while something is done. */
async function styledAtOnce(act: () => Promise<void>): Promise<number[]> {
  const devtools = await browser.newBrowserCDPSession();
  const counts: number[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      if (event.name === 'UpdateLayoutTree') counts.push(event.args.elementCount ?? 0);
    }
  });
  const traceConfig = { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const isDone = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await isDone;
  await devtools.detach();
  return counts;
}

describe('the menu of a phone', () => {
  it('opens and closes over a page that the browser leaves as it is: nothing below is styled anew', async () => {
    await open(PHONE);
    const below = await page.locator('#root *').count();
    const menu = page.getByRole('dialog', { name: 'Menu' });

    const styled = await styledAtOnce(async () => {
      await button('Menu').click();
      await menu.getByRole('link', { name: 'Sign In' }).waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    });

    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(below / 2);
  });

  it('follows a finger to the left, comes back from a short way and closes after a long one', async () => {
    await open(PHONE);
    await button('Menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const isAt = (left: number) => until(async () => Math.round((await menu.boundingBox())?.x ?? Number.NaN) === left);
    const pull = async (far: number) => {
      await page.mouse.move(240, 200);
      await page.mouse.down();
      for (let way = 0; way <= far; way += 10) await page.mouse.move(240 - way, 200);
    };

    await isAt(0);
    await pull(60);
    await until(async () => ((await menu.boundingBox())?.x ?? 0) < -30);
    // It is held still before it is let go, and so not thrown.
    await wait(200);
    await page.mouse.up();
    await isAt(0);
    await pull(160);
    await page.mouse.up();

    await menu.waitFor({ state: 'detached' });
    expect(seen.complaints).toEqual([]);
  });

  it('says so when it cannot be loaded, and opens once the page has been loaded again', async () => {
    await open(PHONE);
    const parts = '**/assets/SideMenu-*.js';
    await page.route(parts, (route) => route.abort('connectionfailed'));

    await button('Menu').click();
    await page.getByRole('alert').getByText('The menu could not be loaded. Please reload the page.').waitFor();
    expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(false);

    await page.unroute(parts);
    await page.reload();
    await button('Menu').click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }).waitFor();
  });
});

describe('Hindi', () => {
  it('is spoken once it is chosen in the menu, on every page, in the markup as well, until English is chosen', async () => {
    await open(PHONE);
    await button('Menu').click();
    await page.getByRole('dialog').getByRole('link', { name: 'हिन्दी' }).click();

    await page.locator('html[lang=hi][data-hydrated]').waitFor({ state: 'attached' });
    await bar()
      .or(page.getByRole('navigation', { name: 'झटपट' }))
      .getByText('होम')
      .waitFor();
    await page.goto(`/product/${goods.product.id}`);
    await page.getByRole('button', { name: 'कार्ट में डालें' }).first().waitFor();
    const markup = await (await page.request.get('/cart')).text();
    expect(markup).toMatch(/<html [^>]*lang="hi"[\s\S]*मेरा खाता/);
    expect(seen.complaints).toEqual([]);

    await button('मेन्यू').click();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor();
  });
});
