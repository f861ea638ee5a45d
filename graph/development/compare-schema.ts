import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { projectRoot } from '../shared/project-root.js';
import { changesBetween, type SchemaChange } from './schema-changes.js';

const SCHEMA = 'graph/schema.graphql';
const MARKS: Record<SchemaChange['kind'], string> = { breaking: '✗', announced: '−', dangerous: '!', fine: '+' };

/**
 * Says what the schema changes for clients of the last commit's, and fails when one of them breaks. A change that is
 * meant to break them is let through by `npm run verify -- --breaking`: once it is committed, it is what is compared with.
 */
const { status, stdout } = spawnSync('git', ['show', `HEAD:${SCHEMA}`], { cwd: projectRoot, encoding: 'utf8' });
if (status !== 0) {
  process.stdout.write('  there is no last commit to compare with\n');
  process.exit(0);
}
const now = await readFile(path.join(projectRoot, SCHEMA), 'utf8');
const changes = changesBetween(buildSchema(stdout), buildSchema(now), new Date().toISOString().slice(0, 10));
for (const { kind, what } of changes) process.stdout.write(`  ${MARKS[kind]} ${kind}: ${what}\n`);

const breaks = changes.some(({ kind }) => kind === 'breaking');
const isMeant = process.argv.includes('--breaking');
if (breaks && !isMeant) {
  process.stdout.write(
    '  Deprecate first, with what to use and the day of the removal, or run npm run verify -- --breaking\n',
  );
}
process.exit(breaks && !isMeant ? 1 : 0);
