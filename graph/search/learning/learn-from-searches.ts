import type { Context } from '../../shared/context.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import type { Task } from '../../shared/task.js';
import { workOutLessons } from './lessons.queries.js';
import { SearchLesson } from './search-lesson.entity.js';

/** So many are written with a statement. */
const PORTION = 1_000;

/**
 * Works out anew what the questions of the last days teach, and writes it down where it is another
 * than before: what is cached stays where it is not.
 *
 * @see docs/decisions/0095-what-owners-set-and-shoppers-choose.md
 */
export const learnFromSearches: Task = {
  name: 'learn-from-searches',
  schedule: { match: '25 * * * *' },
  run: async (ctx) => {
    const lessons = await workOutLessons(ctx, ctx.config.emptySearchDays);
    const known = await ctx.db.find(SearchLesson, { order: { wanted: 'DESC', words: 'ASC' } });
    if (JSON.stringify(known.map(toldOf)) === JSON.stringify(lessons.map(toldOf))) return;
    await inTransaction(ctx, (tx) => replaceLessons(tx, lessons));
  },
};

async function replaceLessons({ db }: Context, lessons: readonly SearchLesson[]): Promise<void> {
  await db.deleteAll(SearchLesson);
  for (let at = 0; at < lessons.length; at += PORTION) await db.insert(SearchLesson, lessons.slice(at, at + PORTION));
}

function toldOf({ words, wanted, meant, productIds, lifts }: SearchLesson): unknown {
  return [words, wanted, meant, productIds, lifts];
}
