import pg from 'pg';
import type { DataSource } from 'typeorm';
import { CONNECT_TIMEOUT_MS, directUrlOf, SETTINGS } from './connection-settings.js';

/**
 * Takes an advisory lock for longer than a transaction, over a connection of its own past any
 * pooler: a process that dies with it gives it back.
 *
 * @returns gives it back; null when another session has it
 */
export async function trySessionLock(database: DataSource, lock: number): Promise<(() => Promise<void>) | null> {
  const client = new pg.Client({
    ...{ connectionString: directUrlOf(database), application_name: 'jhola lock', keepAlive: true },
    ...{ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: CONNECT_TIMEOUT_MS, ...SETTINGS },
  });
  // With the connection the lock is lost, and nothing else.
  client.on('error', () => undefined);
  const giveBack = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS "isTaken"', [lock]);
    if (rows[0].isTaken) return giveBack;
  } catch (thrown) {
    await giveBack();
    throw thrown;
  }
  await giveBack();
  return null;
}
