import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/config/project-root.js';

const GRAPH = path.join(projectRoot, 'graph');

/**
 * The hash of each migration that shops have taken, by its file; `npm run migration -- --release`
 * adds those that are new.
 */
export const RELEASED = path.join(GRAPH, 'postgres', 'released-migrations.json');

/** Every migration of the shop and its features, also in folders, by its file under graph/. */
export function readMigrations(): Map<string, string> {
  const files = readdirSync(GRAPH, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\/migrations\/(?:\w+\/)?\d+-\w+\.ts$/.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(GRAPH, file), 'utf8')]));
}

/** As `RELEASED` keeps it. */
export function hashOf(text: string): string {
  return hash('sha256', text).slice(0, 16);
}

/**
 * What is wrong with migrations: one that was released is as it was, none depends on code that
 * changes, and functions and triggers stand in the sql/ of their feature, where they can be read as
 * they are today.
 */
export function complaintsAboutMigrations(
  migrations = readMigrations(),
  released: Record<string, string> = JSON.parse(readFileSync(RELEASED, 'utf8')),
): string[] {
  const gone = Object.keys(released).filter((file) => !migrations.has(file));
  return [
    ...gone.map((file) => `graph/${file} was released, and is not there any more`),
    ...[...migrations].flatMap(([file, text]) => [
      ...(file in released && released[file] !== hashOf(text) ? [`graph/${file} was released, and is edited`] : []),
      ...[...text.matchAll(/^import .* from '(.*)';$/gm)].flatMap(([, from]) =>
        from === 'typeorm' ? [] : [`graph/${file} imports ${from}, which changes while the migration may not`],
      ),
      ...(!(file in released) && /CREATE (OR REPLACE )?(FUNCTION|TRIGGER)/i.test(text)
        ? [`graph/${file} makes a function or trigger, which belongs into the sql/ of its feature`]
        : []),
    ]),
  ];
}
