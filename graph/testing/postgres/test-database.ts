import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { featuresWithDemo } from '../../demo/feature.js';
import { openDatabase, tablesOf } from '../../open-database.js';
import { databaseOptions } from '../../postgres/data-source.js';
import { ShopDataSource } from '../../postgres/shop-data-source.js';

/**
 * Connections of a shop, as many as one has without being told otherwise: several shops share a
 * server.
 */
const POOL = 10;

/**
 * However many tests ask at once, on however slow a machine: each of them gets a connection. In
 * milliseconds.
 */
const LIMITS = { connectionTimeoutMillis: 60_000 };

/** Where the database lies that tests copy. */
export interface Template {
  /** An address on the server, by which the other is not opened. */
  server: string;
  /** Its name. */
  database: string;
  /**
   * Copies files rather than pages through the log, which takes half as long where a checkpoint
   * waits for no disk. PostgreSQL 14 knows no choice.
   */
  byFiles?: boolean;
}

/** Makes the database that tests copy: migrated, and empty. One of that name is removed before. */
export async function makeTemplate({ server, database: name }: Template): Promise<void> {
  const direct = directServer(server);
  await onServer(direct, `DROP DATABASE IF EXISTS ${name}`);
  await onServer(direct, `CREATE DATABASE ${name}`);
  const database = await openDatabase(addressOf(direct, name), 2);
  await database.destroy();
}

/** From here on the tests of this run copy that database. */
export function useTemplate({ server, database, byFiles }: Template): void {
  process.env.TEST_POSTGRES_URL = server;
  process.env.TEST_POSTGRES_TEMPLATE = byFiles ? `${database} STRATEGY FILE_COPY` : database;
}

/** A database that a test has for itself. */
export interface TestDatabase {
  database: DataSource;
  url: string;
  /** Past a pooler, where the tests run through one. */
  directUrl: string;
  drop(): Promise<void>;
}

/**
 * A database of one test file's own. Copying the template takes some 50 ms.
 *
 * @param template what is copied: the name of a database without connections; absent: the
 *   migrated and empty one of the run
 */
export async function openTestDatabase(template = process.env.TEST_POSTGRES_TEMPLATE): Promise<TestDatabase> {
  const { TEST_POSTGRES_URL: server } = process.env;
  if (!server) throw new Error('Tests of the graph run through jest, which starts PostgreSQL for them.');
  const direct = directServer(server);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(direct, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const [url, directUrl] = [addressOf(server, name), addressOf(direct, name)];
  const database = await new ShopDataSource(
    databaseOptions(url, POOL, tablesOf(featuresWithDemo), directUrl, LIMITS),
  ).initialize();
  return {
    database,
    url,
    directUrl,
    drop: async () => {
      await database.destroy();
      await onServer(direct, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Past the pooler of a run that goes through one. */
function directServer(server: string): string {
  return process.env.TEST_DATABASE_DIRECT_URL ?? server;
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
