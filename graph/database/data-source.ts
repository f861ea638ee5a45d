import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { DataSource, DataSourceOptions, QueryRunner } from 'typeorm';
import { QueueConnections } from '../jobs/queue-connections.js';
import { JOBS_AT_ONCE } from '../jobs/worker-pool.js';
import { indexWaiting } from '../search/index/index-waiting.js';
import { installSearch, isSearchInstalled } from '../search/index/install-search.js';
import { AutoPreparingClient } from './auto-preparing-client.js';
import { awaitDatabase } from './await-database.js';
import {
  CONNECT_TIMEOUT_MS,
  LIMITS,
  POOLED_LIMITS,
  SETTINGS,
  settingsForPooler,
  UNLIMITED,
} from './connection-settings.js';
import { entities } from './entities.js';
import { migrations } from './migrations.js';
import { ShopDataSource } from './shop-data-source.js';
import { VALUE_TYPES } from './value-types.js';

/**
 * The options that every connection to the shop's database shares; tables come from migrations, never from a sync.
 *
 * @param directUrl another than `url`, which then leads to a pooler that lends connections for a transaction at a time, such
 *   as PgBouncer: over those nothing is prepared, and nothing set
 * @param limits of time, by the driver's names; by default those of what a request asks for
 */
export function databaseOptions(
  url: string,
  poolSize: number,
  directUrl = url,
  limits: object = directUrl === url ? LIMITS : POOLED_LIMITS,
): DataSourceOptions {
  const settings = directUrl === url ? SETTINGS : { isPrepared: false };
  return {
    type: 'postgres',
    // Otherwise TypeORM loads one of its own, beside that of the bundle.
    driver: pg,
    url,
    entities,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    synchronize: false,
    installExtensions: false,
    poolSize,
    applicationName: 'jhola',
    extra: {
      Client: AutoPreparingClient,
      types: VALUE_TYPES,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      directUrl,
      ...settings,
      ...limits,
    },
  };
}

/** Any number that nothing else of the shop locks. */
const MIGRATION_LOCK = 4_711;

/** Pause before asking again whether another process has brought the tables up to date. In milliseconds. */
const MIGRATION_PAUSE_MS = 200;

/** How a database is opened. */
export interface OpenOptions {
  /** As for `databaseOptions`. */
  directUrl?: string;
  /** False refuses tables that are not up to date instead of changing them. */
  migrates?: boolean;
  /** Told when the database is not there at first. */
  onWait?: (sentence: string) => void;
}

/**
 * Waits for the database, connects to it and brings its tables up to date; of several processes one does so, and the others
 * wait.
 *
 * @throws Error that says what to do: where the database does not let the shop in, or where its tables are of a newer build
 */
export async function openDatabase(
  url: string,
  poolSize: number,
  { directUrl = url, migrates = true, onWait }: OpenOptions = {},
): Promise<DataSource> {
  await awaitDatabase(directUrl, { variable: directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', onWait });
  await bringUpToDate(directUrl, migrates);
  if (directUrl === url) return new ShopDataSource(databaseOptions(url, poolSize)).initialize();
  await preparePooled(url, directUrl);
  await awaitDatabase(url, { variable: 'DATABASE_URL', isPooled: true, onWait });
  return new ShopDataSource(databaseOptions(url, poolSize, directUrl)).initialize();
}

/** Sees to it that connections through a pooler have the settings that others come with. */
async function preparePooled(url: string, directUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(url).username);
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query(`SELECT set_config('jhola.pooled_role', coalesce(nullif($1, ''), current_user), false)`, [role]);
    await client.query(settingsForPooler());
  } finally {
    await client.end();
  }
}

/** Works over connections without limits of time: what is changed in a large shop takes longer than any visitor may. */
async function bringUpToDate(url: string, migrates: boolean): Promise<void> {
  // Without the entities, of which the steps know nothing: TypeORM works for each of them when it connects.
  const database = await new ShopDataSource({ ...databaseOptions(url, 2, url, UNLIMITED), entities: [] }).initialize();
  try {
    await refuseNewerTables(database);
    if (!migrates) return await refuseOlderTables(database);
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

/** An older build would sell by rules that the tables no longer keep. @throws Error that says so */
async function refuseNewerTables(database: DataSource): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = (await takenSteps(database)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The tables are of a newer build than this one, which does not know ${unknown.join(', ')}. Start the newer build, or ` +
      'restore the backup that was made before it (docs/operations.md).',
  );
}

async function refuseOlderTables(database: DataSource): Promise<void> {
  const taken = new Set(await takenSteps(database));
  const isMissing = migrations.some(({ name }) => !taken.has(name));
  if (!isMissing && (await isSearchInstalled(database))) return;
  throw new Error(`The tables are not up to date, and MIGRATE_AT_START=no leaves them alone. Run: npm run migrate`);
}

/** Names of the migrations that a database has taken; none of an empty one. */
async function takenSteps(database: DataSource): Promise<string[]> {
  const [found]: { isThere: boolean }[] = await database.query(
    `SELECT to_regclass('migration') IS NOT NULL AS "isThere"`,
  );
  if (!found?.isThere) return [];
  const rows: { name: string }[] = await database.query('SELECT name FROM migration');
  return rows.map(({ name }) => name);
}

async function isTaken(lock: QueryRunner): Promise<boolean> {
  const [row]: { isTaken: boolean }[] = await lock.query('SELECT pg_try_advisory_lock($1) AS "isTaken"', [
    MIGRATION_LOCK,
  ]);
  return row?.isTaken ?? false;
}

/** What the queue is made of, in a schema of its own, to which steps of the shop's tables may add jobs. */
async function bringQueueUpToDate(url: string): Promise<void> {
  const connections = new QueueConnections({
    connectionString: url,
    max: 1,
    Client: AutoPreparingClient,
    ...UNLIMITED,
  });
  try {
    await runMigrations({ pgPool: connections });
  } finally {
    await connections.end();
  }
}

/**
 * Connections for the queue of a process: one that listens, one that shows that the process is alive, and one more for each
 * job that is taken or done just then.
 *
 * @param url of PostgreSQL itself, see `databaseOptions`
 */
export function openQueueConnections(url: string): QueueConnections {
  return new QueueConnections({
    ...{ connectionString: url, max: JOBS_AT_ONCE + 2, keepAlive: true, application_name: 'jhola queue' },
    ...{ Client: AutoPreparingClient, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...SETTINGS, ...LIMITS },
  });
}

/** A statement that a replica has not answered by then is asked of the primary, which still has time. In milliseconds. */
const REPLICA_LIMIT_MS = 3_000;

/** Connections for what visitors read from a replica; nothing is connected before it is asked for. */
export function openReplicaConnections(url: string, poolSize: number): pg.Pool {
  const limits = { ...LIMITS, query_timeout: REPLICA_LIMIT_MS, statement_timeout: REPLICA_LIMIT_MS };
  const pool = new pg.Pool({
    ...{ connectionString: url, max: poolSize, keepAlive: true, application_name: 'jhola' },
    ...{ Client: AutoPreparingClient, types: VALUE_TYPES, connectionTimeoutMillis: REPLICA_LIMIT_MS / 3 },
    ...{ ...SETTINGS, ...limits },
  });
  // A replica that goes takes its idle connections along; nobody waits for them.
  pool.on('error', () => undefined);
  return pool;
}
