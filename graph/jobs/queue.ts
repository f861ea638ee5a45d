import { setTimeout as pause } from 'node:timers/promises';
import { startWorkerPool, type WorkerParts } from './worker-pool.js';

/**
 * Pauses before a worker pool that was lost is replaced: the first, and the longest. In
 * milliseconds.
 */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 4_000;

/**
 * Starts to do the shop's jobs in this process, until it is told to stop, whatever happens to
 * PostgreSQL meanwhile. Any number of processes may do so on one database.
 *
 * @returns stops it, after the jobs that it has begun
 */
export function startQueue(parts: WorkerParts): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { log } = parts.shop;
  const askedToStop = new Promise((resolve) => signal.addEventListener('abort', resolve));
  const stopping: Promise<void>[] = [];

  const keepWorking = async () => {
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      const startedAt = Date.now();
      const workers = await startWorkerPool(parts).catch((thrown: unknown) => {
        log.warn({ err: thrown }, 'the queue waits for PostgreSQL');
        return null;
      });
      if (workers) {
        const why = await Promise.race([workers.lost, askedToStop]);
        if (!signal.aborted) log.warn({ err: why }, 'the queue starts again');
        if (Date.now() - startedAt > MAX_PAUSE_MS) pauseMs = FIRST_PAUSE_MS;
      }
      // What was asked over a connection that is lost fails first, as long as the pool is there to
      // hear it.
      if (!signal.aborted) await pause(pauseMs, null, { signal, ref: false }).catch(() => undefined);
      // What it has begun must not keep the next from starting.
      if (workers) stopping.push(workers.stop());
    }
  };
  const working = keepWorking();
  return async () => {
    stopped.abort();
    await working;
    await Promise.all(stopping);
  };
}
