import type { ClientBase } from 'pg';

/**
 * One row for each transaction that ever counted itself at the same time as others. The position
 * is taken after the snapshot, so that the records of all that the snapshot sees lie before it.
 */
const READ = `SELECT coalesce(sum(changes), 0)::text AS goods, coalesce(sum(reference_changes), 0)::text AS reference,
           CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_insert_lsn()::text END AS lsn,
           CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) END AS timeline
         FROM catalogue_version`;

/**
 * The same with accounts by id. Of a list that stands in a select of its own PostgreSQL does not
 * look at the length, so that it keeps the plan.
 */
const READ_WITH_ACCOUNTS = `SELECT version.*, (
           SELECT json_object_agg(id, json_build_object('tokenVersion', token_version, 'role', role))
           FROM "user" WHERE id = ANY((SELECT $1::uuid[])::uuid[])) AS accounts
         FROM (${READ}) AS version`;

/** What of an account says whether a token still holds, and for what. */
export interface AccountState {
  tokenVersion: number;
  /** One of `Role`; null for a shopper. */
  role: string | null;
}

/** What is read of the version. */
export interface VersionRow {
  goods: string;
  reference: string;
  lsn: string | null;
  timeline: string | null;
  /** Absent where none were asked for, null where there are none. */
  accounts?: Record<string, AccountState> | null;
}

/**
 * Reads the version, and accounts by their ids with it. SQL over a connection of its own, since
 * every request waits for it.
 */
export async function findVersion(client: ClientBase, accountIds: readonly string[]): Promise<VersionRow | undefined> {
  const { rows } = await (accountIds.length > 0
    ? client.query<VersionRow>(READ_WITH_ACCOUNTS, [accountIds])
    : client.query<VersionRow>(READ));
  return rows[0];
}
