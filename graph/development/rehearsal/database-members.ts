import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../shared/config/project-root.js';
import { freePort } from '../../shared/process/free-port.js';
import { runServer, type ServerProcess, serverFolder } from '../../testing/engines/run-server.js';
import { familyOf } from '../../testing/processes.js';

/** The files that a deployment on several machines copies. */
export const CLUSTER_FILES = path.join(projectRoot, 'deploy', 'cluster');

/** Made up for this run; no other program reaches the ports. */
export const PASSWORD = 'of this rehearsal alone';

/** A PostgreSQL that Patroni runs. */
export interface Member {
  readonly name: string;
  readonly port: number;
  /** Where Patroni answers. */
  readonly checkPort: number;
  /** Kills Patroni and PostgreSQL with SIGKILL, as a machine does that loses its power. */
  kill(): Promise<void>;
  /** Starts both again over the same folder. */
  start(): Promise<void>;
  /** Removes its folder. */
  remove(): Promise<void>;
  /** What Patroni says that it is: `primary`, `replica`, …; null: it does not answer. */
  role(): Promise<{ role: string; isRunning: boolean; isSynchronous: boolean; isStreaming: boolean } | null>;
}

/** etcd, in which Patroni keeps who leads, and three members. */
export interface DatabaseMembers {
  readonly members: readonly Member[];
  /** The one that leads. @throws Error when none does for a minute */
  leader(): Promise<Member>;
  stop(): Promise<void>;
}

/** How long the members may take to agree, on a busy machine. In milliseconds. */
const TIMEOUT_MS = 120_000;

/**
 * Starts etcd and three members, and waits until one of them leads and another confirms.
 *
 * @param programs of PostgreSQL
 */
export async function startMembers(programs: string): Promise<DatabaseMembers> {
  const etcd = await startEtcd();
  const members = await Promise.all(['one', 'two', 'three'].map((name) => newMember(name, programs, etcd.port)));
  const started: Member[] = [];
  for (const member of members) {
    await member.start();
    started.push(member);
    // The first makes the cluster, and the others copy it.
    await waitUntilTrue('a leader', async () => (await rolesOf(started)).some((role) => role?.role === 'primary'));
  }
  await waitUntilTrue('a synchronous standby', async () =>
    (await rolesOf(members)).some((role) => role?.isSynchronous),
  );
  return {
    members,
    leader: async () => {
      let found: Member | undefined;
      await waitUntilTrue('a leader', async () => {
        const roles = await rolesOf(members);
        found = members[roles.findIndex((role) => role?.role === 'primary' && role.isRunning)];
        return found !== undefined;
      });
      return found as Member;
    },
    stop: async () => {
      await Promise.all(members.map((member) => member.kill()));
      await Promise.all(members.map((member) => member.remove()));
      await etcd.stop();
    },
  };
}

/** Waits for what comes by itself. @throws Error that names it when it does not come */
export async function waitUntilTrue(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`There is not ${what}.`);
    await pause(200);
  }
}

function rolesOf(members: readonly Member[]) {
  return Promise.all(members.map((member) => member.role()));
}

async function startEtcd(): Promise<ServerProcess & { port: number }> {
  const [folder, port, peers] = [await serverFolder('etcd'), await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const flags = {
    'data-dir': path.join(folder, 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
    'log-level': 'error',
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  return { ...(await runServer('etcd', args, { port, folder })), port };
}

async function newMember(name: string, programs: string, etcdPort: number): Promise<Member> {
  const [folder, port, checkPort] = [await serverFolder(`member-${name}`), await freePort(), await freePort()];
  const cluster = path.join(folder, 'cluster');
  const environment = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${checkPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${checkPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: cluster,
    PATRONI_POSTGRESQL_BIN_DIR: programs,
    PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
    SHOP_PASSWORD: PASSWORD,
    PATH: `${CLUSTER_FILES}:${programs}:/usr/bin:/bin`,
    HOME: folder,
    LANG: 'C.UTF-8',
  };
  const settings = path.join(CLUSTER_FILES, 'patroni.yml');
  let patroni: ServerProcess | null = null;
  return {
    name,
    port,
    checkPort,
    start: async () => {
      // `env`, since what runs the server hands on the environment of this process.
      const variables = Object.entries(environment).map(([variable, value]) => `${variable}=${value}`);
      const command = ['-i', ...variables, 'patroni', settings];
      patroni = await runServer('env', command, { port: checkPort, folder, keepsFolder: true });
    },
    kill: async () => {
      const postmaster = Number(
        (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
      );
      const family = postmaster > 0 ? familyOf(postmaster) : [];
      await patroni?.stop();
      for (const pid of family) kill(pid);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
    role: async () => {
      const response = await fetch(`http://127.0.0.1:${checkPort}/patroni`, {
        signal: AbortSignal.timeout(3_000),
      }).catch(() => null);
      if (!response) return null;
      const said = (await response.json()) as Record<string, unknown>;
      const role = String(said.role).replace('master', 'primary');
      return {
        role,
        isRunning: said.state === 'running',
        isSynchronous: said.sync_standby === true,
        isStreaming: role === 'primary' || said.replication_state === 'streaming' || 'xlog' in said,
      };
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went with its parent.
  }
}
