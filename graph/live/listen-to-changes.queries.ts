import type { ClientBase } from 'pg';

/** Has a connection told what is announced on a channel. SQL, since TypeORM does not listen. */
export async function listenOn(client: ClientBase, channel: string): Promise<void> {
  await client.query(`LISTEN ${channel}`);
}

/**
 * Asks whether a connection still leads to a server. SQL, as `listenOn` is.
 *
 * @throws Error where it does not
 */
export async function probe(client: ClientBase): Promise<void> {
  await client.query('SELECT 1');
}
