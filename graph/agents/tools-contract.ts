import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  printType,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { operationIn, type Tool } from './read-tools.js';

/**
 * The contract of the tools in the language of schemas, so that it is dated, listed and kept as
 * that of the graph is. `Tools` has a field for each tool, with what it takes; each object within
 * an answer has a type, named by the way that leads to it, of what the tool asks for.
 */
export function toolsContract(schema: GraphQLSchema, tools: readonly Tool[]): string {
  const types = new Map<string, string>();
  const fields = tools.map(({ name, operation: { text }, deprecated }) => {
    const operation = operationIn(text);
    const answer = answerType(schema, types, name, schema.getRootType(operation.operation), [operation.selectionSet]);
    const reason = deprecated ? ` @deprecated(reason: ${JSON.stringify(deprecated)})` : '';
    return `${name}${takenBy(schema, types, operation)}: ${answer}!${reason}`;
  });
  const sdl = [`type Tools { ${fields.join('\n')} }`, ...[...types].sort().map(([, text]) => text)].join('\n');
  const bare = visit(parse(sdl), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(bare)}\n`;
}

function takenBy(
  schema: GraphQLSchema,
  types: Map<string, string>,
  { variableDefinitions = [] }: OperationDefinitionNode,
): string {
  if (variableDefinitions.length === 0) return '';
  const taken = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const text = print(type);
    addInput(schema.getType(text.replace(/\W/g, '')), types);
    return `${variable.name.value}: ${text}${defaultValue ? ` = ${print(defaultValue)}` : ''}`;
  });
  return `(${taken.join(', ')})`;
}

/** Adds a type that is taken, with those that it is made of. */
function addInput(type: GraphQLNamedType | undefined, types: Map<string, string>): void {
  if (!type || types.has(type.name) || (isScalarType(type) && isSpecifiedScalarType(type))) return;
  types.set(type.name, printType(type));
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) addInput(getNamedType(field.type), types);
}

/**
 * Adds the type of an object that is answered, with those within it.
 *
 * @returns its name
 */
function answerType(
  schema: GraphQLSchema,
  types: Map<string, string>,
  name: string,
  parent: GraphQLNamedType | null | undefined,
  selections: readonly SelectionSetNode[],
): string {
  const fields = new Map<string, string>();
  const below = new Map<string, { type: GraphQLNamedType; selections: SelectionSetNode[] }>();
  const add = (
    on: GraphQLNamedType | null | undefined,
    { selections: asked }: SelectionSetNode,
    isSure: boolean,
  ): void => {
    for (const selection of asked) {
      if (selection.kind === Kind.INLINE_FRAGMENT) add(typeOn(schema, selection) ?? on, selection.selectionSet, false);
      if (selection.kind !== Kind.FIELD) continue;
      const { type } = (isObjectType(on) || isInterfaceType(on) ? on.getFields()[selection.name.value] : null) ?? {};
      const key = selection.alias?.value ?? selection.name.value;
      if (!type) continue;
      const named = getNamedType(type);
      const within = selection.selectionSet ? `${name}_${key}` : named.name;
      const text = String(isSure || !isNonNullType(type) ? type : type.ofType);
      fields.set(key, text.replace(named.name, within));
      if (!selection.selectionSet) addInput(named, types);
      else below.set(key, { type: named, selections: [...(below.get(key)?.selections ?? []), selection.selectionSet] });
    }
  };
  for (const selection of selections) add(parent, selection, true);
  types.set(name, `type ${name} { ${[...fields].map(([key, type]) => `${key}: ${type}`).join('\n')} }`);
  for (const [key, { type, selections: asked }] of below) answerType(schema, types, `${name}_${key}`, type, asked);
  return name;
}

function typeOn(schema: GraphQLSchema, { typeCondition }: InlineFragmentNode): GraphQLNamedType | undefined {
  return typeCondition && schema.getType(typeCondition.name.value);
}
