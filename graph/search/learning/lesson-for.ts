import { cachedRowsOf, readOnce } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import { wordsOf } from '../sentence/words-of.js';
import { listAskedLike } from './lessons.queries.js';
import { SearchLesson } from './search-lesson.entity.js';

const LESSONS = Symbol();

/** What is known of a question by those who asked it: nothing of most. */
export type Lesson = Pick<SearchLesson, 'meant' | 'productIds' | 'lifts'>;

const NONE: Lesson = { meant: null, productIds: [], lifts: [] };

/**
 * What the questions of many teach of one; nothing in a shop that counts no searches. Cached until
 * any of it changes.
 */
export async function lessonFor(ctx: Context, query: string): Promise<Lesson> {
  const words = ctx.config.emptySearchDays > 0 ? wordsOf(query) : null;
  if (words === null) return NONE;
  const cached = await cachedRowsOf<Lesson>(ctx, LESSONS);
  return readOnce(cached, words, async () => (await ctx.db.findOneBy(SearchLesson, { words })) ?? NONE);
}

/** What many asked that begins like this, that of most first; none where no search is counted. */
export async function askedLike(ctx: Context, prefix: string, most: number): Promise<string[]> {
  const words = ctx.config.emptySearchDays > 0 ? wordsOf(prefix) : null;
  return words === null ? [] : listAskedLike(ctx, words, most);
}
