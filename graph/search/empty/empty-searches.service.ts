import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { keepForOne } from '../../cache/for-all.js';
import type { Context } from '../../shared/context.js';
import { dayInIndia } from '../../shared/india-time.js';
import type { Task } from '../../shared/task.js';
import type { EmptySearch } from './empty-search.type.js';
import { countVisit, deleteOldSearches, sumEmptySearches } from './empty-searches.queries.js';

/** Longer words are no goods. In characters. */
const MAX_LENGTH = 80;

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
  const { network, config, viewer, apiKey } = ctx;
  const words = wordsOf(query);
  if (config.emptySearchDays === 0 || network === null || words === null || viewer?.role || apiKey) return;
  // From memory it would be answered to the next without being counted.
  keepForOne(ctx);
  const day = dayInIndia(new Date());
  const hashed = (...parts: string[]) =>
    createHmac('sha256', config.jwtSecret)
      .update(['empty search', day, network, ...parts].join('\n'))
      .digest('base64');
  const hash = hashed(words);
  if (counted.has(hash)) return;
  counted.set(hash, true);
  try {
    await countVisit(ctx, { words, hash, network: hashed() });
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

/**
 * Words as they are counted: lower case, one blank between them, no signs. Null for none, for what
 * is too long to name goods, and for what could tell of a person: an e-mail address, or digits as
 * of a phone.
 */
export function wordsOf(query: string): string | null {
  const plain = query.normalize('NFKC').toLowerCase();
  if (/\S@\S/.test(plain) || /\d(?:[\s().+-]*\d){5}/.test(plain)) return null;
  const words = plain
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' || words.length > MAX_LENGTH ? null : words;
}

/** Keeps the counts as long as the shop wants them. */
export const clearOldSearches: Task = {
  name: 'forget-old-searches',
  schedule: { match: '20 * * * *' },
  run: (ctx) => deleteOldSearches(ctx, ctx.config.emptySearchDays),
};
