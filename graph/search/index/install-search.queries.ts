import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { liftLimits } from '../../postgres/connection-settings.js';
import { projectRoot } from '../../shared/project-root.js';
import type { SearchSynonym } from './search-synonym.entity.js';

/** Names the shop's only lock of this kind, so that of several servers one installs. */
const INSTALL_LOCK = 5_644;

/** How many products are described with one statement. */
const PORTION = 2_000;

/**
 * A function that answers otherwise than before cannot be replaced; the triggers go with their
 * functions.
 */
const DROP_FUNCTIONS = `
  DO $do$
  DECLARE
    old regprocedure;
  BEGIN
    FOR old IN SELECT oid FROM pg_proc
      WHERE proname LIKE 'search\\_%' AND pronamespace = current_schema()::regnamespace LOOP
      EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', old);
    END LOOP;
  END
  $do$`;

/**
 * The names of things, a file per department: under `same` names that find each other, under
 * `typed` and `instead` such as `SearchSynonym` describes. Each concept has its names in one text,
 * parted by commas.
 */
interface SynonymFile {
  same: Record<string, string>;
  typed?: Record<string, string>;
  instead?: Record<string, string>;
}

/**
 * Brings what search consists of besides its tables up to date: the functions and triggers of
 * `sql/`, the synonyms of `synonyms/`, and what was worked out of the products by older ones of
 * them. Does nothing when neither has changed. SQL, since functions are what is installed. SQL,
 * since that is what is installed.
 *
 * @param isRebuilt true: makes all of it anew whatever is there, documents and vocabulary too
 */
export async function installSearch(database: DataSource, isRebuilt = false): Promise<void> {
  const [functions, synonyms] = await Promise.all([readFolder('sql', '.sql'), readFolder('synonyms', '.json')]);
  const functionsVersion = versionOf(functions);
  const synonymsVersion = versionOf(synonyms);
  const isCurrent = (await installedVersion(database.manager)) === `${functionsVersion} ${synonymsVersion}`;
  if (isCurrent && !isRebuilt) return;

  await database.transaction(async (db) => {
    await db.query('SELECT pg_advisory_xact_lock($1)', [INSTALL_LOCK]);
    const [installed = '', loaded = ''] = isRebuilt ? [] : ((await installedVersion(db)) ?? '').split(' ');
    // So that a file may be read from the top down, a function before those that it calls.
    await db.query('SET LOCAL check_function_bodies = off');
    if (installed !== functionsVersion) {
      await db.query(DROP_FUNCTIONS);
      if (isRebuilt) {
        await liftLimits(db);
        for (const table of ['search_waiting', 'search_document', 'search_term'])
          await db.query(`DELETE FROM ${table}`);
      }
      for (const file of functions) await db.query(file.text);
    }
    if (installed !== functionsVersion || loaded !== synonymsVersion) {
      await loadSynonyms(
        db,
        synonyms.map(({ text }) => JSON.parse(text) as SynonymFile),
      );
      // A product is described by what things are called: soya milk is no milk.
      await indexProducts(db);
    }
    await db.query(`COMMENT ON FUNCTION search_read(text, boolean) IS '${functionsVersion} ${synonymsVersion}'`);
  });
}

/** Whether functions and synonyms of the database are those of this build. */
export async function isSearchInstalled(database: DataSource): Promise<boolean> {
  const [functions, synonyms] = await Promise.all([readFolder('sql', '.sql'), readFolder('synonyms', '.json')]);
  return (await installedVersion(database.manager)) === `${versionOf(functions)} ${versionOf(synonyms)}`;
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
  // Where two files give one name two roles, the one that leads both ways counts.
  const rows = [
    ...files.flatMap(({ same }) => [
      ...Object.keys(same).map((concept) => ({ concept, spelling: concept, role: 'name' })),
      ...rowsOf(same, 'name'),
    ]),
    ...files.flatMap(({ typed = {} }) => rowsOf(typed, 'typed')),
    ...files.flatMap(({ instead = {} }) => rowsOf(instead, 'instead')),
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

function rowsOf(names: Record<string, string>, role: SearchSynonym['role']): Partial<SearchSynonym>[] {
  return Object.entries(names).flatMap(([concept, text]) =>
    text
      .split(',')
      .map((spelling) => spelling.trim())
      .filter(Boolean)
      .map((spelling) => ({ concept, spelling, role })),
  );
}

interface SourceFile {
  name: string;
  text: string;
}

async function readFolder(folder: string, extension: string): Promise<SourceFile[]> {
  const place = path.join(projectRoot, 'graph', 'search', folder);
  const names = (await readdir(place)).filter((name) => name.endsWith(extension)).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(place, name), 'utf8') })));
}

function versionOf(files: readonly SourceFile[]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
}

async function installedVersion(db: EntityManager): Promise<string | null> {
  const [found]: { version: string | null }[] = await db.query(
    `SELECT obj_description(to_regprocedure('search_read(text, boolean)'), 'pg_proc') AS version`,
  );
  return found?.version ?? null;
}
