import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { projectRoot } from '../shared/config/project-root.js';
import { type MembersChanged, membersChanged } from './schema-changes.js';
import { CONTRACTS, schemaVersions } from './schema-versions.js';

/**
 * Writes graph/schema-changes.md anew: what changed in the contract from day to day. The latest day
 * is the version that answers name.
 */
const HEAD = `# Changes of the schema

What changed in the contract from day to day, the latest first, for those who write clients; \`Tools\` are those of /mcp.
\`npm run schema:changes\` writes it from the diffs of \`schema.graphql\` and \`tools.graphql\`; the latest day is what the header \`API-Version\` of answers says. What is deprecated stays for 90 days at
least, and \`extensions.deprecations\` names it to clients that still ask for it.
`;
const TITLES = { removed: 'Removed or made stricter', deprecated: 'Deprecated', added: 'Added' } as const;

const byDay = new Map<string, MembersChanged[]>();
for (const contract of CONTRACTS) {
  const all = schemaVersions(contract).map(({ day, text }) => ({ day, schema: buildSchema(text) }));
  for (const [index, { day, schema }] of all.entries()) {
    const before = all[index - 1];
    if (before) byDay.set(day, [...(byDay.get(day) ?? []), membersChanged(before.schema, schema)]);
  }
}
const days = [...byDay].sort().flatMap(([day, changes]) => {
  const parts = (Object.keys(TITLES) as (keyof typeof TITLES)[]).flatMap((kind) => {
    const told = [...new Set(changes.flatMap((each) => each[kind]))];
    return told.length > 0 ? [`**${TITLES[kind]}**\n\n${told.map((what) => `- ${what}`).join('\n')}\n`] : [];
  });
  return parts.length > 0 ? [`## ${day}\n\n${parts.join('\n')}`] : [];
});
const [first] = schemaVersions(CONTRACTS[0]);
const text = [HEAD, ...days.reverse(), `## ${first?.day}\n\nThe first one.\n`].join('\n');
writeFileSync(path.join(projectRoot, 'graph', 'schema-changes.md'), text);
