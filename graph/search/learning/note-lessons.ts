import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { distanceBetween } from '../plan/spelling/likeness.js';
import { isCounted, type Visit, visitOf } from '../questions/visit-of.js';
import { countBought, countSpelling, findQuestionsOf, findVisits } from './lessons.queries.js';

/** A shopper that asks otherwise later means something else. In milliseconds. */
const WITHIN_MS = 60_000;

/** As many networks are known in memory to have asked in vain a moment ago. */
const MAX_IN_VAIN = 5_000;

/** A spelling may be so far from what is meant, and by so much for each of its letters. */
const MAX_DISTANCE = 2.8;
const DISTANCE_OF_LETTER = 0.35;

/** What is bought is written down this much later: no purchase waits for it. In milliseconds. */
const WRITE_MS = 2_000;

/** More do not wait to be written. */
const MAX_WAITING = 500;

/** What networks asked in vain, by hashes that go with the minute. */
const inVain = new LRUCache<string, string>({ max: MAX_IN_VAIN, ttl: WITHIN_MS });

/** What was bought and is not written down yet, of one database. */
interface Waiting {
  bought: { ctx: Context; productIds: readonly string[] }[];
  timer: NodeJS.Timeout | null;
}

const waitingOf = new WeakMap<object, Waiting>();

/** What is being written down, of one database. */
const writingOf = new WeakMap<object, Promise<void>>();

/** Remembers for a minute that a question was asked in vain, in memory alone. */
export function noteInVain(ctx: Context, query: string): void {
  const visit = visitOf(ctx, 'spelling', query);
  if (visit) inVain.set(visit.network, visit.words);
}

/**
 * Counts what was opened as what was meant by what the same network asked in vain within the minute
 * before, where the two are spelt much alike.
 */
export async function countMeant(ctx: Context, query: string): Promise<void> {
  const { words: meant, network } = visitOf(ctx, 'spelling', query) ?? { words: '', network: '' };
  const words = inVain.get(network);
  if (words === undefined || words === meant) return;
  inVain.delete(network);
  const most = Math.min(MAX_DISTANCE, DISTANCE_OF_LETTER * words.length);
  if (distanceBetween(words, meant, most) > most) return;
  const visit = visitOf(ctx, 'spelling', words, meant);
  if (visit) await countSpelling(ctx.db, visit, meant);
}

/**
 * Counts that products were bought which the same network had opened today from what questions
 * found, once a day for each, two seconds later. The buyer is not kept: that the network opened
 * them is known by the hashes of the day.
 */
export function noteBought(ctx: Context, productIds: readonly string[]): void {
  if (!isCounted(ctx) || productIds.length === 0) return;
  const { connection } = ctx.db;
  const waiting = waitingOf.get(connection) ?? { bought: [], timer: null };
  waitingOf.set(connection, waiting);
  if (waiting.bought.length >= MAX_WAITING) return;
  waiting.bought.push({ ctx, productIds });
  waiting.timer ??= setTimeout(() => void writeBought({ db: connection.manager, log: ctx.log }), WRITE_MS).unref();
}

/**
 * Writes down what was bought, as before the database is closed, and waits for what is being
 * written already. It never fails.
 */
export function writeBought(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  const { connection } = ctx.db;
  const writing = (writingOf.get(connection) ?? Promise.resolve()).then(() => writeWaiting(ctx));
  writingOf.set(connection, writing);
  return writing;
}

async function writeWaiting({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const waiting = waitingOf.get(db.connection);
  if (!waiting) return;
  clearTimeout(waiting.timer ?? undefined);
  waitingOf.delete(db.connection);
  try {
    for (const { ctx, productIds } of waiting.bought) await countEach(db, ctx, productIds);
  } catch (thrown) {
    log.warn({ err: thrown }, 'what was bought is not counted');
  }
}

async function countEach(db: EntityManager, ctx: Context, productIds: readonly string[]): Promise<void> {
  const candidates = await findQuestionsOf(db, productIds);
  const visits = candidates.flatMap(({ words, productId }) => {
    const visitFor = (what: string): Visit | null => visitOf(ctx, what, words, productId);
    const [opened, bought] = [visitFor('opened'), visitFor('bought')];
    return opened && bought ? [{ productId, opened: opened.hash, bought }] : [];
  });
  const known = await findVisits(
    db,
    visits.map(({ opened }) => opened),
  );
  for (const { productId, opened, bought } of visits)
    if (known.has(opened)) await countBought(db, { ...bought, productId });
}
