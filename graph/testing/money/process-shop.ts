import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { featuresWithDemo } from '../../demo/feature.js';
import { openQueueConnections } from '../../jobs/queue-connections.js';
import { tablesOf } from '../../open-database.js';
import { databaseOptions } from '../../postgres/data-source.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config/config.js';
import { generatedSecrets } from '../../shared/config/generated-secrets.js';
import { openLog } from '../../shared/observability/log.js';
import { freePort } from '../../shared/process/free-port.js';
import { familyOf, processesNaming } from '../processes.js';
import { callsTo, type TestShop } from '../shop.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../whole-shop/running-shop.js';

/**
 * A shop that runs as a process of its own, over a PostgreSQL of its own, both of which a test may
 * kill.
 */
export interface ProcessShop extends TestShop {
  /** All that its processes printed so far, the killed ones included. */
  printed(): string;
  /**
   * Kills the server with SIGKILL and starts it again at the same address.
   *
   * @returns how long it took to open, in ms
   */
  killServer(): Promise<number>;
  /**
   * Kills PostgreSQL with SIGKILL and waits until the shop has started it again.
   *
   * @returns how long that took, in ms
   */
  killPostgres(): Promise<number>;
  /** Kills both at once and starts the server again. @returns how long it took to open, in ms */
  killBoth(): Promise<number>;
  /** Stops PostgreSQL with SIGSTOP, so that it neither answers nor dies. @returns lets it go on */
  freezePostgres(): Promise<() => void>;
  /** Asks the server to stop. @returns how it ended */
  stopServer(): Promise<{ exitCode: number | null }>;
  /** Processes on this machine that work for it. */
  processes(): string[];
}

const BARE = { SEED_CATALOGUE: 'no' };

/** How long a killed shop may take to answer again on a slow machine. In milliseconds. */
const TIMEOUT_MS = 60_000;

/** Starts an empty shop. @param variables environment besides */
export async function openProcessShop(variables: NodeJS.ProcessEnv = {}): Promise<ProcessShop> {
  const dataDir = await newMigratedDataDir();
  // The port stays the shop's through its restarts.
  const environment = { ...BARE, PORT: String(await freePort()), ...variables };
  let running: RunningShop = await startShop(dataDir, environment);
  let printedBefore = '';
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { databasePassword } = generatedSecrets(dataDir);
  const lock = async () => (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const port = (await lock())[3];
  const url = `postgres://shop:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/shop`;
  const database = await new DataSource(databaseOptions(url, 10, tablesOf(featuresWithDemo))).initialize();
  const queueConnections = openQueueConnections(url);
  // It never listens; factories only want its way to the database.
  const builder = await buildServer({ config, database, log: openLog('silent'), withWeb: false });
  const { address } = running;

  const postgresPid = async () => Number((await lock())[0]);
  const timed = async (work: () => Promise<unknown>) => {
    const startedAt = Date.now();
    await work();
    return Date.now() - startedAt;
  };
  const answers = async () => {
    const response = await fetch(`${address}/health`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    return response?.ok ?? false;
  };
  const waitUntilTrue = async (isTrue: () => Promise<boolean>) => {
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await isTrue())) {
      const { exitCode, signalCode } = running.process;
      const hasEnded = exitCode !== null || signalCode !== null;
      if (hasEnded || Date.now() > deadline)
        throw new Error(`The shop does not answer any more:\n${running.printed()}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const restart = async () => {
    running.process.kill('SIGKILL');
    await once(running.process, 'exit');
    printedBefore += running.printed();
    running = await startShop(dataDir, environment);
    await waitUntilTrue(answers);
  };

  return {
    ...callsTo(address, config),
    address,
    config,
    database,
    queueConnections,
    ctx: (viewer = null) => builder.openContext(viewer),
    countStatements: () => Promise.reject(new Error('the statements of another process are not seen')),
    printed: () => printedBefore + running.printed(),
    freezePostgres: async () => {
      const pids = familyOf(await postgresPid());
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    processes: () => processesNaming(dataDir).map(({ args }) => args),
    killServer: () => timed(restart),
    killPostgres: async () => {
      const pid = await postgresPid();
      return timed(async () => {
        process.kill(pid, 'SIGKILL');
        await waitUntilTrue(async () => (await postgresPid().catch(() => pid)) !== pid);
        await waitUntilTrue(answers);
      });
    },
    killBoth: async () => {
      const pid = await postgresPid();
      return timed(async () => {
        process.kill(pid, 'SIGKILL');
        await restart();
      });
    },
    stopServer: async () => {
      running.process.kill('SIGTERM');
      await once(running.process, 'exit');
      return { exitCode: running.process.exitCode };
    },
    close: async () => {
      await Promise.all([queueConnections.end(), database.destroy()]);
      await running.stop();
      await removeDataDir(dataDir);
    },
  };
}
