import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';

/** Whether the database answers what requests ask. SQL, since no table is asked. */
export function isAnswering(database: DataSource): Promise<boolean> {
  return database.query('SELECT 1').then(Boolean, () => false);
}

/** Whether the server behind a connection may be written to. SQL, since no table is asked. */
export async function mayWriteOver(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mayWrite: boolean }>(
    `SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS "mayWrite"`,
  );
  return rows[0]?.mayWrite ?? false;
}
