import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, type Visit, visit } from './browser.js';
import { type SomeGoods, someGoods } from './shop-calls.js';

const KB = 1024;
/** What a first view may weigh on the way to a phone, compressed, in bytes. */
const MOST_SCRIPT = 152 * KB;
const MOST_HTML = 32 * KB;
const MOST_OF_A_PICTURE = 60 * KB;
/** Layout shift that a person still takes for rest. @see https://web.dev/articles/cls */
const MOST_SHIFT = 0.1;

const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Runs in the page before anything of the page does, hence a text: this side's types know no browser. */
const WATCH_SHIFTS = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Goes down the page a screen at a time, as one who reads it, so that all its pictures load. */
const READ_TO_THE_END = `(async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
})()`;

interface Transfer {
  path: string;
  kind: string;
  bytes: number;
}

/** Everything that comes to a visitor's browser, with the bytes it took on the way. */
async function transfersOf({ page, context }: Visit): Promise<Transfer[]> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const responses = new Map<string, Omit<Transfer, 'bytes'>>();
  const transfers: Transfer[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { kind: type, path: new URL(response.url).pathname }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) transfers.push({ ...response, bytes: encodedDataLength });
  });
  return transfers;
}

const sum = (transfers: Transfer[], kind: string) =>
  transfers.filter((each) => each.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

let browser: Browser;
let goods: SomeGoods;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
});
afterAll(() => browser.close());

describe.each([
  ['the home page', () => '/'],
  ['a category', () => `/products/category/${goods.category.id}`],
  ['a product', () => `/product/${goods.product.id}`],
])('the first view of %s on a phone', (_name, path) => {
  let seen: Visit;
  let transfers: Transfer[];

  beforeAll(async () => {
    seen = await visit(browser, PHONE);
    transfers = await transfersOf(seen);
    await seen.page.addInitScript(WATCH_SHIFTS);
    await seen.page.goto(path());
    await seen.page.waitForLoadState('networkidle');
  });
  afterAll(() => seen.context.close());

  it('needs few bytes of script before anybody touches it', () => {
    const script = sum(transfers, 'Script');

    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
  });

  it('needs few bytes of markup', () => {
    const html = sum(transfers, 'Document');

    expect(html).toBeGreaterThan(0);
    expect(html).toBeLessThanOrEqual(MOST_HTML);
  });

  it('stays where it is while it loads and while it is read', async () => {
    await seen.page.evaluate(READ_TO_THE_END);
    await seen.page.waitForLoadState('networkidle');

    expect(await seen.page.evaluate<number>('globalThis.shift')).toBeLessThan(MOST_SHIFT);
  });

  it('has no picture that is larger than its place needs', async () => {
    await seen.page.evaluate(READ_TO_THE_END);
    await seen.page.waitForLoadState('networkidle');
    const pictures = transfers.filter(({ kind }) => kind === 'Image');

    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter(({ bytes }) => bytes >= MOST_OF_A_PICTURE)).toEqual([]);
  });
});
