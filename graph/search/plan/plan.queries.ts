import { parameters } from '../../catalogue/listing/parameters.js';
import { IS_SHOWN } from '../../catalogue/shown.js';
import type { Context } from '../../shared/context.js';
import { allOf, type Condition, partsOfCondition, textOf } from './condition.js';

// What is asked here is answered by functions of the database, which stand in `sql/`.

/**
 * Something that the vocabulary or the synonyms know of a query; see `search_read` in
 * `sql/4-reading.sql`.
 */
export interface Clue {
  clue:
    | 'pack'
    | 'word'
    | 'top'
    | 'brand'
    | 'split'
    | 'joined'
    | 'names'
    | 'called'
    | 'instead'
    | 'begun'
    | 'opened'
    | 'near'
    | 'alike';
  /** Of names: the words only sound like them, or lack their 's'. */
  isHeard?: boolean;
  /** The words of the query that it is about, from 1. */
  first: number;
  last: number;
  term: string;
  /** As lexemes; those of several words have spaces between them. */
  names: string[];
  /** The same as they are written. */
  written: string[];
  /** How many products have it. */
  products: number;
}

/**
 * What the vocabulary and the synonyms know of a text.
 *
 * @param isBegun the last word is still being typed
 */
export async function findClues({ db }: Context, text: string, isBegun: boolean): Promise<Clue[]> {
  const found: (Omit<Clue, 'clue'> & { clue: Clue['clue'] | 'heard' })[] = await db.query(
    'SELECT * FROM search_read($1, $2)',
    [text, isBegun],
  );
  return found.map(({ clue, ...told }) =>
    clue === 'heard' ? { ...told, clue: 'names', isHeard: true } : { ...told, clue },
  );
}

/** Whether any product fits a condition, or as many as `least`; none fits null. */
export async function isFound({ db }: Context, condition: Condition | null, least = 1): Promise<boolean> {
  if (condition === null) return false;
  const [found]: { count: number }[] = await db.query('SELECT search_found($1::tsquery[], $2) AS count', [
    partsOfCondition(condition),
    least,
  ]);
  return (found?.count ?? 0) >= least;
}

/**
 * The place of the first of some texts that is the whole name of a brand, or of several words a
 * name of a thing; null for none.
 */
export async function findNamed({ db }: Context, texts: readonly string[]): Promise<number | null> {
  if (texts.length === 0) return null;
  const [found]: { place: number }[] = await db.query(
    `SELECT text.place::integer FROM unnest($1::text[]) WITH ORDINALITY AS text(said, place)
     CROSS JOIN LATERAL search_count(search_lexemes(text.said), 'b') AS own
     WHERE own.products > 0 OR strpos(text.said, ' ') > 0 AND EXISTS (
       SELECT FROM search_synonym s WHERE s.lexemes = search_lexemes(text.said) AND s.role = 'name')
     ORDER BY text.place LIMIT 1`,
    [texts],
  );
  return found ? found.place - 1 : null;
}

/** The words of names, brands and shelves that have the same consonants as one of some words. */
export async function findByConsonants(
  { db }: Context,
  words: readonly string[],
): Promise<{ term: string; products: number }[]> {
  return db.query(
    `SELECT t.term, sum(t.products)::integer AS products FROM search_term t
     WHERE t.kind = 'w' AND t.bones = ANY (array(
       SELECT search_bones(form) FROM unnest($1::text[]) AS word, unnest(ARRAY[word, search_lexeme(word)]) AS form))
     GROUP BY t.term HAVING sum(t.products) > 0`,
    [words],
  );
}

/** The names of all brands that are sold, in lower case. */
export async function listBrandNames({ db }: Context): Promise<{ term: string }[]> {
  return db.query("SELECT t.term FROM search_term t WHERE t.kind = 'b' AND t.products > 0");
}

/** The two names that a word is, such as 'kanda batata' of 'kandabatata'; null for any other. */
export async function findSplit({ db }: Context, word: string): Promise<string | null> {
  const [found]: { split: string | null }[] = await db.query('SELECT search_split($1) AS split', [word]);
  return found?.split ?? null;
}

/** How many products fit each of some conditions, counted no further than to so many. */
export async function countEach(
  { db }: Context,
  conditions: readonly Condition[],
  most: number,
): Promise<readonly number[]> {
  if (conditions.length === 0) return [];
  const { values, bind } = parameters();
  const counts = conditions.map((one) => `search_found(${bind(partsOfCondition(one))}::tsquery[], ${most})`);
  const [found]: { counts: number[] }[] = await db.query(`SELECT ARRAY[${counts.join(', ')}] AS counts`, values);
  return found?.counts ?? [];
}

