import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { databaseOptions, openDatabase } from '../database/data-source.js';

/** Connections of a shop, as many as one has without being told otherwise: several shops share a server. */
const POOL = 10;

/** However many tests ask at once, on however slow a machine: whoever waits gets a connection. In milliseconds. */
const LIMITS = { connectionTimeoutMillis: 60_000 };

const TEMPLATE = 'template_shop';

/** Makes the database that tests copy: migrated, and empty. @param server any address on it */
export async function makeTemplate(server: string): Promise<void> {
  await onServer(server, `CREATE DATABASE ${TEMPLATE}`);
  const database = await openDatabase(addressOf(server, TEMPLATE), 2);
  await database.destroy();
}

/** A database that a test has for itself. */
export interface TestDatabase {
  database: DataSource;
  url: string;
  drop(): Promise<void>;
}

/** A database of one test file's own. Copying the template takes some 50 ms. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('Tests of the graph run through jest, which starts PostgreSQL for them.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = addressOf(server, name);
  const database = await new DataSource(databaseOptions(url, POOL, url, LIMITS)).initialize();
  return {
    database,
    url,
    drop: async () => {
      await database.destroy();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
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
