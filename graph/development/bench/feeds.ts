import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FEEDS_HEAP, FEEDS_PROGRAM } from '../../feeds/write-feeds.js';
import { openDatabase } from '../../open-database.js';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.js';
import { stock } from './search.js';
import { printRow } from './table.js';

/** How often it is looked how much memory the process has had. In milliseconds. */
const LOOK_MS = 500;

/**
 * Measures what the process that writes the feeds takes of memory, processor and time, on a
 * PostgreSQL of its own. On Linux alone, whose `/proc` tells the most that it had.
 */
export async function benchFeeds(products: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-bench-'));
  // Started by root, PostgreSQL runs as another user, who must reach its folder through this one.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'bench', durable: false });
  try {
    const database = await openDatabase(postgres.url, 4);
    await stock(postgres.url, products);
    const began = performance.now();
    const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' };
    const child = fork(FEEDS_PROGRAM, [], { execArgv: [...FEEDS_HEAP], env });
    const most = await memoryOf(child);
    const seconds = (performance.now() - began) / 1000;
    const [{ bytes }] = await database.query('SELECT coalesce(sum(length(bytes)), 0) AS bytes FROM feed_part');
    printRow(['products', 'seconds', 'MB of memory', 'MB written']);
    printRow([products, Math.round(seconds), Math.round(most / 1024), Math.round(Number(bytes) / 1e6)]);
    await database.destroy();
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The most memory that a process has until it ends, in kB. @throws Error where it fails */
async function memoryOf(child: ChildProcess): Promise<number> {
  let most = 0;
  const look = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  };
  const looking = setInterval(() => void look(), LOOK_MS);
  const [exitCode] = await once(child, 'exit');
  clearInterval(looking);
  if (exitCode !== 0) throw new Error(`the process that writes the feeds ended with ${exitCode}`);
  return most;
}
