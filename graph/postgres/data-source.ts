import pg from 'pg';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import { AutoPreparingClient } from './auto-preparing-client.js';
import { CONNECT_TIMEOUT_MS, LIMITS, POOLED_LIMITS, SETTINGS } from './connection-settings.js';
import { VALUE_TYPES } from './value-types.js';

/** What the data source knows of tables. */
export interface Tables {
  readonly entities: (new () => object)[];
  /** In the order of their time. */
  readonly migrations: (new () => MigrationInterface)[];
}

/**
 * The options that every connection to the shop's database shares; tables come from migrations,
 * never from a sync.
 *
 * @param directUrl another than `url`, which then leads to a pooler that lends connections for a
 *   transaction at a time, such as PgBouncer: over those nothing is prepared, and nothing set
 * @param limits of time, by the driver's names; by default those of what a request asks for
 */
export function databaseOptions(
  url: string,
  poolSize: number,
  { entities, migrations }: Tables,
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

/**
 * A statement that a replica has not answered by then is asked of the primary, which still has
 * time. In milliseconds.
 */
const REPLICA_LIMIT_MS = 3_000;

/**
 * Connections for what visitors read from a replica; nothing is connected before it is asked for.
 */
export function openReplicaConnections(url: string, poolSize: number): pg.Pool {
  const limits = { ...LIMITS, query_timeout: REPLICA_LIMIT_MS, statement_timeout: REPLICA_LIMIT_MS };
  const pool = new pg.Pool({
    ...{ connectionString: url, max: poolSize, keepAlive: true, application_name: 'jhola' },
    ...{ Client: AutoPreparingClient, types: VALUE_TYPES, connectionTimeoutMillis: REPLICA_LIMIT_MS / 3 },
    ...{ ...SETTINGS, ...limits },
  });
  // A replica that goes takes its idle connections along; no query waits for them.
  pool.on('error', () => undefined);
  return pool;
}
