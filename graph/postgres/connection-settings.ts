import type { DataSource, EntityManager } from 'typeorm';
import type { AutoPreparingClient } from './auto-preparing-client.js';

/**
 * Beyond this a statement is given up; the longest honest one takes a tenth of it. In milliseconds.
 */
const STATEMENT_TIMEOUT_MS = 8_000;

/**
 * PostgreSQL itself gives statements up; one that is not answered by now is not answered by
 * anybody. In milliseconds.
 */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;

/** A request waits no longer for a free connection than it may take as a whole. In milliseconds. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** How long PostgreSQL lets what a request asks for take, by its own names. In milliseconds. */
const SERVER_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: CONNECT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
};

/** How long what a request asks for may take, by the driver's names. */
export const LIMITS = { query_timeout: ANSWER_TIMEOUT_MS, ...SERVER_LIMITS };

/**
 * What a request may take over a pooler, which refuses connections that come with settings: see
 * `settingsForPooler`.
 */
export const POOLED_LIMITS = { query_timeout: ANSWER_TIMEOUT_MS };

/**
 * Settings of every connection, as PostgreSQL's startup takes them. Compiling a statement takes
 * tens of milliseconds, and the shop has none that runs long enough to gain by it.
 */
export const SETTINGS = { options: '-c jit=off' };

/**
 * The same without limits, for what changes a large shop. A role may have limits by itself, see
 * `settingsForPooler`.
 */
export const UNLIMITED = {
  options: [...Object.keys(SERVER_LIMITS).map((limit) => `-c ${limit}=0`), SETTINGS.options].join(' '),
};

/**
 * The statement that gives a role, in the database that it is sent to, the settings that
 * connections through a pooler cannot bring along. It changes nothing where the role has them.
 *
 * A pooler lends each transaction another connection, so that what a session sets would be left to
 * strangers; and at its start PgBouncer lets through hardly more than a name.
 */
export function settingsForPooler(): string {
  const wanted = Object.entries({ ...SERVER_LIMITS, jit: 'off' }).map(([name, value]) => `('${name}', '${value}')`);
  return `
    DO $do$
    DECLARE
      role CONSTANT name := current_setting('jhola.pooled_role');
      wanted record;
    BEGIN
      -- Two processes that start at once would change the same row.
      PERFORM pg_advisory_xact_lock(4713);
      FOR wanted IN SELECT name, value FROM (VALUES ${wanted.join(', ')}) AS setting (name, value) WHERE NOT EXISTS (
        SELECT FROM pg_db_role_setting s WHERE s.setrole = role::regrole AND s.setconfig @> ARRAY[name || '=' || value]
          AND s.setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()))
      LOOP
        EXECUTE format('ALTER ROLE %I IN DATABASE %I SET %I = %L', role, current_database(), wanted.name, wanted.value);
      END LOOP;
    END
    $do$`;
}

/**
 * Where a database is reached without a pooler in between, for what lives longer than a
 * transaction.
 */
export function directUrlOf(database: DataSource): string | undefined {
  const { url, extra } = database.options as { url?: string; extra?: { directUrl?: string } };
  return extra?.directUrl ?? url;
}

/**
 * Does a part of a transaction without limits of time, for what changes a large shop: neither
 * PostgreSQL nor the driver gives up a statement of it. PostgreSQL's are lifted for the rest of the
 * transaction.
 */
export async function liftLimits<T>(tx: EntityManager, work: () => Promise<T>): Promise<T> {
  for (const limit of Object.keys(SERVER_LIMITS)) await tx.query(`SET LOCAL ${limit} = 0`);
  const connection: AutoPreparingClient = await tx.queryRunner?.connect();
  return connection.waitAsLongAsItTakes(work);
}

/**
 * Has statements planned for the values they are sent with for the rest of a transaction: where a
 * list is either found by an index or along its order, and the values alone tell which is soon.
 */
export async function planEachTime(tx: EntityManager): Promise<void> {
  await tx.query('SET LOCAL plan_cache_mode = force_custom_plan');
}

/**
 * Has rows grouped as they come for the rest of a transaction, where many rows make few groups and
 * PostgreSQL expects as many groups as rows, which it would sort.
 */
export async function groupByHash(tx: EntityManager): Promise<void> {
  await tx.query('SET LOCAL enable_sort = off');
}