/** The two words side by side in goods that a word is, such as 'coffee mugs' of 'coffeemugs'. */
export async function findParted({ db }: Context, word: string): Promise<string | null> {
  const [found]: { parted: string | null }[] = await db.query('SELECT search_parted($1) AS parted', [word]);
  return found?.parted ?? null;
}

/** A word or a name, and how it sounds: all of it, and its consonants alone. */
export interface Heard {
  name: string;
  sound: string;
  bones: string;
}

/** How words sound as they are spelt in Latin letters, in which `name` is. */
export async function soundsOf({ db }: Context, words: readonly string[]): Promise<Heard[]> {
  return db.query(
    `SELECT name, sound, search_bones_of(sound) AS bones
     FROM unnest($1::text[]) AS word, search_plain(word) AS name, search_sound(name) AS sound`,
    [words],
  );
}

/** Whether the catalogue has a word just as it is written. */
export async function isWritten({ db }: Context, word: string): Promise<boolean> {
  const [found]: { exists: boolean }[] = await db.query(
    "SELECT EXISTS (SELECT FROM search_term t WHERE t.kind = 'w' AND t.lexeme = search_lexeme($1) AND t.term = $1)",
    [word],
  );
  return found?.exists === true;
}

/**
 * The longer words of products that fit a condition which end in one of some lexemes, as lexemes,
 * those of the most products first, and no more than three.
 */
export async function wordsEnding(
  { db }: Context,
  condition: string,
  lexemes: readonly string[],
): Promise<{ lexeme: string; ending: string }[]> {
  return db.query(
    `SELECT has.lexeme, ending
     FROM search_document d, unnest(tsvector_to_array(d.words)) AS has(lexeme), unnest($2::text[]) AS ending
     WHERE d.words @@ $1::tsquery AND has.lexeme ~ '^[a-z]' AND has.lexeme LIKE '_%' || ending
     GROUP BY 1, 2 ORDER BY count(*) DESC, 1 LIMIT 3`,
    [condition, lexemes],
  );
}

/**
 * Whether any product fits a condition in whose name nothing that names another thing stands behind
 * one of the words, which are lexemes.
 *
 * @param isAlone nothing that serves such a thing, as a box or a cover does, is enough
 */
export async function isFoundUnnamed(
  { db }: Context,
  condition: Condition,
  words: readonly string[],
  isAlone: boolean,
): Promise<boolean> {
  const [found]: { isFound: boolean }[] = await db.query(
    'SELECT search_found_unnamed($1::tsquery, $2, $3) AS "isFound"',
    [textOf(condition), words, isAlone],
  );
  return found?.isFound === true;
}

/**
 * Whether most of what fits a condition is called by one of the words, which are lexemes, and by
 * the name of no other thing.
 */
export async function isMostlyNamed({ db }: Context, condition: Condition, words: readonly string[]): Promise<boolean> {
  const [found]: { isNamed: boolean }[] = await db.query('SELECT search_mostly_named($1::tsquery, $2) AS "isNamed"', [
    textOf(condition),
    words,
  ]);
  return found?.isNamed === true;
}

/**
 * Whether any product from a country fits a condition. SQL, since documents are asked by text.
 *
 * @param condition null for none, which all fit
 */
export async function isAnyFrom({ db }: Context, country: string, condition: Condition | null): Promise<boolean> {
  const fits = condition ? 'AND p.id IN (SELECT d.product_id FROM search_document d WHERE d.words @@ $2::tsquery)' : '';
  const [found]: { exists: boolean }[] = await db.query(
    `SELECT EXISTS (SELECT FROM product p WHERE ${IS_SHOWN} AND p.country_of_origin = $1 ${fits})`,
    [country, ...(condition ? [textOf(condition)] : [])],
  );
  return found?.exists === true;
}

/** So many of what fits are looked at before all of it is. */
const FEW_TO_PRICE = 200;

/**
 * The least and the most that anything costs which fits a condition, in paise, or that the first
 * few cost where one of them is within bounds; null for nothing. SQL, since documents are asked by
 * text.
 */
