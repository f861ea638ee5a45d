import { chmod, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import path from 'node:path';
import { freePort } from '../../shared/process/free-port.js';
import { openBucket, type TestBucket } from '../../testing/bucket.js';
import { runServer, type ServerProcess, serverFolder } from '../../testing/engines/run-server.js';
import { newDataDir, type RunningShop, removeDataDir, startShop } from '../../testing/whole-shop/running-shop.js';
import { CLUSTER_FILES, type DatabaseMembers, PASSWORD, startMembers } from './database-members.js';

/** What shows the shops' /metrics. */
const METRICS_TOKEN = 'shown to the rehearsal alone';

/** Everything that runs on several machines, on this one. */
export interface Cluster {
  /** Where visitors reach the shops. */
  readonly address: string;
  /** PostgreSQL itself, whichever leads. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly database: DatabaseMembers;
  readonly bucket: TestBucket;
  readonly shops: readonly ClusterShop[];
  /**
   * Tells HAProxy to take a server for dead, or to look at it again: as when the way between them
   * is cut.
   */
  balance(server: string, state: 'maint' | 'ready'): Promise<void>;
  /** Kills HAProxy and starts it again. */
  restartBalancer(): Promise<void>;
  /** The answer of Prometheus to an expression: a value for each series. */
  ask(expression: string): Promise<number[]>;
  /** All that the shops' /metrics tell under a name, added up. */
  readMetric(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** One of the three shops; its port is its own for good. */
export interface ClusterShop {
  readonly name: string;
  readonly port: number;
  kill(): Promise<void>;
  start(): Promise<void>;
  printed(): string;
}

/** Starts the whole of it over the files of deploy/cluster. @param say told what is started */
export async function startCluster(programs: string, say: (sentence: string) => void): Promise<Cluster> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.toReversed()) await each().catch(() => undefined);
  };
  try {
    say('etcd and three PostgreSQLs by Patroni …');
    const database = await startMembers(programs);
    stops.push(database.stop);
    const ports = await freePorts(['shops', 'primary', 'metrics', 'pooler', 'prometheus', 'one', 'two', 'three']);
    say('HAProxy, PgBouncer, the bucket …');
    const balancer = await startHaproxy(database, ports);
    stops.push(balancer.stop);
    stops.push((await startPgbouncer(ports)).stop);
    const bucket = await openBucket();
    stops.push(bucket.close);
    const dataDir = await newDataDir();
    stops.push(() => removeDataDir(dataDir));
    const databaseUrl = `postgres://shop:${encodeURIComponent(PASSWORD)}@127.0.0.1:${ports.primary}/shop`;
    const environment = {
      ...bucket.variables,
      DATABASE_URL: `postgres://shop@127.0.0.1:${ports.pooler}/shop`,
      DATABASE_DIRECT_URL: `postgres://shop@127.0.0.1:${ports.primary}/shop`,
      DATABASE_REPLICA_URLS: database.members.map(({ port }) => `postgres://shop@127.0.0.1:${port}/shop`).join(','),
      DATABASE_PASSWORD: PASSWORD,
      SEED_CATALOGUE: 'no',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      METRICS_TOKEN,
    };
    say('three shops …');
    const shops: ClusterShop[] = [];
    for (const name of ['one', 'two', 'three'] as const) {
      const shop = newShop(name, ports[name], dataDir, environment);
      stops.push(shop.kill);
      await shop.start();
      shops.push(shop);
    }
    say('Prometheus …');
    stops.push((await startPrometheus(database, ports)).stop);
    return {
      address: `http://127.0.0.1:${ports.shops}`,
      databaseUrl,
      dataDir,
      database,
      bucket,
      shops,
      balance: balancer.tell,
      restartBalancer: balancer.restart,
      ask: (expression) => askPrometheus(ports.prometheus, expression),
      readMetric: async (name) => {
        const told = await Promise.all(shops.map(({ port }) => readMetrics(port)));
        const lines = told.flatMap((text) => text.split('\n')).filter((line) => line.startsWith(name));
        return lines.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
      },
      stop,
    };
  } catch (thrown) {
    await stop();
    throw thrown;
  }
}

type Ports = Record<'shops' | 'primary' | 'metrics' | 'pooler' | 'prometheus' | 'one' | 'two' | 'three', number>;

async function freePorts(names: readonly (keyof Ports)[]): Promise<Ports> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, await freePort());
  return Object.fromEntries(found) as Ports;
}

