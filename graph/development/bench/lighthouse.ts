import { freePort } from '../../shared/process/free-port.js';
import { openBrowserAsInUse } from '../../testing/whole-shop/browser.js';
import { type FetchedPackage, fetchPackage } from '../fetch-package.js';
import { pagesOf } from './pages.js';
import { medianOf, printRow } from './table.js';

/**
 * Only this benchmark needs it, and it brings some 150 packages. The newest third-party-web is not
 * to be had everywhere.
 */
const LIGHTHOUSE: FetchedPackage = {
  name: 'lighthouse',
  version: '12.8.2',
  overrides: { 'third-party-web': '0.27.0' },
};

/** What is used of it. */
interface Lighthouse {
  default(
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ): Promise<{ lhr: LighthouseResult } | undefined>;
}

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  scores: number[];
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** How fast this machine was meanwhile, by Lighthouse's own test: a desktop has 1,500 or more. */
  benchmarkIndex: number;
  /** What keeps a score but that of performance under 100: the audit and what it says. */
  faults: string[];
}

/**
 * Has Lighthouse look at home, a listing and a product of a running shop, as on a phone.
 *
 * Prints the medians of five runs: the four scores of 100, largest contentful paint and blocking
 * time in ms, layout shift, and how fast the machine was, without which no two runs compare. Below
 * them stands each audit that keeps accessibility, best practices or SEO under 100.
 *
 * @param address of the shop, without a slash at its end
 */
export async function benchLighthouse(address: string): Promise<void> {
  const { default: lighthouse } = await fetchPackage<Lighthouse>(LIGHTHOUSE);
  const faults = new Set<string>();
  printRow(['page', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'machine']);
  for (const [name, path] of await pagesOf(address)) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await lookAt(lighthouse, address + path));
    printRow([
      name,
      ...CATEGORIES.map((_, place) => Math.round(medianOf(reports, ({ scores }) => scores[place] ?? 0))),
      Math.round(medianOf(reports, ({ lcpMs }) => lcpMs)),
      Math.round(medianOf(reports, ({ tbtMs }) => tbtMs)),
      medianOf(reports, ({ cls }) => cls).toFixed(3),
      Math.round(medianOf(reports, ({ benchmarkIndex }) => benchmarkIndex)),
    ]);
    for (const fault of reports.flatMap((report) => report.faults)) faults.add(`${name}: ${fault}`);
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`);
}

async function lookAt(lighthouse: Lighthouse['default'], url: string): Promise<Report> {
  const port = await freePort();
  const browser = await openBrowserAsInUse([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const { categories, audits, environment } = result.lhr;
    const figureOf = (audit: string) => audits[audit]?.numericValue ?? 0;
    const faults = CATEGORIES.slice(1).flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const { score = null, title = '' } = audits[id] ?? {};
        return weight > 0 && score !== null && score < 1 ? [`${category}: ${id} (${title})`] : [];
      }),
    );
    return {
      scores: CATEGORIES.map((category) => (categories[category]?.score ?? 0) * 100),
      lcpMs: figureOf('largest-contentful-paint'),
      tbtMs: figureOf('total-blocking-time'),
      cls: figureOf('cumulative-layout-shift'),
      benchmarkIndex: environment.benchmarkIndex,
      faults,
    };
  } finally {
    await browser.close();
  }
}
