import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cliProgress from 'cli-progress';
import pg from 'pg';
import { openDatabase } from '../../open-database.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../postgres/embedded-postgres.js';
import { search } from '../../search/search.service.js';
import { suggest } from '../../search/suggest.service.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config/config.js';
import { projectRoot } from '../../shared/config/project-root.js';
import type { Context } from '../../shared/context.js';
import { openLog } from '../../shared/observability/log.js';
import { stockLargeCatalogue } from './large-catalogue.js';
import { printRow } from './table.js';

const SIZES = [1_500, 30_000, 300_000];
const PAGE = 24;
const SUGGESTIONS = 8;
/** How many products are written, one by one, to learn what that costs. */
const WRITES = 200;

/**
 * Measures search on large catalogues, on a PostgreSQL of its own: how long `search` and `suggest`
 * take over the queries of `graph/search/queries`, how large what search keeps is, and what it adds
 * to writing a product.
 *
 * @param sizes how many products; absent: 1,500, 30,000 and 300,000
 */
export async function benchSearch(sizes: readonly number[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-bench-'));
  // Started by root, PostgreSQL runs as another user, who must reach its folder through this one.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'bench', durable: false });
  try {
    const rows: (string | number)[][] = [];
    for (const size of sizes.length > 0 ? sizes : SIZES) rows.push(await measure(postgres, size, dataDir));
    printRow([
      'products',
      'made s',
      'search',
      'p95 ms',
      'suggest',
      'p95 ms',
      'table MB',
      'index MB',
      'write ms',
      'without',
    ]);
    for (const row of rows) printRow(row);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(postgres: EmbeddedPostgres, size: number, dataDir: string): Promise<(string | number)[]> {
  const name = `products_${size}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = postgres.urlOf(name);
  const database = await openDatabase(url, 4);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', PORT: '0' });
  const server = await buildServer({ config, database, log: openLog(config.logLevel), withWeb: false });
  try {
    const began = performance.now();
    await stock(url, size);
    const seconds = (performance.now() - began) / 1000;
    const queries = await readQueries();
    const searched = await timeEach(queries, (query) => search(server.openContext(null), { query, first: PAGE }));
    const begun = queries.map((query) => query.slice(0, Math.ceil(query.length * 0.6)));
    const suggested = await timeEach(begun, (prefix) => suggest(server.openContext(null), prefix, SUGGESTIONS));
    const [kept] = await database.query(
      `SELECT sum(pg_table_size(c.oid)) AS tables, sum(pg_indexes_size(c.oid)) AS indexes
       FROM pg_class c WHERE relname IN ('search_document', 'search_term', 'search_synonym') AND relkind = 'r'`,
    );
    const megabytes = (bytes: string) => Math.round(Number(bytes) / 1024 / 1024);
    const written = await timeWrites(server.openContext(null), 'with');
    for (const table of ['product', 'product_variant'])
      await database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const without = await timeWrites(server.openContext(null), 'without');
    return [
      size,
      Math.round(seconds),
      ...[...searched, ...suggested].map((ms) => ms.toFixed(1)),
      megabytes(kept.tables),
      megabytes(kept.indexes),
      written.toFixed(2),
      without.toFixed(2),
    ];
  } finally {
    await server.stop();
    await database.destroy().catch(() => undefined);
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** Fills an empty, migrated shop with so many products, and shows how far that has come. */
export async function stock(url: string, size: number): Promise<void> {
  const bar = new cliProgress.SingleBar(
    { format: '{step} {bar} {percentage} %', hideCursor: true },
    cliProgress.Presets.rect,
  );
  bar.start(1, 0, { step: '' });
  await stockLargeCatalogue(url, size, (step, done, total) => {
    bar.setTotal(total);
    bar.update(done, { step });
  });
  bar.stop();
}

/** The queries by which `relevance.test.ts` judges search. */
export async function readQueries(): Promise<string[]> {
  const folder = path.join(projectRoot, 'graph', 'search', 'queries');
  const files = await Promise.all(
    (await readdir(folder, { recursive: true }))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as object),
  );
  return files.flatMap((queries) => Object.keys(queries));
}

/**
 * Half of all took no longer than the first number, 95 of 100 no longer than the second; in ms,
 * after a round to warm up.
 */
async function timeEach(texts: readonly string[], ask: (text: string) => Promise<unknown>): Promise<[number, number]> {
  const taken: number[] = [];
  for (const round of ['warm', 'measured']) {
    for (const text of texts) {
      const began = performance.now();
      await ask(text);
      if (round === 'measured') taken.push(performance.now() - began);
    }
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
  return [at(0.5), at(0.95)];
}

/** What it takes to put up a product with one variant and to rename it later, in ms. */
async function timeWrites(ctx: Context, mark: string): Promise<number> {
  const began = performance.now();
  for (let number = 0; number < WRITES; number += 1) {
    const slug = `${mark}-${number}`;
    await ctx.db.query(
      `INSERT INTO product (slug, name, description, brand, category_id, price_paise)
       SELECT $1, 'Toor Dal - Premium', '', 'Asha Farms', id, 100 FROM category WHERE parent_id IS NULL LIMIT 1`,
      [slug],
    );
    await ctx.db.query(
      `INSERT INTO product_variant (product_id, sku, weight, price_paise, on_hand, position)
       SELECT id, slug, '1 kg', 100, 5, 1 FROM product WHERE slug = $1`,
      [slug],
    );
    await ctx.db.query(`UPDATE product SET name = 'Chana Dal - Premium' WHERE slug = $1`, [slug]);
  }
  return (performance.now() - began) / WRITES;
}
