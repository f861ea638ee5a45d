import { appendFile, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../postgres/embedded-postgres.js';
import { runProgram } from '../../postgres/run-program.js';

/**
 * What of a running server's folder its standby does not get: the log comes by streaming, and the
 * lock is the server's own.
 */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'server.log'];

/**
 * Copies a running embedded PostgreSQL into a standby that follows it by streaming replication, and
 * starts it. The primary keeps for it what of its log it has not read yet, however far behind it
 * falls.
 *
 * @param dataDirs of the primary and of the standby, both absolute; the second is made
 */
export async function startStandby(
  primary: EmbeddedPostgres,
  dataDirs: { primary: string; standby: string },
  password: string,
): Promise<EmbeddedPostgres> {
  const [from, to] = [dataDirs.primary, dataDirs.standby].map((dataDir) => path.join(dataDir, 'postgres'));
  if (!from || !to) throw new Error('Both folders are wanted.');
  const slot = path.basename(dataDirs.standby).toLowerCase().replace(/\W/g, '_');
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [slot]);
    await client.query(`SELECT pg_backup_start('standby', true)`);
    await mkdir(dataDirs.standby, { recursive: true });
    await runProgram('cp', ['-a', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    const log = (await readdir(path.join(to, 'pg_wal'))).map((name) => path.join('pg_wal', name));
    const segments = log.filter((name) => /[0-9A-F]{24}/.test(name));
    const slots = (await readdir(path.join(to, 'pg_replslot'))).map((name) => path.join('pg_replslot', name));
    await Promise.all(
      [...LEFT_OUT, ...segments, ...slots].map((name) => rm(path.join(to, name), { force: true, recursive: true })),
    );
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(path.join(to, 'standby.signal'), '');
    const { hostname, port, username } = new URL(primary.url);
    const address = `host=${hostname} port=${port} user=${username} password=${password}`;
    await appendFile(
      path.join(to, 'postgresql.auto.conf'),
      `primary_conninfo = '${address}'\nprimary_slot_name = '${slot}'\n`,
    );
    const { uid, gid } = await stat(to);
    await Promise.all(['backup_label', 'standby.signal'].map((name) => chown(path.join(to, name), uid, gid)));
  } finally {
    await client.end();
  }
  return startEmbeddedPostgres({ dataDir: dataDirs.standby, password });
}
