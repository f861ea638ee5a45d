import type { DataSource, EntityManager } from 'typeorm';
import { liftLimits } from '../../postgres/connection-settings.js';
import { isInstalled, readSources, recordInstalled, type SourceFile } from '../../postgres/install-sql.js';
import type { CustomField } from '../../shared/custom-field.js';
import type { SearchField } from './search-field.entity.js';
import type { SearchSynonym } from './search-synonym.entity.js';

/** Names the shop's only lock of this kind, so that of several servers one installs. */
const INSTALL_LOCK = 5_644;

/** What is noted as installed: the names alone, and with them all that is made of products. */
const NAMES = 'search/names';
const PART = 'search';

/** How many products are described with one statement. */
const PORTION = 2_000;

/**
 * The names of things, a file per department: under `same` names that find each other, under
 * `typed`, `instead` and `holds` such as `SearchSynonym` describes. Each concept has its names in
 * one text, parted by commas. What a kind holds may be a kind itself, whose things it then holds
 * as well.
 */
interface SynonymFile {
  same?: Record<string, string>;
  typed?: Record<string, string>;
  instead?: Record<string, string>;
  holds?: Record<string, string>;
}

/**
 * Brings what search has worked out up to date with its functions (`sql/`, see `installSql`),
 * synonyms (`synonyms/`) and the fields of extensions: the tables of synonyms and fields, and what
 * was made of the products by older ones of them. Does nothing when none has changed.
 *
 * @param customFields that extensions added, of whatever they are
 * @param isRebuilt true: makes all of it anew whatever is there, documents and vocabulary too
 */
export async function installSearch(
  database: DataSource,
  customFields: readonly CustomField[],
  isRebuilt = false,
): Promise<void> {
  const { sources, names, synonyms, fields } = await readSearch(customFields);
  if (!isRebuilt && (await isInstalled(database.manager, PART, sources))) return;
  await database.transaction(async (db) => {
    await db.query('SELECT pg_advisory_xact_lock($1)', [INSTALL_LOCK]);
    if (!isRebuilt && (await isInstalled(db, PART, sources))) return;
    await liftLimits(db, async () => {
      if (isRebuilt) {
        await db.query('LOCK TABLE product, product_variant, category IN SHARE ROW EXCLUSIVE MODE');
        for (const table of ['search_waiting', 'search_document', 'search_term'])
          await db.query(`DELETE FROM ${table}`);
      }
      // Which fields there are changes with an extension, and leaves the names as they are.
      if (isRebuilt || !(await isInstalled(db, NAMES, names))) {
        await loadSynonyms(
          db,
          synonyms.map(({ text }) => JSON.parse(text) as SynonymFile),
        );
        await recordInstalled(db, NAMES, names);
      }
      await loadFields(db, fields);
      // Words of the catalogue stay while products have them, and may be heard otherwise now.
      await db.query(
        `UPDATE search_term SET sound = search_sound(lexeme), bones = search_bones(lexeme)
         WHERE kind = 'w' AND (sound, bones) IS DISTINCT FROM (search_sound(lexeme), search_bones(lexeme))`,
      );
      // A product is described by what things are called: soya milk is no milk.
      await indexProducts(db);
      await recordInstalled(db, PART, sources);
    });
  });
}

/** Whether what search has worked out is by the functions, synonyms and fields of this build. */
export async function isSearchInstalled(database: DataSource, customFields: readonly CustomField[]): Promise<boolean> {
  return isInstalled(database.manager, PART, (await readSearch(customFields)).sources);
}

async function readSearch(
  customFields: readonly CustomField[],
): Promise<Record<'sources' | 'names' | 'synonyms', SourceFile[]> & { fields: SearchField[] }> {
  const [functions, synonyms] = await Promise.all([
    readSources('graph/search/sql', '.sql'),
    readSources('graph/search/synonyms', '.json'),
  ]);
  const fields = searchedFields(customFields);
  const names = [...functions, ...synonyms];
  return { sources: [...names, { name: 'fields', text: JSON.stringify(fields) }], names, synonyms, fields };
}

/** Those of products whose words visitors may know of: what is not public, no search tells of. */
function searchedFields(customFields: readonly CustomField[]): SearchField[] {
  return customFields.flatMap(({ entity, name, type, values = [], texts = {}, isPublic }) => {
    if (entity !== 'Product' || !isPublic || (type !== 'enum' && type !== 'text')) return [];
    const wordsOf = (value: string) => Object.values(texts[value] ?? { en: value.replaceAll('_', ' ') }).join(' | ');
    return [{ name, words: Object.fromEntries(values.map((value) => [value, wordsOf(value)])) }];
  });
}

