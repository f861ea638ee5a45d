import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';

/**
 * Before a process that has ended unasked is replaced. For each that ended before it came to listen the pause doubles, up to the longest, so that
 * one which cannot start does not keep the machine busy. In milliseconds.
 */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** The processes that answer on one port, started by the one that waits for them. */
export interface Processes {
  /** Where they listen. */
  readonly port: number;
  /** Asks all of them to stop, and waits until they are gone. */
  stop(): Promise<void>;
}

/**
 * Starts the program so many times over, each with a core of its own to use, and all accept connections from one queue.
 * Whichever ends unasked is replaced, for as long as
 * this process runs.
 *
 * @param variables environment besides that of this process
 * @throws Error when one of them does not come to listen
 */
export async function startProcesses(count: number, variables: NodeJS.ProcessEnv, log: Logger): Promise<Processes> {
  let isStopping = false;
  // Handed out by turns, a connection that is on its way to a process just then killed is never answered, nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const haveListened = new WeakSet<Worker>();
  let pauseMs = PAUSE_MS;
  const start = () => {
    const worker = cluster.fork(variables);
    // What is sent to a process in the moment that it is killed fails, and nobody listening to that would end this process too.
    worker.on('error', (thrown) =>
      log.warn({ err: thrown, pid: worker.process.pid }, 'a process could not be reached'),
    );
    worker.once('listening', () => {
      haveListened.add(worker);
      pauseMs = PAUSE_MS;
    });
    return worker;
  };
  const replace = (worker: Worker, exitCode: number, signal: string | null) => {
    if (isStopping) return;
    log.error({ pid: worker.process.pid, exitCode, signal }, 'a process has ended and is replaced');
    setTimeout(() => isStopping || start(), pauseMs);
    if (!haveListened.has(worker)) pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  const stop = async () => {
    isStopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      running.map(async (worker) => {
        worker.process.kill('SIGTERM');
        if (!worker.isDead()) await once(worker, 'exit');
      }),
    );
  };
  const ports = await Promise.all(Array.from({ length: count }, () => portOf(start()))).catch(async (thrown) => {
    await stop();
    throw thrown;
  });
  cluster.on('exit', replace);
  return { port: ports[0] ?? 0, stop };
}

function portOf(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', () => reject(new Error('The shop could not be opened.')));
  });
}
