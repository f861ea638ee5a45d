import pg from 'pg';
import { CONNECT_TIMEOUT_MS, settingsForPooler } from './connection-settings.js';

/**
 * Sees to it that connections through a pooler have the settings that others come with.
 *
 * @param url through the pooler, whose role gets them
 * @param directUrl past it
 */
export async function preparePooled(url: string, directUrl: string): Promise<void> {
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