/** In portions, since no statement may take longer than visitors wait. */
async function indexProducts(db: EntityManager): Promise<void> {
  let last: string | null = null;
  do {
    const [portion]: { last: string | null }[] = await db.query(
      `WITH portion AS (SELECT id FROM product WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT ${PORTION})
       SELECT (SELECT max(id::text) FROM portion) AS last, search_index(ids)
       FROM (SELECT array_agg(id) AS ids FROM portion) AS whole WHERE ids IS NOT NULL`,
      [last],
    );
    last = portion?.last ?? null;
  } while (last);
}

/** Replaces the synonyms of the files; those that an operator added stay. */
async function loadSynonyms(db: EntityManager, files: readonly SynonymFile[]): Promise<void> {
  const kinds = new Set(files.flatMap(({ holds = {} }) => Object.keys(holds)));
  const things = files.flatMap(({ typed = {} }) => Object.keys(typed)).filter((concept) => !kinds.has(concept));
  // Where two files give one name two roles, the one that leads both ways counts.
  const rows = [
    ...files.flatMap(({ same = {} }) => [
      ...Object.keys(same).map((concept) => ({ concept, spelling: concept, role: 'name' })),
      ...rowsOf(same, 'name'),
    ]),
    ...asBoth(
      files.flatMap(({ typed = {} }) => rowsOf(typed, 'typed')),
      files.flatMap(({ holds = {} }) => rowsOf(holds, 'holds')),
    ),
    // What is only typed otherwise, as a brush is in other scripts, is called so itself.
    ...things.map((concept) => ({ concept, spelling: concept, role: 'name' })),
    ...files.flatMap(({ typed = {} }) => rowsOf(typed, 'typed')),
    ...files.flatMap(({ instead = {} }) => rowsOf(instead, 'instead')),
    ...rowsHeld(Object.assign({}, ...files.map(({ holds = {} }) => holds))),
  ];
  await db.query(`DELETE FROM search_synonym WHERE source = 'file'`);
  await db.query(
    `INSERT INTO search_synonym (concept, spelling, role, source)
     SELECT concept, spelling, role, 'file'
     FROM json_to_recordset($1) AS row(concept text, spelling text, role text) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
  await db.query('ANALYZE search_synonym');
}

/** What a kind is called and holds as well, as names: dandruff is asked for, and goods say it. */
function asBoth(
  typed: readonly Partial<SearchSynonym>[],
  held: readonly Partial<SearchSynonym>[],
): Partial<SearchSynonym>[] {
  const keyOf = ({ concept, spelling }: Partial<SearchSynonym>) => `${concept} | ${spelling}`;
  const asked = new Set(typed.map(keyOf));
  return held.filter((row) => asked.has(keyOf(row))).map((row) => ({ ...row, role: 'name' }));
}

async function loadFields(db: EntityManager, fields: readonly SearchField[]): Promise<void> {
  await db.query('DELETE FROM search_field');
  await db.query(
    'INSERT INTO search_field (name, words) SELECT name, words FROM json_to_recordset($1) AS row(name text, words jsonb)',
    [JSON.stringify(fields)],
  );
}

/** What each kind is called, and what it holds, through the kinds that it holds. */
function rowsHeld(holds: Readonly<Record<string, string>>): Partial<SearchSynonym>[] {
  const heldBy = (kind: string, above: readonly string[]): Partial<SearchSynonym>[] => {
    const own = rowsOf({ [kind]: holds[kind] ?? '' }, 'holds');
    const further = own.flatMap(({ spelling = '' }) =>
      spelling in holds && !above.includes(spelling) ? heldBy(spelling, [...above, kind]) : [],
    );
    return [...own, ...further];
  };
  return Object.keys(holds).flatMap((kind) => [
    { concept: kind, spelling: kind, role: 'typed' as const },
    ...heldBy(kind, []).map((row) => ({ ...row, concept: kind })),
  ]);
}

function rowsOf(names: Record<string, string>, role: SearchSynonym['role']): Partial<SearchSynonym>[] {
  return Object.entries(names).flatMap(([concept, text]) =>
    text
      .split(',')
      .map((spelling) => spelling.trim())
      .filter(Boolean)
      .map((spelling) => ({ concept, spelling, role })),
  );
}
