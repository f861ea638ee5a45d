import { runMigrations } from 'graphile-worker';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { QueueConnections } from '../jobs/queue-connections.js';
import { JOBS_AT_ONCE } from '../jobs/worker-pool.js';
import { indexWaiting } from '../search/index/index-waiting.js';
import { installSearch } from '../search/index/install-search.js';
import { AutoPreparingClient } from './auto-preparing-client.js';
import { entities } from './entities.js';
import { migrations } from './migrations.js';
import { VALUE_TYPES } from './value-types.js';

/** Beyond this a statement is given up; the longest honest one takes a tenth of it. In milliseconds. */
const STATEMENT_TIMEOUT_MS = 8_000;

/** PostgreSQL itself gives statements up; one that is not answered by now is not answered by anybody. In milliseconds. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;

/** A request waits no longer for a free connection than it may take as a whole. In milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000;

/** How long what a request asks for may take. */
const LIMITS = {
  query_timeout: ANSWER_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: CONNECT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
};

/**
 * The options that every connection to the shop's database shares; tables come from migrations, never from a sync.
 *
 * @param limits of time, by the driver's names; by default those of what a request asks for
 */
export function databaseOptions(url: string, poolSize: number, limits: object = LIMITS): DataSourceOptions {
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
      Client: AutoPreparingClient,
      types: VALUE_TYPES,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...limits,
    },
  };
}

/** Any number that nothing else of the shop locks. */
const MIGRATION_LOCK = 4_711;

/** Pause before asking again whether another process has brought the tables up to date. In milliseconds. */
const MIGRATION_PAUSE_MS = 200;

/** Connects to the database and brings its tables up to date; of several processes one does so, and the others wait. */
export async function openDatabase(url: string, poolSize: number): Promise<DataSource> {
  await bringUpToDate(url);
  return new DataSource(databaseOptions(url, poolSize)).initialize();
}

/** Works over connections without limits of time: what is changed in a large shop takes longer than any visitor may. */
async function bringUpToDate(url: string): Promise<void> {
  const database = await new DataSource(databaseOptions(url, 2, {})).initialize();
  try {
    const lock = database.createQueryRunner();
    while (!(await isTaken(lock))) await new Promise((resolve) => setTimeout(resolve, MIGRATION_PAUSE_MS));
    await bringQueueUpToDate(url);
    await database.runMigrations();
    await installSearch(database);
    await indexWaiting(database.manager, true);
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
  } finally {
    // Whatever went wrong, the lock goes with its connection.
    await database.destroy();
  }
}

async function isTaken(lock: QueryRunner): Promise<boolean> {
  const [row]: { isTaken: boolean }[] = await lock.query('SELECT pg_try_advisory_lock($1) AS "isTaken"', [
    MIGRATION_LOCK,
  ]);
  return row?.isTaken ?? false;
}

/** What the queue is made of, in a schema of its own, to which steps of the shop's tables may add jobs. */
async function bringQueueUpToDate(url: string): Promise<void> {
  const connections = new QueueConnections({ connectionString: url, max: 1, Client: AutoPreparingClient });
  try {
    await runMigrations({ pgPool: connections });
  } finally {
    await connections.end();
  }
}

/**
 * Connections for the queue of a process: one that listens, one that shows that the process is alive, and one more for each
 * job that is taken or done just then.
 */
export function openQueueConnections(url: string): QueueConnections {
  return new QueueConnections({
    ...{ connectionString: url, max: JOBS_AT_ONCE + 2, keepAlive: true, application_name: 'jhola queue' },
    ...{ Client: AutoPreparingClient, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...LIMITS },
  });
}
