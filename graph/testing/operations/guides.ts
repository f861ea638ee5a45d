import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { features } from '../../features.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { exampleOf } from './ask.js';
import { ROWS } from './rows.js';
import { KEYS, type KeyHolder } from './who.js';

const GUIDE = 'docs/graph.md';

/** Lists of operations in docs/graph.md that leave one out, or name one too many. */
export function complaintsAboutGuides(schema: GraphQLSchema): string[] {
  const guide = readFileSync(path.join(projectRoot, GUIDE), 'utf8');
  const lists: [what: string, found: RegExp, expected: string[]][] = [
    [
      'what caches keep',
      /nothing but the catalogue \(([^)]+)\)/,
      features.flatMap(({ publicFields = [] }) => publicFields),
    ],
    ['what takes much work', /A mutation that takes much work costs [\d,]+ more: ([^.]+)\./, dearIn(schema)],
    ...Object.entries(ApiScope).map(([name, scope]): [string, RegExp, string[]] => [
      ...([
        `what ${name} lets a key do`,
        new RegExp(`^\\| \`${name}\` \\| (.+) \\|$`, 'm'),
        reachedWith(scope),
      ] as const),
    ]),
  ];
  const fields = fieldsOf(schema).map(({ name }) => name);
  return lists.flatMap(([what, found, expected]) => {
    const [, said = ''] = found.exec(guide) ?? [];
    const named = [...said.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (fields.includes(name) ? [name] : []));
    return [
      ...expected.filter((name) => !named.includes(name)).map((name) => `${GUIDE} leaves ${name} out of ${what}`),
      ...named.filter((name) => !expected.includes(name)).map((name) => `${GUIDE} counts ${name} among ${what}`),
    ];
  });
}

function fieldsOf(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
}

function dearIn(schema: GraphQLSchema): string[] {
  return fieldsOf(schema).flatMap(({ name, extensions }) => (extensions.cost === MUCH_WORK.cost ? [name] : []));
}

/** The fields that a key with a scope may ask for and a visitor may not, by the rows. */
function reachedWith(scope: string): string[] {
  const holder = Object.entries(KEYS).find(([, held]) => held === scope)?.[0] as KeyHolder;
  const asked = (mayAsk: (row: (typeof ROWS)[number][1]) => boolean) =>
    ROWS.filter(([, row]) => mayAsk(row)).flatMap(([name, row]) => exampleOf(name, row).fields);
  const forAll = new Set(asked(({ who }) => who.visitor === 'YES'));
  const reached = asked(({ who }) => who[holder] === 'YES').filter((field) => !forAll.has(field));
  return [...new Set(reached.map((field) => field.replace(/^\w+\./, '')))];
}
