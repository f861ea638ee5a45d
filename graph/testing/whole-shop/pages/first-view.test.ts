import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { testsEverything } from '../../every-case.js';
import { openBrowser, type Visit, visit } from '../browser.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';

const KB = 1024;
/** What a first view may weigh on the way to a phone, compressed, in bytes. */
const MAX_SCRIPT = 153 * KB;
const MAX_HTML = 32 * KB;
const MAX_OF_A_PICTURE = 60 * KB;
/** Layout shift that a person still takes for rest. @see https://web.dev/articles/cls */
const MAX_SHIFT = 0.1;

const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Runs in the page before anything of the page does, hence a text: this side's types know no
 * browser.
 */
const WATCH_SHIFTS = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/**
 * On how many pictures of each page the eye rests; each is drawn for the first time. All of them
 * where everything is tested.
 */
const MAX_READ = testsEverything ? 10_000 : 12;

/**
 * Goes down the page from picture to picture, as one who reads it, and waits for each that is
 * shown.
 */
const READ = `(async () => {
  const seen = new Set();
  const next = () => [...document.images].find((each) => !seen.has(each) && each.getClientRects().length > 0);
  for (let picture = next(); picture && seen.size < ${MAX_READ}; picture = next()) {
    seen.add(picture);
    picture.scrollIntoView({ block: 'center' });
    // One that React has taken away meanwhile never comes.
    while (!picture.complete && picture.getClientRects().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
})()`;

interface Transfer {
  path: string;
  kind: string;
  bytes: number;
}

/** What comes to a visitor's browser. */
interface Transfers {
  /** All that has come so far, with the bytes it took on the way. */
  done: Transfer[];
  /** Waits until nothing is on its way. */
  settled(): Promise<void>;
}

async function transfersOf({ page, context }: Visit): Promise<Transfers> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const responses = new Map<string, Omit<Transfer, 'bytes'>>();
  const done: Transfer[] = [];
  const underWay = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
  devtools.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { kind: type, path: new URL(response.url).pathname }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) done.push({ ...response, bytes: encodedDataLength });
    underWay.delete(requestId);
  });
  const settled = async () => {
    while (underWay.size > 0) await pause(20);
  };
  return { done, settled };
}

const sum = (transfers: Transfer[], kind: string) =>
  transfers.filter((each) => each.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

let browser: Browser;
let goods: SomeGoods;

beforeAll(async () => {
  browser = await openBrowser({ pictures: true });
  goods = await someGoods();
});
afterAll(() => browser.close());

describe.each([
  ['the home page', () => '/'],
  ['a category', () => `/products/category/${goods.category.id}`],
  ['a product', () => `/product/${goods.product.id}`],
])('the first view of %s on a phone', (_name, path) => {
  let seen: Visit;
  /** What came before anybody touched the page, and the pictures of one who read it. */
  let first: Transfer[];
  let pictures: Transfer[];

  beforeAll(async () => {
    seen = await visit(browser, { ...PHONE, reducedMotion: 'no-preference' });
    const { done, settled } = await transfersOf(seen);
    await seen.page.addInitScript(WATCH_SHIFTS);
    await seen.page.goto(path());
    await seen.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await settled();
    first = [...done];

    await seen.page.evaluate(READ);
    await settled();
    pictures = done.filter(({ kind }) => kind === 'Image');
    // Each picture of a category is drawn for the first time, beside whatever else the machine
    // does.
  });
  afterAll(() => seen.context.close());

  it('needs few bytes of script before anybody touches it', () => {
    const script = sum(first, 'Script');

    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MAX_SCRIPT);
  });

  it('needs few bytes of markup', () => {
    const html = sum(first, 'Document');

    expect(html).toBeGreaterThan(0);
    expect(html).toBeLessThanOrEqual(MAX_HTML);
  });

  it('stays where it is while it loads and while it is read', async () => {
    expect(await seen.page.evaluate<number>('globalThis.shift')).toBeLessThan(MAX_SHIFT);
  });

  it('has no picture that is larger than its place needs', () => {
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter(({ bytes }) => bytes >= MAX_OF_A_PICTURE)).toEqual([]);
    // One that the shop does not have would be among them.
    expect(seen.complaints).toEqual([]);
  });
});

/** Addresses of the pictures that the browser has chosen of a row of slides, without their host. */
const CHOSEN_PICTURES = `[...document.querySelectorAll('[aria-label="Highlights"] img')]
  .map((picture) => picture.currentSrc && new URL(picture.currentSrc).pathname)`;

describe('the slides that open the home page on a phone', () => {
  it('fetch the one that is seen, as large as its place, and the others once they are touched', async () => {
    // They would move by themselves, and be fetched for it, after a while.
    const seen = await visit(browser, { ...PHONE, reducedMotion: 'reduce' });
    const { page, context } = seen;
    const { done, settled } = await transfersOf(seen);
    const fetched = async () => {
      await settled();
      const chosen = await page.evaluate<string[]>(CHOSEN_PICTURES);
      return chosen.filter((file) => done.some(({ path }) => path === file));
    };
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await fetched()).toEqual([expect.stringMatching(/-768\.webp$/)]);

    await page.getByRole('region', { name: 'Highlights' }).getByRole('link').first().hover();

    while ((await fetched()).length < 2) await pause(20);
    await context.close();
  });
});
