import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { productById } from '../../catalogue/catalogue.loaders.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { countMeant } from '../learning/note-lessons.js';
import { countOpened } from './search-questions.queries.js';
import { type Visit, visitOf } from './visit-of.js';
import { countWords } from './visits.queries.js';

/** Questions are written down this long after the first that was not. In milliseconds. */
const WRITE_MS = 2_000;

/** As many are known in memory to be counted already. */
const MAX_KNOWN = 20_000;

/** More do not wait to be written; what a flood asks besides is not counted. */
const MAX_WAITING = 500;

const counted = new LRUCache<string, true>({ max: MAX_KNOWN });

/** Questions that are not written down yet, of one database. */
interface Waiting {
  visits: Visit[];
  timer: NodeJS.Timeout | null;
}

const waitingOf = new WeakMap<EntityManager, Waiting>();

/**
 * Counts a question of a shopper that found something, in memory, from where it is written two
 * seconds later: no search waits for it. A network counts once a day with the same words. What is
 * answered from memory to the next is not counted.
 *
 * @see docs/decisions/0095-what-owners-set-and-shoppers-choose.md
 */
export function countQuestion(ctx: Context, query: string): void {
  const visit = visitOf(ctx, 'question', query);
  if (!visit || counted.has(visit.hash)) return;
  const { db, log } = ctx;
  const waiting = waitingOf.get(db) ?? { visits: [], timer: null };
  waitingOf.set(db, waiting);
  if (waiting.visits.length >= MAX_WAITING) return;
  counted.set(visit.hash, true);
  waiting.visits.push(visit);
  waiting.timer ??= setTimeout(() => void writeQuestions({ db, log }), WRITE_MS).unref();
}

/** Writes down what was asked, as before the database is closed. It never fails. */
export async function writeQuestions({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const waiting = waitingOf.get(db);
  if (!waiting) return;
  const { visits, timer } = waiting;
  clearTimeout(timer ?? undefined);
  waitingOf.delete(db);
  try {
    for (const visit of visits) await countWords(db, { table: 'search_question', column: 'asked' }, visit);
  } catch (thrown) {
    log.warn({ err: thrown }, 'questions are not counted');
  }
}

/**
 * Counts that a shopper opened a product that a question had found, once a day for a network, and
 * by no person.
 *
 * @throws ShopError NOT_FOUND for a product that there is not
 */
export async function countSearchChoice(
  ctx: Context,
  query: string,
  sentId: unknown,
): Promise<{ ok: boolean; message: string }> {
  const productId = readId(sentId);
  const product = productId && (await productById(ctx).load(productId));
  if (!product) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'productId');
  const visit = visitOf(ctx, 'opened', query, product.id);
  if (visit && !counted.has(visit.hash)) {
    counted.set(visit.hash, true);
    await writeQuestions(ctx);
    await countOpened(ctx.db, { ...visit, productId: product.id });
    await countMeant(ctx, query);
  }
  return { ok: true, message: say(phrase('Thank you.'), ctx.language) };
}
