import { DataSource, type DataSourceOptions } from 'typeorm';
import { installSearch } from '../search/install-search.js';
import { entities } from './entities.js';
import { migrations } from './migrations.js';

/** Beyond this a statement is given up; the longest honest one takes a tenth of it. In milliseconds. */
const STATEMENT_TIMEOUT_MS = 8_000;

/** A request waits no longer for a free connection than it may take as a whole. In milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000;

/** The options that every connection to the shop's database shares; tables come from migrations, never from a sync. */
export function databaseOptions(url: string, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    synchronize: false,
    installExtensions: false,
    poolSize,
    extra: {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: CONNECT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    },
  };
}

/** Connects to the database and brings its tables up to date. */
export async function openDatabase(url: string, poolSize: number): Promise<DataSource> {
  const database = await new DataSource(databaseOptions(url, poolSize)).initialize();
  await database.runMigrations();
  await installSearch(database);
  return database;
}
