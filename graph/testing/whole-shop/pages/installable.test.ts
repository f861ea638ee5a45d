import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { testsEverything } from '../../every-case.js';
import { hydrated, openBrowser, shopAddress, type Visit, visit } from '../browser.js';
import { get } from '../shop-calls.js';
import { newShopper, rememberedBy, type Shopper } from '../shopper.js';

/**
 * Waits until the worker stands between the page and the network; runs in the page, hence a text.
 */
const IN_CONTROL = `new Promise((resolve) => {
  if (navigator.serviceWorker.controller) resolve();
  else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
})`;
/** Paths of all that the browser keeps for the shop. */
const KEPT = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((store) => store.keys()))))
  .then((stores) => stores.flat().map(({ url }) => new URL(url).pathname))`;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ pictures: true });
});
afterAll(() => browser.close());

interface WebAppManifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

describe('the manifest', () => {
  it('makes the shop an app with a name and a start', async () => {
    const response = await get('/manifest.webmanifest');
    const manifest = (await response.json()) as WebAppManifest;

    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(manifest).toMatchObject({ short_name: 'Jhola', start_url: '/', display: 'standalone' });
    expect(manifest.name).toMatch(/Jhola/);
    expect(await (await get('/')).text()).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  });

  it('has icons of 192 and 512 pixels and one to be cut to shape, as large as they say', async () => {
    const { icons } = (await (await get('/manifest.webmanifest')).json()) as WebAppManifest;

    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of icons) {
      const response = await get(src);
      const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(response.headers.get('content-type')).toBe(type);
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });

  it.each(['/apple-touch-icon.png', '/favicon.ico', '/icons/share.png'])('is joined by %s', async (path) => {
    const response = await get(path);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  });

  it('has no fault in the eyes of a browser', async () => {
    const { page, context } = await visit(browser);
    await page.goto('/');
    const devtools = await context.newCDPSession(page);

    const { errors, url } = await devtools.send('Page.getAppManifest');

    expect(url).toBe(`${shopAddress()}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the service worker', () => {
  let shopper: Shopper;
  let seen: Visit;
  let page: Page;

  beforeAll(async () => {
    shopper = await newShopper();
    seen = await visit(browser, { serviceWorkers: 'allow', ...rememberedBy(shopper) });
    ({ page } = seen);
    await page.goto('/');
    await page.evaluate(IN_CONTROL);
  });
  afterAll(() => seen.context.close());

  it('is asked for anew each time, so that an update is not missed', async () => {
    const response = await get('/service-worker.js');

    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).not.toContain('__VERSION__');
  });

  it('keeps scripts and the offline page, and nothing of a shopper or of the graph', async () => {
    await page.goto('/orders');
    await page.getByText('You have no orders yet').waitFor();
    await page.goto('/about');
    await hydrated(page);

    const kept = await page.evaluate<string[]>(KEPT);

    expect(kept).toContain('/offline');
    expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5);
    expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);
  });

  it('lets each page come from the shop anew, also one where the shopper has been', async () => {
    const requestOf = async (path: string) => (await page.goto(path))?.headerValue('x-request-id');

    const requests = [await requestOf('/about'), await requestOf('/about'), await requestOf('/orders')];

    expect(new Set(requests).size).toBe(3);
    expect(requests).not.toContain(null);
  });

  it.each(testsEverything ? ['/', '/orders', '/cart', '/my-account'] : ['/orders'])(
    'shows the offline page at %s when the network is cut, also where the shopper has been',
    async (path) => {
      await page.goto(path);
      await hydrated(page);
      await seen.context.setOffline(true);

      await page.goto(path);

      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You are offline');
      expect(await page.getByRole('heading', { name: 'What still works' }).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: '1800 000 5642' }).getAttribute('href')).toBe('tel:18000005642');
      expect(new URL(page.url()).pathname).toBe(path);
      await seen.context.setOffline(false);
      // The page opens itself again, and anyone who goes elsewhere in that moment is held up.
      await page.getByRole('heading', { name: 'You are offline' }).waitFor({ state: 'detached' });
      await hydrated(page);
    },
  );

  it('shows the offline page in Hindi to those who chose it, and in Marathi at an address of it', async () => {
    await seen.context.addCookies([{ name: 'lang', value: 'hi', url: new URL('/', page.url()).href }]);
    await seen.context.setOffline(true);

    await page.goto('/about');

    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['इंटरनेट नहीं चल रहा है']);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');

    await page.goto('/mr/about');

    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['इंटरनेट चालू नाही']);
    expect(await page.locator('html').getAttribute('lang')).toBe('mr');
    await page.goto('/about');
    await seen.context.clearCookies({ name: 'lang' });
    await seen.context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  });

  it('opens the page by itself once the shop can be reached again', async () => {
    await seen.context.setOffline(true);
    await page.goto('/about');
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();

    await seen.context.setOffline(false);

    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  });

  it('answers nothing of the graph or of /api while the network is cut', async () => {
    await page.goto('/about');
    await hydrated(page);
    await seen.context.setOffline(true);

    const answers = await page.evaluate<string[]>(
      `Promise.all(['/api/cart', '/api/category', '/graphql?query={shop{name}}'].map((path) =>
        fetch(path).then(() => 'answered', () => 'not answered')))`,
    );

    expect(answers).toEqual(Array(3).fill('not answered'));
    await seen.context.setOffline(false);
  });
});
