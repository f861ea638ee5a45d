import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { projectRoot } from '../shared/project-root.js';
import { changesBetween, type SchemaChange } from './schema-changes.js';

const SCHEMA = 'graph/schema.graphql';
const MARKS: Record<SchemaChange['kind'], string> = { breaking: '✗', announced: '−', dangerous: '!', fine: '+' };

/**
 * Says what graph/schema.graphql changes for clients of the last commit's, and whether none of them breaks.
 *
 * @param isMeant lets a break through: once it is committed, it is what is compared with
 */
export function keepsClients(isMeant: boolean): boolean {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${SCHEMA}`], { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) {
    process.stdout.write('  there is no last commit to compare with\n');
    return true;
  }
  const now = readFileSync(path.join(projectRoot, SCHEMA), 'utf8');
  const changes = changesBetween(buildSchema(stdout), buildSchema(now), new Date().toISOString().slice(0, 10));
  for (const { kind, what } of changes) process.stdout.write(`  ${MARKS[kind]} ${kind}: ${what}\n`);

  const breaks = changes.some(({ kind }) => kind === 'breaking');
  if (breaks && !isMeant) {
    process.stdout.write(
      '  Deprecate first, with what to use and the day of the removal, or run npm run verify -- --breaking\n',
    );
  }
  return isMeant || !breaks;
}