export async function pricesOf(
  { db }: Context,
  condition: Condition,
  { lowest, highest }: { lowest: number | null; highest: number | null },
): Promise<{ least: number | null; most: number | null } | undefined> {
  const of = (most: string) => `SELECT min(p.price_paise) AS least, max(p.price_paise) AS most
    FROM search_document d JOIN product p ON p.id = d.product_id
    WHERE d.ctid = ANY ((SELECT search_fitting($1::tsquery[], NULL, ${most}))::tid[]) AND ${IS_SHOWN}`;
  const [found]: { least: number | null; most: number | null }[] = await db.query(
    `WITH few AS MATERIALIZED (${of(String(FEW_TO_PRICE))}),
       is_met AS MATERIALIZED (SELECT coalesce(least <= $2::integer, most >= $3::integer, true) AS met FROM few)
     SELECT least, most FROM few WHERE (SELECT met FROM is_met)
     UNION ALL SELECT least, most FROM (${of('NULL')}) AS all_of_it WHERE NOT (SELECT met FROM is_met)`,
    [partsOfCondition(condition), highest, lowest],
  );
  return found;
}

/**
 * How many products, 0 or 1, fit a condition as well as another, and how many fit the other one.
 */
export async function findWholeOrAlone(
  { db }: Context,
  condition: Condition,
  other: Condition,
): Promise<{ whole: number; alone: number } | undefined> {
  const [found]: { whole: number; alone: number }[] = await db.query(
    'SELECT search_found($1::tsquery[], 1) AS whole, search_found($2::tsquery[], 1) AS alone',
    [partsOfCondition(allOf(condition, other)), partsOfCondition(other)],
  );
  return found;
}

/**
 * Where the few products stand that fit a condition: the names of the shelves where a third or more
 * of them do, and the brands that all of them are of, as lexemes: #biscuit, =parle.
 */
export async function standingOf({ db }: Context, condition: Condition, few: number): Promise<string[]> {
  const [found]: { lexemes: string[] }[] = await db.query(
    `WITH hit AS MATERIALIZED (
       SELECT d.words FROM search_document d WHERE d.ctid = ANY ((SELECT search_fitting($1::tsquery[], NULL, $2))::tid[]))
     SELECT coalesce(array_agg(lexeme), '{}') AS lexemes FROM (
       SELECT has.lexeme FROM hit CROSS JOIN LATERAL unnest(hit.words) AS has WHERE has.lexeme ~ '^(?:#[^#]|=)'
       GROUP BY has.lexeme
       HAVING count(*) * CASE WHEN has.lexeme LIKE '=%' THEN 1 ELSE 3 END >= (SELECT count(*) FROM hit)
     ) AS standing`,
    [partsOfCondition(condition), few],
  );
  return found?.lexemes ?? [];
}

/** The ways to read a query, as conditions. */
interface Ways {
  /** All of its parts, and none of what is not wanted; or how many products that finds. */
  strict: Condition | number;
  /** The same, called so. */
  called: Condition;
  packs: readonly string[];
  /** What comes near as well; null where nothing does. */
  loose: Condition | null;
  /** One part or more, two or more, and so on. */
  fewer: readonly Condition[];
  /** No way is counted beyond this. */
  enough: number;
}

/** What ways to read a query find. */
interface WaysFound {
  strict: number;
  /** Whether what comes near is more than that. */
  isLooser: boolean;
  /** The most parts that any product has; 0 for none, and where that was not asked. */
  least: number;
  packed: number;
}

/**
 * What each way to read a query finds. Each is asked only where those before it do not find enough,
 * and no further than to know whether it finds more.
 */
export async function countWays(
  { db }: Context,
  { strict, called, packs, loose, fewer, enough }: Ways,
): Promise<WaysFound | undefined> {
  const { values, bind } = parameters();
  const count = (condition: Condition, most: number | string) =>
    `search_found(${bind(partsOfCondition(condition))}::tsquery[], ${most})`;
  const leasts = fewer.map((condition, at) => `WHEN ${count(condition, 1)} > 0 THEN ${at + 1}`).toReversed();
  const [found]: WaysFound[] = await db.query(
    `SELECT strict, packed, "isLooser",
       CASE WHEN strict > 0 OR "isLooser" OR packed >= ${enough} THEN 0 ${leasts.join(' ')} ELSE 0 END AS least
     FROM (
       SELECT strict, packed,
         CASE WHEN strict >= ${enough} OR packed >= ${enough} THEN false
           ELSE ${loose ? `${count(loose, 'strict + 1')} > strict` : 'false'} END AS "isLooser"
       FROM (
         SELECT ${typeof strict === 'number' ? strict : count(strict, enough)} AS strict,
           ${packs.length > 0 ? `cardinality(search_fitting(${bind(partsOfCondition(called))}::tsquery[], ${bind(packs)}::text[], ${enough}))` : 0} AS packed
         OFFSET 0) AS whole
       OFFSET 0) AS near`,
    values,
  );
  return found;
}
