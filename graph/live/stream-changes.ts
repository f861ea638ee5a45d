import type { Context } from '../shared/context.js';
import { listenToChanges, type Topic } from './listen-to-changes.js';

/** How often a changing thing is looked at, at the most. In milliseconds. */
const CALM_MS = 250;

/**
 * Looks at something now and after each change of the topics; changes in quick succession are one.
 *
 * It is no generator: those cannot be ended while they wait, and would listen for ever to what
 * no client reads.
 *
 * @param look answers what is to be sent, if anything; its context has read nothing yet
 * @param calmMs however often something changes, it is looked at no more often than this
 * @param onEnd is called once nothing is sent any more
 */
export async function streamChanges<T>(
  ctx: Context,
  topics: readonly Topic[],
  look: (now: Context) => Promise<readonly T[]>,
  { calmMs = CALM_MS, onEnd }: { calmMs?: number; onEnd?: () => void } = {},
): Promise<AsyncIterableIterator<T>> {
  let isDue = true;
  let isOver = false;
  let wake: () => void = () => undefined;
  let lookedAt = 0;
  const pending: T[] = [];
  const unlisten = await listenToChanges(ctx).listen(topics, () => {
    isDue = true;
    wake();
  });
  const end = () => {
    if (!isOver) onEnd?.();
    isOver = true;
    unlisten();
    wake();
  };
  const waiting = (ms: number | null) =>
    new Promise<void>((resolve) => {
      const timer = ms === null ? undefined : setTimeout(resolve, ms);
      wake = () => {
        if (ms !== null && !isOver) return;
        clearTimeout(timer);
        resolve();
      };
    });

  const next = async (): Promise<IteratorResult<T>> => {
    while (!isOver) {
      const [first] = pending;
      if (pending.length > 0) {
        pending.shift();
        return { value: first as T, done: false };
      }
      const restMs = lookedAt + calmMs - Date.now();
      if (!isDue) await waiting(null);
      else if (restMs > 0) await waiting(restMs);
      else {
        isDue = false;
        lookedAt = Date.now();
        pending.push(...(await look({ ...ctx, loaders: new Map() })));
      }
    }
    return { value: undefined, done: true };
  };
  const iterator: AsyncIterableIterator<T> = {
    next: async () => {
      try {
        return await next();
      } catch (thrown) {
        end();
        throw thrown;
      }
    },
    return: async () => {
      end();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
