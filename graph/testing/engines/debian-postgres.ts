import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { awaitDatabase } from '../../postgres/await-database.js';
import { runAs, runProgram, systemUser } from '../../postgres/run-program.js';
import { freePort } from '../../shared/process/free-port.js';
import { runServer, serverFolder } from './run-server.js';

/** Where Debian and what follows it keep PostgreSQL, a folder for each version. */
const PLACE = '/usr/lib/postgresql';

/** A PostgreSQL as the system's packages bring it, with the settings that they bring. */
export interface SystemPostgres {
  urlOf(database: string): string;
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * The programs of the oldest PostgreSQL that Debian's packages brought, the most unlike the
 * embedded one; null: there is none.
 */
export function debianPostgres(): string | null {
  const versions = existsSync(PLACE) ? readdirSync(PLACE).toSorted((one, other) => Number(one) - Number(other)) : [];
  const found = versions.find((version) => existsSync(path.join(PLACE, version, 'bin', 'initdb')));
  return found ? path.join(PLACE, found, 'bin') : null;
}

/** Makes a cluster of its own and starts it on a free port. */
export async function startDebianPostgres(programs: string): Promise<SystemPostgres> {
  const [folder, port, user] = [await serverFolder('debian'), await freePort(), await systemUser()];
  const cluster = path.join(folder, 'cluster');
  const initdb = path.join(programs, 'initdb');
  const run = user ? runAs(user, [cluster, initdb]) : runProgram;
  await run(initdb, ['-D', cluster, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  const flags = [
    '-D',
    cluster,
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=`,
  ];
  const { stop } = await runServer(path.join(programs, 'postgres'), flags, { port, folder });
  const urlOf = (database: string) => `postgres://shop@127.0.0.1:${port}/${database}`;
  // It listens a moment before it lets anybody in.
  await awaitDatabase(urlOf('postgres'), { variable: 'Debian’s PostgreSQL' });
  return { port, stop, urlOf };
}
