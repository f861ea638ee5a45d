import { setTimeout as pause } from 'node:timers/promises';
import { startWorkerPool, type WorkerParts } from './worker-pool.js';

/** Pauses before a worker pool that was lost is replaced: the first, and the longest. In milliseconds. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/**
 * Starts to do the shop's jobs in this process, until it is told to stop, whatever happens to PostgreSQL meanwhile. Any
 * number of processes may do so on one database.
 *
 * @returns stops it, after the jobs that it has begun
 */
export function startQueue(parts: WorkerParts): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const askedToStop = new Promise((resolve) => signal.addEventListener('abort', resolve));
  const stopping: Promise<void>[] = [];

  const keepWorking = async () => {
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        const workers = await startWorkerPool(parts);
        const startedAt = Date.now();
        const why = await Promise.race([workers.lost, askedToStop]);
        // What it still has to do must not keep the next from starting.
        stopping.push(workers.stop());
        if (signal.aborted) return;
        if (Date.now() - startedAt > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS;
        parts.shop.log.warn({ err: why }, 'the queue starts again');
      } catch (thrown) {
        parts.shop.log.warn({ err: thrown }, 'the queue waits for PostgreSQL');
      }
      await pause(pauseMs, null, { signal, ref: false }).catch(() => undefined);
    }
  };
  const working = keepWorking();
  return async () => {
    stopped.abort();
    await working;
    await Promise.all(stopping);
  };
}
