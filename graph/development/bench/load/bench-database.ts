import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../open-database.js';
import { startEmbeddedPostgres } from '../../../postgres/embedded-postgres.js';
import { stock } from '../search.js';
import { dressShop } from './dress-shop.js';

/** PostgreSQL for a benchmark: one of its own, or that of DATABASE_URL. */
export interface BenchPostgres {
  /** A folder for what the benchmark keeps while it runs. */
  readonly dataDir: string;
  /** Makes a database, with all tables and nothing in them. */
  makeDatabase(): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

/** A database that is dropped after use. */
export interface BenchDatabase {
  readonly url: string;
  /** For what the benchmark itself asks; its user has to own the database. */
  readonly client: pg.Client;
  drop(): Promise<void>;
}

/** Starts a PostgreSQL of the benchmark's own, or uses that of DATABASE_URL. */
export async function openBenchPostgres(): Promise<BenchPostgres> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-bench-'));
  // Started by root, PostgreSQL runs as another user, who must reach its folder through this one.
  await chmod(dataDir, 0o755);
  const given = process.env.DATABASE_URL;
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir, password: 'bench' });
  const server = given ?? embedded?.url ?? '';
  const stop = async () => {
    await embedded?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  // PostgreSQL is no child of this process, and would outlive a benchmark that is broken off.
  const breakOff = () => stop().finally(() => process.exit(1));
  process.once('SIGINT', breakOff).once('SIGTERM', breakOff);
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, makeDatabase: () => makeDatabase(server), stop };
}

/**
 * Makes a shop with so many products, and all that its pages show besides, and says how long that
 * took.
 */
export async function stockShop({ url, client }: BenchDatabase, products: number): Promise<void> {
  const began = performance.now();
  const report = (what: string) =>
    process.stdout.write(`${products} products ${what} after ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  await stock(url, products);
  report('in the catalogue');
  await dressShop(client);
  report('with pictures and reviews');
}

async function makeDatabase(server: string): Promise<BenchDatabase> {
  const name = `jhola_bench_${Date.now()}`;
  const url = new URL(server);
  url.pathname = name;
  const onServer = async (statement: string) => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await onServer(`CREATE DATABASE ${name}`);
  await (await openDatabase(url.href, 2)).destroy();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    url: url.href,
    client,
    drop: async () => {
      await client.end();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
