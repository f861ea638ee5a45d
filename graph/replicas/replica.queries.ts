import type pg from 'pg';
import type { DataSource } from 'typeorm';

/**
 * The position and the histories are of one snapshot or newer: see `READ` in
 * catalogue-version.queries.ts.
 */
const LOOK = {
  name: 'replica',
  text: `SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn()::text AS lsn,
           pg_postmaster_start_time()::text AS "startedAt", ARRAY(SELECT id::text FROM wal_history) AS histories`,
};

/** Tells one server from another that the same address may lead to. */
const WHICH = 'SELECT pg_postmaster_start_time()::text AS "startedAt"';

/** How far a replica is. */
export interface LookRow {
  isStandby: boolean;
  lsn: string | null;
  startedAt: string;
  histories: string[];
}

/**
 * How far a replica is. SQL over a connection of its own, since it is asked of the server itself.
 */
export async function look(client: pg.ClientBase): Promise<LookRow | undefined> {
  return (await client.query<LookRow>(LOOK)).rows[0];
}

/** When the server behind a connection was started. SQL, as `look` is. */
export async function findStart(client: pg.ClientBase): Promise<string | undefined> {
  return (await client.query<LookRow>(WHICH)).rows[0]?.startedAt;
}

/** Passes a statement of TypeORM on over a connection that is taken and given back. */
export async function askOver<Client extends pg.ClientBase>(
  connect: () => Promise<Client>,
  release: (client: Client, thrown?: unknown) => void,
  text: string,
  values: unknown[] | undefined,
): Promise<pg.QueryResult> {
  const client = await connect();
  try {
    const answer = await client.query(text, values);
    release(client);
    return answer;
  } catch (thrown) {
    release(client, thrown);
    throw thrown;
  }
}

/**
 * Names the history that the primary writes: a row that replicas get by replay and that one which
 * went another way, after a primary was lost, does not have, though its positions may be beyond.
 */
const NAME_HISTORY = `
  INSERT INTO wal_history (system, timeline)
    SELECT system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) FROM pg_control_system()
    ON CONFLICT (system, timeline) DO UPDATE SET timeline = excluded.timeline
    RETURNING id::text, timeline`;

/** Names the history that the primary writes. SQL, since the server's own functions tell it. */
export async function nameHistory(database: DataSource): Promise<{ id: string; timeline: string } | undefined> {
  const [row]: { id: string; timeline: string }[] = await database.query(NAME_HISTORY);
  return row;
}
