import type { EntityManager } from 'typeorm';
import type { Context } from '../../shared/context.js';
import type { Visit } from './visit-of.js';

/** Different words that a day has, so that many networks together do not fill the tables. */
const MAX_OF_DAY = 10_000;

/** Words that one network is counted with in a day, so that none fills a list alone. */
const MAX_OF_NETWORK = 50;

/** Products that one network is counted to open in a day. */
const MAX_OPENED_OF_NETWORK = 200;

/** Today, by the calendar of India. */
const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

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
 * Counts a question unless the same network was counted with it today, or with too many others.
 * SQL, since it is checked and counted in one statement.
 */
export async function countAsked(db: EntityManager, { words, hash, network }: Visit): Promise<void> {
  await db.query(
    `WITH visit AS (
       INSERT INTO empty_search_visit (day, hash, count) VALUES (${TODAY}, $2, 1)
       ON CONFLICT DO NOTHING RETURNING day),
     counted AS (
       INSERT INTO empty_search_visit AS v (day, hash, count) SELECT day, $3, 1 FROM visit
       ON CONFLICT (hash) DO UPDATE SET count = v.count + 1 WHERE v.count < ${MAX_OF_NETWORK} RETURNING day)
     INSERT INTO search_question AS q (day, words, asked) SELECT day, $1, 1 FROM counted
     WHERE EXISTS (SELECT FROM search_question known WHERE known.day = counted.day AND known.words = $1)
       OR (SELECT count(*) FROM search_question known WHERE known.day = counted.day) < ${MAX_OF_DAY}
     ON CONFLICT (day, words) DO UPDATE SET asked = q.asked + 1`,
    [words, hash, network],
  );
}

/**
 * Counts that a product was opened, unless the same network was counted so today, or with too many
 * others; only of words that were counted as asked these days. SQL, as `countAsked` is.
 */
export async function countOpened(db: EntityManager, { words, hash, network, productId }: Choice): Promise<void> {
  await db.query(
    `WITH visit AS (
       INSERT INTO empty_search_visit (day, hash, count)
       SELECT ${TODAY}, $2, 1 WHERE EXISTS (SELECT FROM search_question q WHERE q.words = $1 AND q.day >= ${TODAY} - 1)
       ON CONFLICT DO NOTHING RETURNING day),
     counted AS (
       INSERT INTO empty_search_visit AS v (day, hash, count) SELECT day, $3, 1 FROM visit
       ON CONFLICT (hash) DO UPDATE SET count = v.count + 1 WHERE v.count < ${MAX_OPENED_OF_NETWORK} RETURNING day)
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
