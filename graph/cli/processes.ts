import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';

/**
 * Before a process that has ended unasked is replaced. For each that ended before it came to listen
 * the pause doubles, up to the longest, so that one which cannot start does not keep the machine
 * busy. In milliseconds.
 */
const PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** The processes that answer on one port, started by the one that waits for them. */
export interface Processes {
  /** Where they listen. */
  readonly port: number;
  /** Asks all of them to stop, and waits until they are gone. */
  stop(): Promise<void>;
}

/**
 * Starts the program so many times over, each with a core of its own to use, and all accept
 * connections from one queue. Whichever is killed is replaced, and whichever ends unasked once all
 * of them listen, for as long as this process runs.
 *
 * @param variables environment besides that of this process
 * @throws Error when one of them ends by itself before it comes to listen
 */
export async function startProcesses(count: number, variables: NodeJS.ProcessEnv, log: Logger): Promise<Processes> {
  const haveListened = new WeakSet<Worker>();
  let isOpen = false;
  let isStopping = false;
  let pauseMs = PAUSE_MS;
  // Handed out by turns, a connection that is on its way to a process just then killed is never
  // answered, nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const start = () => {
    const worker = cluster.fork(variables);
    // What is sent to a process in the moment that it is killed fails, and with no listener for
    // that this process would end too.
    worker.on('error', (thrown) =>
      log.warn({ err: thrown, pid: worker.process.pid }, 'a process could not be reached'),
    );
  };
  const replace = (worker: Worker, exitCode: number, signal: string | null) => {
    log.error({ pid: worker.process.pid, exitCode, signal }, 'a process has ended and is replaced');
    setTimeout(() => isStopping || start(), pauseMs);
    if (!haveListened.has(worker)) pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  };
  const stop = async () => {
    isStopping = true;
    await Promise.all(
      running().map(async (worker) => {
        worker.process.kill('SIGTERM');
        if (!worker.isDead()) await once(worker, 'exit');
      }),
    );
  };
  const opening = new Promise<number>((resolve, reject) => {
    cluster.on('listening', (worker, { port }) => {
      haveListened.add(worker);
      pauseMs = PAUSE_MS;
      if (running().filter((each) => haveListened.has(each)).length === count) resolve(port);
    });
    cluster.on('exit', (worker, exitCode, signal: string | null) => {
      if (isStopping) return;
      if (isOpen || signal || haveListened.has(worker)) replace(worker, exitCode, signal);
      // It would do so again.
      else reject(new Error('The shop could not be opened.'));
    });
  });
  for (let started = 0; started < count; started++) start();
  const port = await opening.catch(async (thrown) => {
    await stop();
    throw thrown;
  });
  isOpen = true;
  return { port, stop };
}
