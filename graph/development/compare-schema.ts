import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { projectRoot } from '../shared/config/project-root.js';
import { changesBetween, changesUntold, type SchemaChange } from './schema-changes.js';
import { CONTRACTS, committedSchema, currentSchema, schemaVersions, today } from './schema-versions.js';

const CHANGES = 'graph/schema-changes.md';
const MARKS: Record<SchemaChange['kind'], string> = { breaking: '✗', announced: '−', dangerous: '!', fine: '+' };

/**
 * Says what the contracts change for clients of the last commit's, and whether none of them breaks.
 *
 * @param isMeant lets a break through: once it is committed, it is what is compared with
 */
export function keepsClients(isMeant: boolean): boolean {
  const changes = CONTRACTS.flatMap((contract) => {
    const before = committedSchema(contract, 'HEAD');
    if (before !== null) return changesBetween(buildSchema(before), buildSchema(currentSchema(contract)), today());
    process.stdout.write(`  there is no last commit of ${contract} to compare with\n`);
    return [];
  });
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
 * Says whether graph/schema-changes.md names what the latest day brought, as the program that
 * writes it reckons. True where git knows of no day before.
 */
export function tellsChanges(): boolean {
  const told = readFileSync(path.join(projectRoot, CHANGES), 'utf8');
  const untold = CONTRACTS.flatMap((contract) => {
    const [before, now] = schemaVersions(contract).slice(-2);
    return before && now ? changesUntold(buildSchema(before.text), buildSchema(now.text), told) : [];
  });
  for (const what of untold) process.stdout.write(`  not in ${CHANGES}, run npm run schema:changes: ${what}\n`);
  return untold.length === 0;
}
