import type { EntityManager } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { addKeyCalls, type CountedCalls } from './key-calls.queries.js';

/** Calls are written down this long after the first that was not. In milliseconds. */
const WRITE_MS = 2_000;

const HOUR_MS = 60 * 60 * 1000;

/** Calls that are counted and not written down yet, of one database. */
interface Counted {
  /** By key, name and hour. */
  calls: Map<string, CountedCalls>;
  /** Set while they wait; a write that is under way has none. */
  timer: NodeJS.Timeout | null;
}

const countedOf = new WeakMap<EntityManager, Counted>();

/**
 * Counts a call of an API key in memory, from where all of them are written with one statement two
 * seconds later: a call costs no statement of its own, and a process that is killed forgets what it
 * was asked in its last two seconds. Changes are not among that: each is written in its
 * transaction.
 */
export function countKeyCall({ db, log }: Pick<Context, 'db' | 'log'>, apiKeyId: string, operation: string): void {
  const counted = countedOf.get(db) ?? { calls: new Map(), timer: null };
  countedOf.set(db, counted);
  const at = new Date();
  const hour = new Date(at.getTime() - (at.getTime() % HOUR_MS));
  add(counted, { apiKeyId, operation, hour, count: 1, firstAt: at, lastAt: at });
  counted.timer ??= setTimeout(() => void writeKeyCalls({ db, log }), WRITE_MS).unref();
}

/**
 * Writes down what was counted, as before the database is closed; where that fails, it is tried
 * again with the next call.
 */
export async function writeKeyCalls({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const counted = countedOf.get(db);
  if (!counted || counted.calls.size === 0) return;
  const calls = [...counted.calls.values()];
  counted.calls = new Map();
  clearTimeout(counted.timer ?? undefined);
  counted.timer = null;
  try {
    await addKeyCalls(db, calls);
  } catch (thrown) {
    for (const each of calls) add(counted, each);
    log.warn({ err: thrown }, 'calls of API keys wait to be written down');
  }
}

function add({ calls }: Counted, added: CountedCalls): void {
  const key = `${added.apiKeyId} ${added.operation} ${added.hour.getTime()}`;
  const known = calls.get(key);
  if (!known) return void calls.set(key, { ...added });
  known.count += added.count;
  known.lastAt = added.lastAt > known.lastAt ? added.lastAt : known.lastAt;
  known.firstAt = added.firstAt < known.firstAt ? added.firstAt : known.firstAt;
}
