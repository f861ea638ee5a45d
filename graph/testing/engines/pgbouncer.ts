import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../shared/process/free-port.js';
import type { SystemPostgres } from './debian-postgres.js';
import { runServer, serverFolder } from './run-server.js';

/** PgBouncer in transaction mode before a PostgreSQL, otherwise with its own settings. */
export interface Bouncer {
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts a PgBouncer on a free port. */
export async function startBouncer(postgres: SystemPostgres): Promise<Bouncer> {
  const [folder, port] = [await serverFolder('bouncer'), await freePort()];
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, '"shop" ""\n');
  await writeFile(
    settings,
    [
      ...['[databases]', `* = host=127.0.0.1 port=${postgres.port}`, '[pgbouncer]'],
      ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'pool_mode = transaction'],
      ...['auth_type = trust', `auth_file = ${users}`, ''],
    ].join('\n'),
  );
  const { stop } = await runServer('pgbouncer', [settings], { port, folder });
  return { stop, urlOf: (database) => `postgres://shop@127.0.0.1:${port}/${database}` };
}
