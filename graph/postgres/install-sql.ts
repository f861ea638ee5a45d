import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { projectRoot } from '../shared/config/project-root.js';

/** A folder whose files hold functions and triggers, each of which replaces the one of its name. */
export interface SqlFolder {
  /** Whose they are, such as `payments/cash`. */
  readonly of: string;
  /** From the shop's root, or absolute. */
  readonly folder: string;
}

/**
 * Brings functions and triggers up to date: what its files say is what the database has. A folder
 * that has not changed since it was installed last is left alone; another is installed as a whole
 * or not at all, its files in the order of their names.
 *
 * @param isAgain true: installs all of it, whatever is there
 */
export async function installSql(database: DataSource, folders: readonly SqlFolder[], isAgain = false): Promise<void> {
  for (const { of, folder } of folders) {
    const files = await readSources(folder, '.sql');
    if (!isAgain && (await isInstalled(database.manager, `${of}/sql`, files))) continue;
    await database.transaction(async (db) => {
      // So that a file may be read from the top down, a function before those that it calls.
      await db.query('SET LOCAL check_function_bodies = off');
      for (const file of files) await db.query(file.text);
      await recordInstalled(db, `${of}/sql`, files);
    });
  }
}

/** Whether functions and triggers of the database are those of this build. */
export async function isSqlInstalled(database: DataSource, folders: readonly SqlFolder[]): Promise<boolean> {
  for (const { of, folder } of folders)
    if (!(await isInstalled(database.manager, `${of}/sql`, await readSources(folder, '.sql')))) return false;
  return true;
}

/** A file that something in the database is made from. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The files of a folder with an extension, in the order of their names.
 *
 * @param folder from the shop's root, or absolute
 */
export async function readSources(folder: string, extension: string): Promise<SourceFile[]> {
  const place = path.resolve(projectRoot, folder);
  const names = (await readdir(place)).filter((name) => name.endsWith(extension)).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(place, name), 'utf8') })));
}

/** Whether a part of the database was made from just these files. */
export async function isInstalled(db: EntityManager, part: string, files: readonly SourceFile[]): Promise<boolean> {
  const [found]: { version: string }[] = await db.query('SELECT version FROM installation WHERE part = $1', [part]);
  return found?.version === versionOf(files);
}

/** Notes that a part of the database is made from these files. */
export async function recordInstalled(db: EntityManager, part: string, files: readonly SourceFile[]): Promise<void> {
  await db.query(
    `INSERT INTO installation (part, version) VALUES ($1, $2)
     ON CONFLICT (part) DO UPDATE SET version = excluded.version`,
    [part, versionOf(files)],
  );
}

function versionOf(files: readonly SourceFile[]): string {
  return hash('sha256', JSON.stringify(files)).slice(0, 16);
}
