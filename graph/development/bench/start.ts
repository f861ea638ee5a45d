import { newDataDir, removeDataDir, startShop } from '../../testing/whole-shop/running-shop.js';
import { medianOf, Table } from './table.js';

const RUNS = 3;

/**
 * Measures how long `node dist/graph/main.js` takes until the front page has come: with nothing at all, when PostgreSQL
 * is set up and the shelves are filled, and later, the middle one of three times.
 */
export async function benchStart(): Promise<void> {
  const table = new Table(['', 'open s', 'first page s']);
  const dataDir = await newDataDir();
  try {
    const first = await openOnce(dataDir);
    table.add(['from nothing', first.open.toFixed(1), first.page.toFixed(1)]);
    const later = [];
    for (let run = 0; run < RUNS; run += 1) later.push(await openOnce(dataDir));
    const [open, page] = [medianOf(later, (one) => one.open), medianOf(later, (one) => one.page)];
    table.add(['seeded', open.toFixed(1), page.toFixed(1)]);
  } finally {
    await removeDataDir(dataDir);
  }
}

/** Seconds from the start of the process until it says that it is open, and until the front page has come whole. */
async function openOnce(dataDir: string): Promise<{ open: number; page: number }> {
  const began = performance.now();
  const shop = await startShop(dataDir);
  const open = (performance.now() - began) / 1000;
  const response = await fetch(shop.address);
  const text = await response.text();
  const page = (performance.now() - began) / 1000;
  await shop.stop();
  if (!response.ok || !text.includes('</html>')) throw new Error(`The front page was answered ${response.status}.`);
  return { open, page };
}
