import type { EntityManager } from 'typeorm';
import type { Context } from '../../shared/context.js';
import type { Choice } from '../questions/search-questions.queries.js';
import type { Visit } from '../questions/visit-of.js';
import { countedVisit, TODAY } from '../questions/visits.queries.js';
import type { SearchLesson } from './search-lesson.entity.js';

/** Products that one network is counted to buy in a day. */
const MAX_BOUGHT_OF_NETWORK = 100;

/** Spellings that one network is counted with in a day. */
const MAX_SPELLINGS_OF_NETWORK = 20;

/** Different spellings that a day has, so that many networks together do not fill the table. */
const MAX_SPELLINGS_OF_DAY = 5_000;

/** Questions of a day by which one product was found are looked at, those of most shoppers. */
const MAX_QUESTIONS_OF_PRODUCT = 50;

/** What happened longer ago teaches nothing more, although it is kept. In days. */
const LEARNT_DAYS = 90;

/** A question teaches so many products at most. */
const MAX_PRODUCTS = 10;

/** The most questions that teach anything. */
const MAX_LESSONS = 20_000;

/**
 * So often something must have happened, the first network of each day left out: that may be one
 * and the same every day.
 */
const LEAST = 4;

/** What was bought counts so many times what was only opened. */
const BOUGHT = 2;

/** A product is lifted by no more, in tenths of a point, and by all of it where so often chosen. */
const MAX_LIFT = 120;
const SURE = 20;

/** The questions by which products were found and opened today. SQL, since days are India's. */
export function findQuestionsOf(
  db: EntityManager,
  productIds: readonly string[],
): Promise<{ words: string; productId: string }[]> {
  return db.query(
    `SELECT c.words, c.product_id AS "productId" FROM unnest($1::uuid[]) AS bought(id)
     CROSS JOIN LATERAL (
       SELECT words, product_id FROM search_choice WHERE product_id = bought.id AND day = ${TODAY}
       ORDER BY opened DESC, words LIMIT ${MAX_QUESTIONS_OF_PRODUCT}) AS c`,
    [productIds],
  );
}

/** Which of some hashes were counted today. SQL, since the day is India's. */
export async function findVisits(db: EntityManager, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const found: { hash: string }[] = await db.query(
    `SELECT hash FROM empty_search_visit WHERE hash = ANY ($1) AND day = ${TODAY}`,
    [hashes],
  );
  return new Set(found.map(({ hash }) => hash));
}

/** Counts that a product was bought, as `countOpened` counts that it was opened. */
export async function countBought(db: EntityManager, { words, hash, network, productId }: Choice): Promise<void> {
  await db.query(
    `WITH ${countedVisit(MAX_BOUGHT_OF_NETWORK)}
     UPDATE search_choice c SET bought = c.bought + 1 FROM counted
     WHERE c.day = counted.day AND c.words = $1 AND c.product_id = $4`,
    [words, hash, network, productId],
  );
}

/** Counts a spelling, as `countWords` counts a question. */
export async function countSpelling(db: EntityManager, { words, hash, network }: Visit, meant: string): Promise<void> {
  await db.query(
    `WITH ${countedVisit(MAX_SPELLINGS_OF_NETWORK)}
     INSERT INTO search_spelling AS s (day, words, meant, count) SELECT day, $1, $4, 1 FROM counted
     WHERE EXISTS (SELECT FROM search_spelling known WHERE known.day = counted.day AND known.words = $1 AND known.meant = $4)
       OR (SELECT count(*) FROM search_spelling known WHERE known.day = counted.day) < ${MAX_SPELLINGS_OF_DAY}
     ON CONFLICT (day, words, meant) DO UPDATE SET count = s.count + 1`,
    [words, hash, network, meant],
  );
}

/**
 * What all questions of the last days teach. SQL, since it sums up.
 *
 * A product counts where several opened it, more so where several bought it, and its question by
 * what all of its products do; a spelling counts where several meant the same by it, and most who
 * did. How often a question was asked counts nothing: most of that is answered from memory.
 */
export function workOutLessons({ db }: Context, keptDays: number): Promise<SearchLesson[]> {
  return db.query(
    `WITH recent AS (SELECT ${TODAY} - least($1::integer, ${LEARNT_DAYS}) AS day),
     chosen AS (
       SELECT words, product_id, sum(opened - 1 + ${BOUGHT} * greatest(bought - 1, 0))::integer AS worth
       FROM search_choice, recent WHERE search_choice.day > recent.day AND opened > 1
       GROUP BY words, product_id HAVING sum(opened - 1) >= ${LEAST}),
     best AS (
       SELECT words, array_agg(product_id ORDER BY place) AS product_ids, array_agg(lift ORDER BY place) AS lifts,
         sum(worth)::integer AS wanted
       FROM (
         SELECT words, product_id, worth, row_number() OVER of_words AS place,
           (${MAX_LIFT} * worth / greatest(max(worth) OVER (PARTITION BY words), ${SURE}))::integer AS lift
         FROM chosen WINDOW of_words AS (PARTITION BY words ORDER BY worth DESC, product_id)
       ) AS each WHERE place <= ${MAX_PRODUCTS} GROUP BY words),
     meant AS (
       SELECT DISTINCT ON (words) words, meant
       FROM (
         SELECT words, meant, sum(count - 1) AS worth, sum(sum(count - 1)) OVER (PARTITION BY words) AS of_all
         FROM search_spelling, recent WHERE search_spelling.day > recent.day GROUP BY words, meant
       ) AS each WHERE worth >= ${LEAST} AND worth * 2 > of_all ORDER BY words, worth DESC)
     SELECT words COLLATE "C" AS words, coalesce(best.wanted, 0) AS wanted, meant.meant,
       coalesce(best.product_ids, '{}') AS "productIds", coalesce(best.lifts, '{}') AS lifts
     FROM best FULL JOIN meant USING (words)
     ORDER BY 2 DESC, 1 LIMIT ${MAX_LESSONS}`,
    [keptDays],
  );
}

/**
 * Questions that begin like this and led several to what they wanted, those of most first; only of
 * words that the catalogue or its synonyms know, so that nothing else is spread by it.
 */
export async function listAskedLike({ db }: Context, prefix: string, most: number): Promise<string[]> {
  const found: { words: string }[] = await db.query(
    `SELECT words FROM search_lesson
     WHERE words >= $1 AND words < $1 || chr(1114111) AND wanted > 0 AND NOT EXISTS (
       SELECT FROM search_packs(search_plain(words)) AS cut, unnest(search_words(cut.rest)) AS said(word)
       WHERE NOT EXISTS (SELECT FROM search_term t WHERE t.lexeme = search_lexeme(said.word) AND t.kind IN ('w', 't'))
         AND NOT EXISTS (SELECT FROM search_synonym s WHERE s.lexemes = search_lexeme(said.word)))
     ORDER BY wanted DESC, words LIMIT $2`,
    [prefix, most],
  );
  return found.map(({ words }) => words);
}

/** Forgets spellings that are older than the shop keeps them. SQL, as `deleteOldQuestions` is. */
export async function deleteOldSpellings({ db }: Context, keptDays: number): Promise<void> {
  await db.query(`DELETE FROM search_spelling WHERE day <= ${TODAY} - $1::integer`, [keptDays]);
}
