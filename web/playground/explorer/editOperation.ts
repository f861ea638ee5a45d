import {
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  parseType,
  print,
  type SelectionNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { exampleValueOf } from './exampleValue';

/**
 * The way to a field: names of fields from the operation downwards, and "... on Type" where a type
 * is narrowed.
 */
export type Path = readonly string[];

/** An operation as it stands in the editors. */
export interface Edited {
  query: string;
  variables: Record<string, unknown>;
}

const NARROWED = '... on ';

/**
 * The first operation of a text; null where there is none yet.
 *
 * @throws GraphQLError when the text cannot be read
 */
export function operationIn(query: string): OperationDefinitionNode | null {
  if (!query.replaceAll(/#.*/g, '').trim()) return null;
  return operationOf(parse(query));
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode | null {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION) ?? null;
}

/** What an operation selects at a path; null where it does not. */
export function selectionAt(operation: OperationDefinitionNode | null, path: Path): SelectionNode | null {
  let selections = operation?.selectionSet.selections ?? [];
  let found: SelectionNode | null = null;
  for (const step of path) {
    found = selections.find((selection) => stepOf(selection) === step) ?? null;
    selections = (found && 'selectionSet' in found && found.selectionSet?.selections) || [];
  }
  return found;
}

/** The type that a step leads to from a type. */
function typeAfter(
  schema: GraphQLSchema,
  type: GraphQLNamedType | undefined,
  step: string,
): GraphQLNamedType | undefined {
  if (step.startsWith(NARROWED)) return schema.getType(step.slice(NARROWED.length));
  const field = fieldOf(type, step);
  return field && getNamedType(field.type);
}

/** The step that narrows a type to one of those that it may be. */
export function narrowed({ name }: GraphQLNamedType): string {
  return NARROWED + name;
}

/**
 * Puts a field into an operation, with what it cannot do without: its required arguments as
 * variables, and of an object a first field. A text without an operation gets one, named after the
 * field. What is selected already stays as it is.
 */
export function withField(schema: GraphQLSchema, edited: Edited, kind: OperationTypeNode, path: Path): Edited {
  return changed(schema, edited, kind, path, (found) => found);
}

/**
 * Takes a field out of an operation, with the variables that nothing uses any more; the text is
 * empty after the last.
 */
export function withoutField(schema: GraphQLSchema, edited: Edited, kind: OperationTypeNode, path: Path): Edited {
  return changed(schema, edited, kind, path, () => null);
}

/** Gives a field an argument as a variable, or takes it away. */
export function withArgument(
  schema: GraphQLSchema,
  edited: Edited,
  kind: OperationTypeNode,
  path: Path,
  argument: GraphQLArgument,
  isWanted: boolean,
): Edited {
  return changed(schema, edited, kind, path, (field, addVariable) => {
    if (field.kind !== Kind.FIELD) return field;
    const others = (field.arguments ?? []).filter(({ name }) => name.value !== argument.name);
    const added = isWanted ? [addVariable(argument, field.name.value)] : [];
    return { ...field, arguments: [...others, ...added] };
  });
}

type AddVariable = (argument: GraphQLArgument, field: string) => NonNullable<FieldNode['arguments']>[number];

function changed(
  schema: GraphQLSchema,
  { query, variables }: Edited,
  kind: OperationTypeNode,
  path: Path,
  change: (selection: SelectionNode, addVariable: AddVariable) => SelectionNode | null,
): Edited {
  const document = operationIn(query) ? parse(query) : null;
  const operation = (document && operationOf(document)) ?? emptyOperation(kind, path[0] ?? '');
  const definitions = [...(operation.variableDefinitions ?? [])];
  const values = { ...variables };

  const addVariable: AddVariable = (argument, field) => {
    let name = argument.name;
    for (let number = 2; definitions.some(({ variable }) => variable.name.value === name); number++) {
      name = argument.name + number;
    }
    definitions.push(definitionOf(name, argument));
    values[name] ??= exampleValueOf(argument.type, argument.name, field);
    return { kind: Kind.ARGUMENT, name: nameNode(argument.name), value: variableNode(name) };
  };

  const created = (type: GraphQLNamedType | undefined, step: string): SelectionNode => {
    if (step.startsWith(NARROWED)) {
      const typeCondition = { kind: Kind.NAMED_TYPE, name: nameNode(step.slice(NARROWED.length)) } as const;
      return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: selectionSet([]) };
    }
    const required = fieldOf(type, step)?.args.filter(isRequiredArgument) ?? [];
    const given = required.map((argument) => addVariable(argument, step));
    return { kind: Kind.FIELD, name: nameNode(step), arguments: given };
  };

  const along = (
    type: GraphQLNamedType | undefined,
    selections: readonly SelectionNode[],
    [step = '', ...rest]: Path,
  ): SelectionNode[] => {
    const found = selections.find((selection) => stepOf(selection) === step);
    const inner = typeAfter(schema, type, step);
    const selection = found ?? created(type, step);
    const next =
      rest.length > 0 ? selected(selection, along(inner, innerOf(selection), rest)) : change(selection, addVariable);
    const whole = next && rest.length === 0 ? completed(inner, next) : next;
    if (!found) return whole ? [...selections, whole] : [...selections];
    return selections.flatMap((other) => (other === found ? (whole ?? []) : other));
  };

  const root = schema.getRootType(kind) ?? undefined;
  const selections = along(root, operation.selectionSet.selections, path);
  if (selections.length === 0) return { query: '', variables: {} };
  return tidied(
    query,
    document,
    operation,
    {
      ...operation,
      selectionSet: selectionSet(selections),
      variableDefinitions: definitions,
    },
    values,
  );

  /** With a first field, where there is none and one is needed. */
  function completed(type: GraphQLNamedType | undefined, selection: SelectionNode): SelectionNode {
    if (!type || isLeafType(type) || innerOf(selection).length > 0) return selection;
    const first = firstFieldOf(type);
    const field = created(type, first);
    return selected(selection, [completed(typeAfter(schema, type, first), field)]) ?? selection;
  }
}

/** Without variables that nothing uses any more, and with the comments that stood above. */
function tidied(
  query: string,
  document: DocumentNode | null,
  before: OperationDefinitionNode,
  operation: OperationDefinitionNode,
  values: Record<string, unknown>,
): Edited {
  const used = new Set<string>();
  const definitions = (document?.definitions ?? [before]).map((definition) =>
    definition === before ? operation : definition,
  );
  visit(
    { kind: Kind.DOCUMENT, definitions },
    { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) },
  );
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  );
  const tidy = { ...operation, variableDefinitions };
  const text = print({
    kind: Kind.DOCUMENT,
    definitions: definitions.map((definition) => (definition === operation ? tidy : definition)),
  });
  const [comments = ''] = /^(\s*#.*\n)*/.exec(query) ?? [];
  const variables = Object.entries(values).filter(([name]) => used.has(name));
  return { query: `${comments}${text}\n`, variables: Object.fromEntries(variables) };
}

function emptyOperation(operation: OperationTypeNode, field: string): OperationDefinitionNode {
  const name = nameNode(`My${field.charAt(0).toUpperCase()}${field.slice(1)}`);
  return { kind: Kind.OPERATION_DEFINITION, operation, name, selectionSet: selectionSet([]) };
}

/** The field by which an object is shown when nothing was chosen of it yet. */
function firstFieldOf(type: GraphQLNamedType): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return '__typename';
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const chosen =
    fields.find(({ name }) => name === 'id' || name === 'nodes') ??
    fields.find((field) => isLeafType(getNamedType(field.type)));
  return chosen?.name ?? '__typename';
}

function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function stepOf(selection: SelectionNode): string | null {
  if (selection.kind === Kind.FIELD) return selection.name.value;
  return selection.kind === Kind.INLINE_FRAGMENT ? NARROWED + selection.typeCondition?.name.value : null;
}

function innerOf(selection: SelectionNode): readonly SelectionNode[] {
  return selection.kind === Kind.FRAGMENT_SPREAD ? [] : (selection.selectionSet?.selections ?? []);
}

/** A field with these within; null where that leaves it with nothing. */
function selected(selection: SelectionNode, selections: readonly SelectionNode[]): SelectionNode | null {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return selection;
  return selections.length > 0 ? { ...selection, selectionSet: selectionSet(selections) } : null;
}

function selectionSet(selections: readonly SelectionNode[]) {
  return { kind: Kind.SELECTION_SET, selections } as const;
}

function definitionOf(name: string, { type }: GraphQLArgument): VariableDefinitionNode {
  return { kind: Kind.VARIABLE_DEFINITION, variable: variableNode(name), type: parseType(String(type)) };
}

function variableNode(name: string) {
  return { kind: Kind.VARIABLE, name: nameNode(name) } as const;
}

function nameNode(value: string) {
  return { kind: Kind.NAME, value } as const;
}
