import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { projectRoot } from '../shared/config/project-root.js';
import { membersChanged } from './schema-changes.js';
import { schemaVersions } from './schema-versions.js';

/**
 * Writes graph/schema-changes.md anew: what changed in the contract from day to day. The latest day
 * is the version that answers name.
 */
const HEAD = `# Changes of the schema

What changed in the contract from day to day, the latest first, for those who write clients. \`npm run schema:changes\` writes it from the
diffs of \`schema.graphql\`; the latest day is what the header \`API-Version\` of answers says. What is deprecated stays for 90 days at
least, and \`extensions.deprecations\` names it to clients that still ask for it.
`;
const TITLES = { removed: 'Removed or made stricter', deprecated: 'Deprecated', added: 'Added' } as const;

const all = schemaVersions().map(({ day, text }) => ({ day, schema: buildSchema(text) }));
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