function newShop(name: string, port: number, dataDir: string, environment: NodeJS.ProcessEnv): ClusterShop {
  let running: RunningShop | null = null;
  let printedBefore = '';
  return {
    name,
    port,
    start: async () => {
      running = await startShop(dataDir, { ...environment, PORT: String(port) });
    },
    kill: async () => {
      const { process: shop } = running ?? {};
      if (!shop || shop.exitCode !== null || shop.signalCode !== null) return;
      const ended = new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGKILL');
      await ended;
      printedBefore += running?.printed() ?? '';
      running = null;
    },
    printed: () => printedBefore + (running?.printed() ?? ''),
  };
}

async function startHaproxy({ members }: DatabaseMembers, ports: Ports) {
  const folder = await serverFolder('haproxy');
  const socket = path.join(folder, 'admin');
  const names = ['one', 'two', 'three'] as const;
  const variables = {
    HAPROXY_SOCKET: socket,
    SHOPS_BIND: `127.0.0.1:${ports.shops}`,
    PRIMARY_BIND: `127.0.0.1:${ports.primary}`,
    METRICS_BIND: `127.0.0.1:${ports.metrics}`,
    ...Object.fromEntries(names.map((name, index) => [`SHOP_${index + 1}`, `127.0.0.1:${ports[name]}`])),
    ...Object.fromEntries(members.map(({ port }, index) => [`MEMBER_${index + 1}`, `127.0.0.1:${port}`])),
    ...Object.fromEntries(members.map(({ checkPort }, index) => [`MEMBER_${index + 1}_CHECK`, String(checkPort)])),
  };
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const command = [...settings, 'haproxy', '-db', '-f', path.join(CLUSTER_FILES, 'haproxy.cfg')];
  const start = () => runServer('env', command, { port: ports.primary, folder, keepsFolder: true });
  let running: ServerProcess = await start();
  return {
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await running.stop();
      running = await start();
    },
    tell: (server: string, state: string) =>
      new Promise<void>((resolve, reject) => {
        const connection = createConnection(socket)
          .once('error', reject)
          .once('close', () => resolve());
        connection.resume().end(`set server ${server} state ${state}\n`);
      }),
  };
}

async function startPgbouncer(ports: Ports): Promise<ServerProcess> {
  const folder = await serverFolder('pgbouncer');
  const [users, settings] = [path.join(folder, 'users.txt'), path.join(folder, 'pgbouncer.ini')];
  await writeFile(users, `"shop" "${PASSWORD}"\n`);
  await copyChanged('pgbouncer.ini', settings, {
    'host=haproxy port=5000': `host=127.0.0.1 port=${ports.primary}`,
    'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${ports.pooler}`,
    '/run/pgbouncer/users.txt': users,
  });
  return runServer('pgbouncer', [settings], { port: ports.pooler, folder });
}

async function startPrometheus({ members }: DatabaseMembers, ports: Ports): Promise<ServerProcess> {
  const folder = await serverFolder('prometheus');
  const token = path.join(folder, 'metrics-token');
  await writeFile(token, METRICS_TOKEN);
  await copyFile(path.join(CLUSTER_FILES, 'alarms.yml'), path.join(folder, 'alarms.yml'));
  const settings = path.join(folder, 'prometheus.yml');
  await copyChanged('prometheus.yml', settings, {
    'shop-one:4000, shop-two:4000, shop-three:4000': [ports.one, ports.two, ports.three].map(here).join(', '),
    'member-one:8008, member-two:8008, member-three:8008': members.map(({ checkPort }) => here(checkPort)).join(', '),
    'haproxy:8405': here(ports.metrics),
    'credentials_file: metrics-token': `credentials_file: ${token}`,
  });
  const flags = [
    `--config.file=${settings}`,
    `--storage.tsdb.path=${path.join(folder, 'data')}`,
    `--web.listen-address=${here(ports.prometheus)}`,
    '--log.level=error',
  ];
  return runServer('prometheus', flags, { port: ports.prometheus, folder });
}

/**
 * Copies a file of deploy/cluster with other addresses.
 *
 * @throws Error when one of them does not stand in it any more
 */
async function copyChanged(name: string, to: string, changes: Record<string, string>): Promise<void> {
  let text = await readFile(path.join(CLUSTER_FILES, name), 'utf8');
  for (const [from, into] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/cluster/${name} does not have "${from}" any more.`);
    text = text.replace(from, into);
  }
  await writeFile(to, text);
  await chmod(to, 0o644);
}

function here(port: number): string {
  return `127.0.0.1:${port}`;
}

async function askPrometheus(port: number, expression: string): Promise<number[]> {
  const answer = await fetch(`http://${here(port)}/api/v1/query?query=${encodeURIComponent(expression)}`);
  const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
  return data.result.map(({ value }) => Number(value[1]));
}

async function readMetrics(port: number): Promise<string> {
  const authorization = `Bearer ${METRICS_TOKEN}`;
  return fetch(`http://${here(port)}/metrics`, { headers: { authorization } }).then(
    (answer) => answer.text(),
    () => '',
  );
}
