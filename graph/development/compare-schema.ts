import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { projectRoot } from '../shared/config/project-root.js';
import { changesBetween, changesUntold, type SchemaChange } from './schema-changes.js';

const SCHEMA = 'graph/schema.graphql';
const CHANGES = 'graph/schema-changes.md';
const MARKS: Record<SchemaChange['kind'], string> = { breaking: '✗', announced: '−', dangerous: '!', fine: '+' };

/**
 * Says what graph/schema.graphql changes for clients of the last commit's, and whether none of them
 * breaks.
 *
 * @param isMeant lets a break through: once it is committed, it is what is compared with
 */
export function keepsClients(isMeant: boolean): boolean {
  const before = committedSchema('HEAD');
  if (before === null) {
    process.stdout.write('  there is no last commit to compare with\n');
    return true;
  }
  const now = read(SCHEMA);
  const changes = changesBetween(buildSchema(before), buildSchema(now), new Date().toISOString().slice(0, 10));
  for (const { kind, what } of changes) process.stdout.write(`  ${MARKS[kind]} ${kind}: ${what}\n`);

  const breaks = changes.some(({ kind }) => kind === 'breaking');
  if (breaks && !isMeant) {
    process.stdout.write(
      '  Deprecate first, with what to use and the day of the removal, or run npm run verify -- --breaking\n',
    );
  }
  return isMeant || !breaks;
}

/**
 * Says whether graph/schema-changes.md names what the last change of graph/schema.graphql brought,
 * be it committed or not. True where git knows of no schema before it.
 */
export function tellsChanges(): boolean {
  const last = git('log', '-1', '--format=%H', '--', SCHEMA)?.trim();
  const now = read(SCHEMA);
  const base = last && committedSchema(last) === now ? `${last}^` : 'HEAD';
  const before = committedSchema(base);
  if (before === null) return true;
  const untold = changesUntold(buildSchema(before), buildSchema(now), read(CHANGES));
  for (const what of untold) process.stdout.write(`  not in ${CHANGES}, run npm run schema:changes: ${what}\n`);
  return untold.length === 0;
}

function committedSchema(commit: string): string | null {
  return git('show', `${commit}:${SCHEMA}`);
}

/** What git answers; null when it refuses. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
}

function read(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}
