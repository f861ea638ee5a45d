import { LRUCache } from 'lru-cache';
import { keepForOne } from '../../cache/for-all.js';
import type { Context } from '../../shared/context.js';
import type { Task } from '../../shared/task.js';
import { deleteOldSpellings } from '../learning/lessons.queries.js';
import { noteInVain } from '../learning/note-lessons.js';
import { deleteOldQuestions } from '../questions/search-questions.queries.js';
import { visitOf } from '../questions/visit-of.js';
import { countWords } from '../questions/visits.queries.js';
import type { EmptySearch } from './empty-search.type.js';
import { deleteOldSearches, sumEmptySearches } from './empty-searches.queries.js';

/** As many searches are known in memory to be counted already. */
const MAX_KNOWN = 10_000;

const counted = new LRUCache<string, true>({ max: MAX_KNOWN });

/**
 * Counts a search of a shopper that found nothing, by its words and the day and by no person. A
 * network counts once a day with the same words, and its hash is forgotten with the day. It never
 * fails a search.
 *
 * @see docs/decisions/0068-sums-of-sales-and-searches-in-vain.md
 */
export async function countEmptySearch(ctx: Context, query: string): Promise<void> {
  const visit = visitOf(ctx, 'empty search', query);
  if (!visit) return;
  const { hash } = visit;
  // From memory it would be answered to the next without being counted.
  keepForOne(ctx);
  noteInVain(ctx, query);
  if (counted.has(hash)) return;
  counted.set(hash, true);
  try {
    await countWords(ctx.db, { table: 'empty_search', column: 'count' }, visit);
  } catch (thrown) {
    counted.delete(hash);
    ctx.log.warn({ err: thrown }, 'a search that found nothing is not counted');
  }
}

/** Searches in vain of two periods that follow each other, the most frequent first. */
export function listEmptySearches(
  ctx: Context,
  periods: { fromBefore: string; from: string; to: string },
  most: number,
): Promise<EmptySearch[]> {
  return sumEmptySearches(ctx, periods, most);
}

/** Keeps the counts as long as the shop wants them. */
export const clearOldSearches: Task = {
  name: 'forget-old-searches',
  schedule: { match: '20 * * * *' },
  run: async (ctx) => {
    await deleteOldSearches(ctx, ctx.config.emptySearchDays);
    await deleteOldQuestions(ctx, ctx.config.emptySearchDays);
    await deleteOldSpellings(ctx, ctx.config.emptySearchDays);
  },
};
