import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../shared/config/project-root.js';

/** The contracts with clients: that of the graph, and that of the tools of /mcp. */
export const CONTRACTS = ['graph/schema.graphql', 'graph/tools.graphql'] as const;

type Contract = (typeof CONTRACTS)[number];

/** A contract as a day left it. */
export interface SchemaVersion {
  /** As in 2027-03-01. */
  day: string;
  text: string;
}

/**
 * The last version of a contract of each day, the oldest first; what is not committed yet is that
 * of today. By these the changes are listed, and the list is checked: what came and went within a
 * day, no client has seen.
 *
 * @returns today's alone where git knows of no other
 */
export function schemaVersions(contract: Contract): SchemaVersion[] {
  const byDay = new Map<string, string>();
  // The latest commit of a day comes first.
  for (const line of git('log', '--format=%cs %H', '--', contract)?.trim().split('\n') ?? []) {
    const [day = '', commit = ''] = line.split(' ');
    const text = byDay.has(day) ? null : committedSchema(contract, commit);
    if (text !== null) byDay.set(day, text);
  }
  const now = currentSchema(contract);
  if (committedSchema(contract, 'HEAD') !== now) byDay.set(today(), now);
  return [...byDay].sort().map(([day, text]) => ({ day, text }));
}

/** A contract as it stands in the folder. */
export function currentSchema(contract: Contract): string {
  return readFileSync(path.join(projectRoot, contract), 'utf8');
}

/** A contract of a commit; null where git knows none. */
export function committedSchema(contract: Contract, commit: string): string | null {
  return git('show', `${commit}:${contract}`);
}

/** Today in UTC, as in 2027-03-01. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** What git answers; null when it refuses. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
}
