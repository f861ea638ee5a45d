import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { databaseOptions, openDatabase } from '../database/data-source.js';
import { ShopDataSource } from '../database/shop-data-source.js';

/** Connections of a shop, as many as one has without being told otherwise: several shops share a server. */
const POOL = 10;

/** However many tests ask at once, on however slow a machine: whoever waits gets a connection. In milliseconds. */
const LIMITS = { connectionTimeoutMillis: 60_000 };

const TEMPLATE = 'template_shop';

/** Makes the database that tests copy: migrated, and empty. @param server any address on it */
export async function makeTemplate(server: string): Promise<void> {
  // On a server that outlives the run it is that of an earlier one.
  const direct = directServer(server);
  await onServer(direct, `DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await onServer(direct, `CREATE DATABASE ${TEMPLATE}`);
  const database = await openDatabase(addressOf(direct, TEMPLATE), 2);
  await database.destroy();
}

/** Puts a copy of the template in the place of a database that nobody is connected to. @param server another database of the server */
export async function copyTemplate(server: string, name: string): Promise<void> {
  await onServer(server, `DROP DATABASE IF EXISTS ${name}`);
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
}

/** A database that a test has for itself. */
export interface TestDatabase {
  database: DataSource;
  url: string;
  /** Past a pooler, where the tests run through one. */
  directUrl: string;
  drop(): Promise<void>;
}

/** A database of one test file's own. Copying the template takes some 50 ms. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('Tests of the graph run through jest, which starts PostgreSQL for them.');
  const direct = directServer(server);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(direct, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const [url, directUrl] = [addressOf(server, name), addressOf(direct, name)];
  const database = await new ShopDataSource(databaseOptions(url, POOL, directUrl, LIMITS)).initialize();
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
