import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { projectRoot } from '../shared/config/project-root.js';
import { membersChanged } from './schema-changes.js';

/**
 * Writes graph/schema-changes.md anew: what changed in the contract from day to day, from the diffs
 * of graph/schema.graphql that git knows, and what is not committed yet as of today. The latest day
 * is the version that answers name.
 */
const SCHEMA = 'graph/schema.graphql';
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** The last version of each day, the oldest first. */
function versions(): { day: string; schema: GraphQLSchema }[] {
  const byDay = new Map<string, string>();
  // The latest commit of a day comes first.
  for (const line of git('log', '--format=%cs %H', '--', SCHEMA).trim().split('\n')) {
    const [day = '', commit = ''] = line.split(' ');
    if (!byDay.has(day)) byDay.set(day, git('show', `${commit}:${SCHEMA}`));
  }
  const now = readFileSync(path.join(projectRoot, SCHEMA), 'utf8');
  if (git('status', '--porcelain', '--', SCHEMA)) byDay.set(new Date().toISOString().slice(0, 10), now);
  return [...byDay].sort().map(([day, text]) => ({ day, schema: buildSchema(text) }));
}

const HEAD = `# Changes of the schema

What changed in the contract from day to day, the latest first, for those who write clients. \`npm run schema:changes\` writes it from the
diffs of \`schema.graphql\`; the latest day is what the header \`API-Version\` of answers says. What is deprecated stays for 90 days at
least, and \`extensions.deprecations\` names it to clients that still ask for it.
`;
const TITLES = { removed: 'Removed or made stricter', deprecated: 'Deprecated', added: 'Added' } as const;

const all = versions();
const days = all.slice(1).map(({ day, schema }, index) => {
  const before = all[index]?.schema ?? schema;
  const changes = membersChanged(before, schema);
  const parts = (Object.keys(TITLES) as (keyof typeof TITLES)[]).flatMap((kind) =>
    changes[kind].length > 0 ? [`**${TITLES[kind]}**\n\n${changes[kind].map((what) => `- ${what}`).join('\n')}\n`] : [],
  );
  return parts.length > 0 ? `## ${day}\n\n${parts.join('\n')}` : null;
});
const first = `## ${all[0]?.day}\n\nThe first one.\n`;
const text = [HEAD, ...days.filter((day) => day !== null).reverse(), first].join('\n');
writeFileSync(path.join(projectRoot, 'graph', 'schema-changes.md'), text);
