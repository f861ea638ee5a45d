import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../shared/config/project-root.js';
import { startShop } from '../../testing/whole-shop/running-shop.js';
import { medianOf, Table } from './table.js';

const RUNS = 3;

/**
 * What a fresh clone does not have, and the installed packages, which are linked instead of copied.
 */
const NOT_CLONED = ['node_modules', 'dist', '.data', '.git'];

/**
 * Measures how long `npm start` takes until the front page has come whole, in a copy of the sources
 * beside the installed packages: with neither a build nor data; with a build, but without data; and
 * with both, the middle one of three times.
 */
export async function benchStart(): Promise<void> {
  const clone = await mkdtemp(path.join(tmpdir(), 'jhola-clone-'));
  const dataDir = path.join(clone, '.data');
  try {
    await cp(projectRoot, clone, {
      recursive: true,
      filter: (source) => !NOT_CLONED.includes(path.relative(projectRoot, source)),
    });
    await symlink(path.join(projectRoot, 'node_modules'), path.join(clone, 'node_modules'), 'dir');
    const start = () => openOnce(clone, dataDir);
    const table = new Table(['npm start', 'open s', 'first page s']);
    const add = (name: string, { open, page }: Times) => table.add([name, open.toFixed(1), page.toFixed(1)]);

    add('nothing', await start());
    await rm(dataDir, { recursive: true });
    add('built', await start());
    const later: Times[] = [];
    for (let run = 0; run < RUNS; run += 1) later.push(await start());
    add('seeded', { open: medianOf(later, ({ open }) => open), page: medianOf(later, ({ page }) => page) });
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}

/**
 * Seconds from the start of npm until the shop says that it is open, and until the front page has
 * come whole.
 */
interface Times {
  open: number;
  page: number;
}

async function openOnce(folder: string, dataDir: string): Promise<Times> {
  const began = performance.now();
  const shop = await startShop(dataDir, {}, ['npm', '--prefix', folder, 'start']);
  const open = (performance.now() - began) / 1000;
  const response = await fetch(shop.address);
  const text = await response.text();
  const page = (performance.now() - began) / 1000;
  await shop.stop();
  if (!response.ok || !text.includes('</html>')) throw new Error(`The front page was answered ${response.status}.`);
  return { open, page };
}
