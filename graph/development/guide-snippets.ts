import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  type NamedTypeNode,
  parse,
  parseValue,
  print,
  typeFromAST,
  type ValueNode,
  validate,
  visit,
} from 'graphql';
import { type Example, readExamples } from '../playground/examples.js';
import { projectRoot } from '../shared/config/project-root.js';

/** Guides that show whole operations. */
const GUIDES = ['README.md', 'docs/manual/catalogue.md'];

/** A block of a guide that shows an operation, by the name that stands behind its language. */
const BLOCK = /^```graphql (\w+)\n[\s\S]*?^```$/gm;

/** The guides of which an operation is not as graph/examples.graphql has it, as they should be. */
export async function staleGuides(schema: GraphQLSchema): Promise<[file: string, written: string][]> {
  const examples = await readExamples();
  const guides = await Promise.all(
    GUIDES.map(async (file) => {
      const guide = await readFile(path.join(projectRoot, file), 'utf8');
      return { file, guide, written: withSnippets(guide, examples, schema) };
    }),
  );
  return guides.flatMap(({ file, guide, written }): [string, string][] => (written === guide ? [] : [[file, written]]));
}

/**
 * A guide in Markdown, in which each block that begins with ```` ```graphql Search ```` shows the
 * operation `Search` of graph/examples.graphql, its variables put in.
 *
 * @throws Error for a name that no example has, and for an example that can not be pasted
 */
function withSnippets(guide: string, examples: readonly Example[], schema: GraphQLSchema): string {
  return guide.replace(BLOCK, (_block, name: string) => {
    const example = examples.find((one) => one.name === name);
    if (!example) throw new Error(`graph/examples.graphql has no ${name}.`);
    return `\`\`\`graphql ${name}\n${snippetOf(example, schema)}\n\`\`\``;
  });
}

/** An operation to paste: what it shows as a comment, and values in the place of its variables. */
function snippetOf({ name, explanation, text, variables }: Example, schema: GraphQLSchema): string {
  if (JSON.stringify(variables).includes('…')) throw new Error(`${name} takes what only a shop knows.`);
  const values = new Map<string, ValueNode>();
  const document = visit(parse(text), {
    VariableDefinition({ type, variable: { name }, defaultValue }) {
      const declared = typeFromAST(schema, type as NamedTypeNode);
      if (defaultValue && !(name.value in variables)) values.set(name.value, defaultValue);
      else if (isInputType(declared)) values.set(name.value, parseValue(literalOf(variables[name.value], declared)));
      return null;
    },
    Variable: ({ name: { value } }) => values.get(value),
  });
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  // A selection of nothing but plain fields stands on one line.
  const onLines = print(document).replaceAll(/\{\n(?:\s+\w+\n)+\s*\}/g, (fields) => fields.replaceAll(/\s+/g, ' '));
  return `${explanation.replaceAll(/^/gm, '# ')}\n${onLines}`;
}

/** A value as it is written in an operation. */
function literalOf(value: unknown, type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (Array.isArray(value)) {
    const item = isListType(inner) ? inner.ofType : inner;
    return `[${value.map((one) => literalOf(one, item)).join(', ')}]`;
  }
  if (!isInputObjectType(inner) || value === null) return isEnumType(inner) ? String(value) : JSON.stringify(value);
  const fields = Object.entries(value as object).map(([name, one]) => {
    const declared = inner.getFields()[name];
    return `${name}: ${declared ? literalOf(one, declared.type) : 'null'}`;
  });
  return `{ ${fields.join(', ')} }`;
}
