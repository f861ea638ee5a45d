import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { browserOfRun } from '../browser/find-browser.js';
import { testsEverything } from '../every-case.js';

/** Shows no picture, which saves the shop from drawing it and the browser from painting it. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

/** Those that show no pictures. */
const withoutPictures = new WeakSet<Browser>();

/**
 * Starts the browser that `findBrowser` finds, as tests want it: it paints into no memory and
 * compiles no script for speed.
 *
 * @param pictures whether it shows the pictures of a page, for tests of what they weigh, show or
 *   leave behind
 * @param switches more of its command line
 */
export async function openBrowser({ pictures = false, switches = [] as string[] } = {}): Promise<Browser> {
  const browser = await launch([...FOR_TESTS, ...(pictures ? [] : [WITHOUT_PICTURES]), ...switches]);
  if (!pictures) withoutPictures.add(browser);
  return browser;
}

/**
 * Starts the same browser as a person has it: it paints, and compiles script for speed. For
 * benchmarks.
 *
 * @param switches more of its command line
 */
export function openBrowserAsInUse(switches: string[] = []): Promise<Browser> {
  return launch(switches);
}

/**
 * No test looks at what is painted, and no page of a test lives long enough to earn back what
 * compiling takes.
 */
const FOR_TESTS = ['--force-gpu-mem-available-mb=0', '--js-flags=--no-opt,--no-maglev,--no-sparkplug'];

/** Chromium's sandbox cannot run as root, and what it opens here is our own shop. */
const ALWAYS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function launch(switches: string[]): Promise<Browser> {
  const { executablePath, env } = await browserOfRun();
  return chromium.launch({ executablePath, args: [...ALWAYS, ...switches], env: { ...process.env, ...env } });
}

/** A shopper at a screen of a given width, and what their browser complained of. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /**
   * Console errors and warnings, failed requests and requests to other hosts; a good visit has
   * none.
   */
  complaints: string[];
}

/**
 * The two screens at which the shop is tried: under and above its breakpoint of 992 px. Width and
 * height in pixels.
 */
export const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const;

/**
 * Screens for what is the same at any size: a phone's in the gate, and all of them where everything
 * is tested.
 */
export const SOME_SCREENS = testsEverything ? SCREENS : SCREENS.slice(0, 1);

/**
 * Not by a locator's `dispatchEvent`, which has the page read all of Playwright's own script first,
 * at each load.
 */
const PRESS_A_KEY = `document.querySelector('main h1').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))`;

/**
 * Waits until the page answers to anyone who uses it, and until React has said what it had to say
 * of the markup that the server sent: what stands in `main` is taken over as soon as a key is
 * pressed in it. The offline page has nothing to wait for.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(':is(html[data-hydrated], html:not(:has(#root))):has(main h1)').waitFor({ state: 'attached' });
  await page.evaluate(PRESS_A_KEY);
}

/**
 * Takes the network away from a page, and tells it so. The browser tells it as well, perhaps a
 * moment before the network is gone, in which the page finds that the shop can be reached after
 * all.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate("dispatchEvent(new Event('offline'))");
}

/** So far ahead that the page's time cannot have come there. In milliseconds. */
const HOUR_MS = 3_600_000;
/** What `runUntil` lets pass at a time. In milliseconds. */
const STEP_MS = 50;

/**
 * Has the time of a page go on only where a test says so, from here on; its clock was installed
 * before.
 */
export async function pauseTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + HOUR_MS);
}

/**
 * Lets the paused time of a page pass, a step at a time, until something is so: at most one step
 * more than it needs.
 */
export async function runUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await page.clock.runFor(STEP_MS);
}

/** Whether this very element has the focus. */
export async function isFocused(element: Locator): Promise<boolean> {
  return (await element.and(element.page().locator(':focus')).count()) === 1;
}

/** The address of the shop that the run has opened, without a slash at its end. */
export function shopAddress(): string {
  const address = process.env.SHOP_ADDRESS;
  if (!address) throw new Error('Browser tests run through jest, which opens a shop for them.');
  return address;
}

/** What the browser says when a worker is kept out, see `visit`. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';

/**
 * Its warnings of a picture that a page wants early, at once and some seconds later, where it shows
 * none, see `openBrowser`.
 */
const PICTURE_KEPT_OUT =
  /image loading is disabled\.$|^The resource \S+\/images\/\S+ was preloaded using link preload but not used/;

/** How long a test waits for what it looks for, on a slow machine. In milliseconds. */
export const TIMEOUT_MS = 120_000;

/**
 * Opens an empty browser profile. The shop's service worker is kept out, so that a test sees each
 * request that a page makes; `serviceWorkers: 'allow'` lets it in. Nothing moves by itself, since
 * painting what does takes the processor from all else, unless `reducedMotion` says otherwise or
 * everything is tested.
 *
 * @param options what Playwright calls context options, besides the screen in pixels
 */
export async function visit(
  browser: Browser,
  { width = 1440, height = 900, ...options }: BrowserContextOptions & { width?: number; height?: number } = {},
): Promise<Visit> {
  const settings: BrowserContextOptions = {
    baseURL: shopAddress(),
    serviceWorkers: 'block',
    reducedMotion: testsEverything ? 'no-preference' : 'reduce',
    ...options,
  };
  const context = await browser.newContext({ viewport: { width, height }, ...settings });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === WORKER_KEPT_OUT) return;
    if (withoutPictures.has(browser) && PICTURE_KEPT_OUT.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation away ends what was still loading; that is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (origin !== shopAddress() && !/^(data|blob):$/.test(protocol)) complaints.push(`other host: ${href}`);
  });
  return { page, context, complaints };
}

/** A page of the shop without script, sheet or picture, on which `visitAnew` ends. */
export const BARE_PATH = '/robots.txt';

/**
 * Makes a new visitor of an open visit, or a shopper who has signed in before: nothing is stored,
 * routed or complained of. The window is the same, which has fetched and compiled what each new one
 * would have to anew. Not for a visit whose clock was installed or whose pages were given a script.
 *
 * @param options the screen in pixels, and what the new visitor has stored
 */
export async function visitAnew(
  { page, context, complaints }: Visit,
  {
    width = 1440,
    height = 900,
    storageState,
  }: Pick<BrowserContextOptions, 'storageState'> & { width?: number; height?: number } = {},
): Promise<void> {
  await context.setOffline(false);
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  await page.goto(BARE_PATH);
  await page.setViewportSize({ width, height });
  await context.clearCookies();
  const stored = typeof storageState === 'object' ? storageState.origins.flatMap((each) => each.localStorage) : [];
  await page.evaluate(`localStorage.clear(); sessionStorage.clear();
    for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value);`);
  complaints.length = 0;
}
