import type { ClientBase } from 'pg';
import type { Context } from '../shared/context.js';

/** Has a connection told what is announced on a channel. SQL, since TypeORM does not listen. */
export async function listenOn(client: ClientBase, channel: string): Promise<void> {
  await client.query(`LISTEN ${channel}`);
}

/**
 * Announces what is in no row, also after the request that says so has ended. SQL, since TypeORM
 * does not announce.
 */
export async function announce({ db }: Pick<Context, 'db'>, channel: string, said: string): Promise<void> {
  await db.connection.query('SELECT pg_notify($1, $2)', [channel, said]);
}

/**
 * Asks whether a connection still leads to a server. SQL, as `listenOn` is.
 *
 * @throws Error where it does not
 */
export async function probe(client: ClientBase): Promise<void> {
  await client.query('SELECT 1');
}
