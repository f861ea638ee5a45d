import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const inWeb = (name: string) => path.join(import.meta.dirname, name);

/**
 * Takes the statements `gql(…)` out of the code. They are there for codegen, which writes the
 * documents that are sent; left in, they would carry every operation's text into the bundle a
 * second time.
 */
export function bareOperations(): Plugin {
  return {
    name: 'bare-operations',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(import.meta.dirname) || !code.includes('gql(')) return null;
      const blank = (text: string) => text.replace(/[^\n]/g, '');
      const bare = code
        .replace(/^gql\(\s*`[^`]*`,?\s*\);?$/gm, blank)
        .replace(/^import \{ gql \} from '[^']*gql';?$/m, blank);
      return { code: bare, map: null };
    },
  };
}

/**
 * Takes what codegen wrote apart, a module for each document and hook. As one module all of it
 * would come with the first page that needs a single operation; so each page brings its own.
 */
export function operationsApart(): Plugin {
  let statements: Map<string, string>;
  let fragments: Map<string, Definition>;
  return {
    name: 'operations-apart',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      statements = statementsOf(await readFile(inWeb('gql/graphql.ts'), 'utf8'));
      fragments = fragmentsOf([...statements.values()].filter(isDocument));
    },
    transform(code, id) {
      if (!id.startsWith(import.meta.dirname) || !code.includes("gql/graphql';")) return null;
      const apart = code.replace(
        /^import \{([^}]*)\} from '([^']*gql\/graphql)';$/gm,
        (_statement, names: string, source: string) =>
          valuesAmong(names)
            .map((name) => `import { ${name} } from '${source}?only=${name}';`)
            .join(' '),
      );
      return { code: apart, map: null };
    },
    load(id) {
      if (id.endsWith('?shorthand')) return SHORTHAND;
      const fragment = /[?]fragment=(\w+)$/.exec(id)?.[1];
      if (fragment) return `${IMPORT_SHORTHAND}export default ${shortened(fragments.get(fragment))};`;
      const name = /[?]only=(\w+)$/.exec(id)?.[1];
      if (!name) return null;
      const statement = statements.get(name);
      if (!statement) throw new Error(`Codegen wrote no ${name}: run npm run codegen`);
      if (isDocument(statement)) return documentModule(name, statement);
      const [document] = /\b\w+Document\b(?=[,)])/.exec(statement) ?? [];
      if (!document) return statement;
      return [
        "import * as ApolloHooks from '@apollo/client/react';",
        `import { ${document} } from './graphql?only=${document}';`,
        statement,
      ].join('\n');
    },
  };
}

interface Definition {
  kind: string;
  name: { value: string };
}
interface Written {
  __meta__?: object;
  definitions: Definition[];
}

const isDocument = (statement: string) => / = \{(?:"__meta__":\{[^}]*\},)?"kind":"Document"/.test(statement);

function writtenIn(statement: string): Written {
  return JSON.parse(statement.slice(statement.indexOf(' = ') + 3, statement.lastIndexOf(' as unknown as ')));
}

function fragmentsOf(documents: string[]): Map<string, Definition> {
  const all = documents.flatMap((statement) => writtenIn(statement).definitions);
  return new Map(all.filter(({ kind }) => kind === 'FragmentDefinition').map((each) => [each.name.value, each]));
}

/**
 * A document whose fragments are modules too: as codegen writes it, each document has a copy of
 * each of its fragments.
 */
function documentModule(name: string, statement: string): string {
  const { __meta__, definitions } = writtenIn(statement);
  const isFragment = ({ kind }: Definition) => kind === 'FragmentDefinition';
  const used = definitions.filter(isFragment).map((fragment) => fragment.name.value);
  const parts = definitions.map((each) => (isFragment(each) ? each.name.value : shortened(each)));
  return [
    IMPORT_SHORTHAND,
    ...used.map((fragment) => `import ${fragment} from './graphql?fragment=${fragment}';`),
    `export const ${name} = { ${__meta__ ? `__meta__: ${JSON.stringify(__meta__)}, ` : ''}kind: 'Document', definitions: [${parts}] };`,
  ].join('\n');
}

/** The nodes that documents are mostly made of, so that their script is a third as long. */
const SHORTHAND = `
export const named = (value) => ({ kind: 'Name', value });
export const field = (name, more) => ({ kind: 'Field', name: named(name), ...more });
export const selected = (...selections) => ({ selectionSet: { kind: 'SelectionSet', selections } });
`;
const IMPORT_SHORTHAND = "import { named, field, selected } from './graphql?shorthand';\n";

function shortened(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(shortened)}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  const { kind, name, selectionSet, ...rest } = node as Record<string, unknown> & {
    name?: { value: string };
    selectionSet?: { selections: unknown[] };
  };
  if (kind === 'Name') return `named(${JSON.stringify(rest.value)})`;
  const members = [
    ...(kind === 'Field' ? [] : [`kind: ${JSON.stringify(kind)}`, ...(name ? [`name: ${shortened(name)}`] : [])]),
    ...Object.entries(rest).map(([key, value]) => `${key}: ${shortened(value)}`),
    ...(selectionSet ? [`...selected(${selectionSet.selections.map(shortened)})`] : []),
  ];
  if (kind !== 'Field') return `{ ${members} }`;
  const isOnlySelection = members.length === 1 && selectionSet;
  const more = isOnlySelection ? members[0]?.slice(3) : `{ ${members} }`;
  return members.length ? `field(${JSON.stringify(name?.value)}, ${more})` : `field(${JSON.stringify(name?.value)})`;
}

/** The values that are written, by name, each as its whole statement. */
function statementsOf(code: string): Map<string, string> {
  const written = code.split(/^(?=export )/m);
  return new Map(
    written.flatMap((statement) => {
      const name = /^export const (\w+)/.exec(statement)?.[1];
      return name ? [[name, statement] as const] : [];
    }),
  );
}

function valuesAmong(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
}
