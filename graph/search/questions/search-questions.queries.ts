import type { EntityManager } from 'typeorm';
import type { Context } from '../../shared/context.js';
import type { Visit } from './visit-of.js';
import { countedVisit, TODAY } from './visits.queries.js';

/** Products that one network is counted to open in a day. */
const MAX_OPENED_OF_NETWORK = 200;

/** That the words $1 were asked today or yesterday. */
const WAS_ASKED = `EXISTS (SELECT FROM search_question q WHERE q.words = $1 AND q.day >= ${TODAY} - 1)`;

/** Something that was opened of what a question found. */
export interface Choice extends Visit {
  productId: string;
}

/** A question of the last days, and how often it was asked. */
export interface AskedQuestion {
  words: string;
  asked: number;
}

/**
 * Counts that a product was opened, unless the same network was counted so today, or with too many
 * others; only of words that were counted as asked these days. SQL, as `countWords` is.
 */
export async function countOpened(db: EntityManager, { words, hash, network, productId }: Choice): Promise<void> {
  await db.query(
    `WITH ${countedVisit(MAX_OPENED_OF_NETWORK, WAS_ASKED)}
     INSERT INTO search_choice AS c (day, words, product_id, opened) SELECT day, $1, $4, 1 FROM counted
     ON CONFLICT (day, words, product_id) DO UPDATE SET opened = c.opened + 1`,
    [words, hash, network, productId],
  );
}

/** The questions that were asked last, those of a day by how often. SQL, since it sums up. */
export function listLastQuestions({ db }: Context, passed: number, most: number): Promise<AskedQuestion[]> {
  return db.query(
    `SELECT words, sum(asked)::integer AS asked FROM search_question
     GROUP BY words ORDER BY max(day) DESC, sum(asked) DESC, words LIMIT $2 OFFSET $1`,
    [passed, most],
  );
}

/** How many different questions are known. SQL, since TypeORM does not count distinct words. */
export async function countLastQuestions({ db }: Context): Promise<number> {
  const [found]: { count: number }[] = await db.query(
    'SELECT count(DISTINCT words)::integer AS count FROM search_question',
  );
  return found?.count ?? 0;
}

/** What was opened of what questions found. SQL, since it sums up. */
export function findChoices(
  { db }: Context,
  questions: readonly string[],
): Promise<{ words: string; productId: string; opened: number }[]> {
  return db.query(
    `SELECT words, product_id AS "productId", sum(opened)::integer AS opened
     FROM search_choice WHERE words = ANY ($1) GROUP BY words, product_id`,
    [questions],
  );
}

/**
 * Forgets what is older than the shop keeps it. SQL, since the days are reckoned by the clock of
 * the database.
 *
 * @param keptDays 0: nothing is kept
 */
export async function deleteOldQuestions({ db }: Context, keptDays: number): Promise<void> {
  await db.query(`DELETE FROM search_question WHERE day <= ${TODAY} - $1::integer`, [keptDays]);
  await db.query(`DELETE FROM search_choice WHERE day <= ${TODAY} - $1::integer`, [keptDays]);
}
