import type { Browser, Page } from 'playwright-core';
import { openBrowserAsInUse } from '../../testing/whole-shop/browser.js';
import { pagesOf } from './pages.js';
import { medianOf, printRow } from './table.js';

const RUNS = 5;
/** A mid-range phone against a desktop processor. */
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
/** Long enough for late pictures and shifts to be seen. In milliseconds. */
const SETTLE_MS = 2_500;

/**
 * Runs in the page before anything of the page does, hence a text: this side's types know no
 * browser.
 */
const WATCH_PAINTS = `
  const paints = (globalThis.paints = { lcp: 0, cls: 0, blocked: 0 });
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => { paints.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) paints.cls += entry.value; });
  observe('longtask', (entry) => { paints.blocked += Math.max(0, entry.duration - 50); });
`;

interface FirstView {
  ttfb: number;
  lcp: number;
  cls: number;
  blocked: number;
  scriptKb: number;
  htmlKb: number;
}

/**
 * Measures the first view of a running shop on a throttled phone.
 *
 * Prints the median of five cold loads of each page: time to first byte, largest contentful paint,
 * layout shift, time the main thread was blocked, and the compressed bytes of script before anybody
 * touched the page.
 *
 * @param address of the shop, without a slash at its end
 */
export async function benchFirstView(address: string): Promise<void> {
  const browser = await openBrowserAsInUse();
  try {
    printRow(['page', 'TTFB ms', 'LCP ms', 'CLS', 'TBT ms', 'JS KB', 'HTML KB']);
    for (const [name, path] of await pagesOf(address)) {
      const runs: FirstView[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await firstView(browser, address + path));
      printRow([
        name,
        Math.round(medianOf(runs, (view) => view.ttfb)),
        Math.round(medianOf(runs, (view) => view.lcp)),
        medianOf(runs, (view) => view.cls).toFixed(3),
        Math.round(medianOf(runs, (view) => view.blocked)),
        medianOf(runs, (view) => view.scriptKb).toFixed(1),
        medianOf(runs, (view) => view.htmlKb).toFixed(1),
      ]);
    }
  } finally {
    await browser.close();
  }
}

async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const bytes = { script: 0, html: 0 };
  const kindOf = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kindOf.get(requestId) === 'Script') bytes.script += encodedDataLength;
    if (kindOf.get(requestId) === 'Document') bytes.html += encodedDataLength;
  });
  await page.addInitScript(WATCH_PAINTS);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await readPaints(page);
  await context.close();
  return { ...seen, scriptKb: bytes.script / 1024, htmlKb: bytes.html / 1024 };
}

interface Paints {
  lcp: number;
  cls: number;
  blocked: number;
}

function readPaints(page: Page): Promise<Paints & { ttfb: number }> {
  return page.evaluate(`({ ...paints, ttfb: performance.getEntriesByType('navigation')[0].responseStart })`);
}
