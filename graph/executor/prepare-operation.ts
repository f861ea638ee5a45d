import {
  type DocumentNode,
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLFieldResolver,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import { objectShape } from '../shared/object-shape.js';

/** The values of an operation's variables, coerced. */
export type Variables = Record<string, unknown>;

/**
 * What arguments a field is called with: the same for every request, or worked out of the
 * variables.
 */
type Arguments = (variables: Variables) => Record<string, unknown>;

/** A field of a selection, with all that is the same whenever it is answered. */
export interface PreparedField {
  /** Its name in the answer. */
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  readonly parent: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  /** What it is answered whatever it is asked of: the name of the type; null for all else. */
  readonly constant: string | null;
  /** Null where a property of the source is the value, unless that is a function. */
  readonly ask: GraphQLFieldResolver<unknown, unknown> | null;
  readonly argumentsOf: Arguments;
  readonly type: PreparedType;
}

/** What a value has to become. Exactly one of leaf, item, object and abstract is set. */
export interface PreparedType {
  readonly isNonNull: boolean;
  readonly leaf: GraphQLLeafType | null;
  /** Whether a text is what it is: of most single values there is nothing to make. */
  readonly isText: boolean;
  readonly item: PreparedType | null;
  readonly object: GraphQLObjectType | null;
  /** An interface or a union, so that each value tells of which type it is. */
  readonly abstract: GraphQLAbstractType | null;
  /** What is asked of a composite value, by its type, as far as one has been met. */
  readonly selections: Map<GraphQLObjectType, Selection>;
}

/** The fields that are asked of an object, in the order of the answer. */
interface Selection {
  readonly fields: readonly PreparedField[];
  /** What all answers to it are like, so that they are made of one shape. */
  readonly shape: object;
}

/**
 * An operation that is read once and answered often, for one choice of what its directives leave
 * out.
 */
export interface PreparedOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly fields: readonly PreparedField[];
  /** The fields that are asked of an object of a type below a field. */
  fieldsBelow(field: PreparedField, type: PreparedType, of: GraphQLObjectType): readonly PreparedField[];
}

/** A name that an object literal takes for its prototype. */
const PROTOTYPE = '__proto__';

/** Combinations of what directives leave out that an operation is prepared for. */
const MAX_CHOICES = 8;

/**
 * Prepares an operation for some values of its variables; null where graphql-js is to answer it.
 */
export type Prepare = (variables: Variables) => PreparedOperation | null;

/**
 * Reads a valid operation: which fields it asks of which type, by which resolvers. A selection is
 * read when the first value comes that it is asked of, so that an operation which is sent once
 * costs no more than without.
 */
export function openPreparation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Prepare {
  const { choices, isOdd } = readDirectives(document);
  const root = schema.getRootType(operation.operation);
  if (!root || isOdd || hasTypeChecks(schema)) return () => null;
  const prepared = new Map<string, PreparedOperation>();
  return (variables) => {
    const chosen = Object.fromEntries(choices.map((name) => [name, variables[name]]));
    const values = Object.values(chosen);
    const key = values.join();
    const before = prepared.get(key);
    if (before) return before;
    // Null instead of a choice is an error, which graphql-js tells where it belongs.
    if (prepared.size >= MAX_CHOICES || values.some((value) => typeof value !== 'boolean')) return null;
    const made = prepare(schema, document, operation, root, chosen);
    prepared.set(key, made);
    return made;
  };
}

/**
 * Types that look at each value whether it is theirs; the shop's do not, and nothing here would ask
 * them.
 */
function hasTypeChecks(schema: GraphQLSchema): boolean {
  return Object.values(schema.getTypeMap()).some((type) => isObjectType(type) && type.isTypeOf);
}

/**
 * The variables that decide what is left out; and whether a document has names that cannot be
 * prepared.
 */
function readDirectives(document: DocumentNode): { choices: string[]; isOdd: boolean } {
  const choices = new Set<string>();
  let isOdd = false;
  visit(document, {
    Field: ({ name, alias }) => {
      isOdd ||= (alias ?? name).value === PROTOTYPE;
    },
    Directive: (directive) => {
      for (const { value } of directive.arguments ?? [])
        if (value.kind === Kind.VARIABLE) choices.add(value.name.value);
    },
  });
  return { choices: [...choices], isOdd };
}

function prepare(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  root: GraphQLObjectType,
  chosen: Variables,
): PreparedOperation {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  const fields = (parent: GraphQLObjectType, collected: Map<string, readonly FieldNode[]>) =>
    [...collected].flatMap(([key, nodes]) => prepareField(schema, parent, key, nodes) ?? []);
  return {
    schema,
    operation,
    fragments,
    fields: fields(root, collectFields(schema, fragments, chosen, root, operation.selectionSet)),
    fieldsBelow: ({ nodes }, { selections }, of) => {
      const before = selections.get(of);
      if (before) return before.fields;
      const made = fields(of, collectSubfields(schema, fragments, chosen, of, nodes));
      selections.set(of, { fields: made, shape: objectShape(made.map(({ key }) => key)) });
      return made;
    },
  };
}

function prepareField(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): PreparedField | null {
  const [node] = nodes;
  const definition = node && definitionOf(schema, parent, node.name.value);
  if (!definition) return null;
  return {
    key,
    nodes,
    parent,
    definition,
    constant: definition === TypeNameMetaFieldDef ? parent.name : null,
    ask: definition.resolve ?? (definition.args.length > 0 ? defaultFieldResolver : null),
    argumentsOf: readArguments(definition, node),
    type: prepareType(definition.type),
  };
}

function definitionOf(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return parent.getFields()[name];
}

const NONE = Object.freeze({});

/**
 * Arguments are kept only where no request could change them for the next request: numbers and
 * texts, and no variables.
 */
function readArguments(definition: GraphQLField<unknown, unknown>, node: FieldNode): Arguments {
  if (definition.args.length === 0) return () => NONE;
  const read: Arguments = (variables) => getArgumentValues(definition, node, variables);
  if (hasVariables(node)) return read;
  try {
    const values = read({});
    if (Object.values(values).some((value) => typeof value === 'object' && value !== null)) return read;
    Object.freeze(values);
    return () => values;
  } catch {
    // What is wrong with them is said where the field is answered.
    return read;
  }
}

function hasVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false;
  for (const argument of given)
    visit(argument, {
      Variable: () => {
        found = true;
      },
    });
  return found;
}

function prepareType(type: GraphQLOutputType): PreparedType {
  const isNonNull = isNonNullType(type);
  const inner = isNonNull ? (type.ofType as GraphQLOutputType) : type;
  return {
    isNonNull,
    leaf: isLeafType(inner) ? inner : null,
    isText: inner === GraphQLString || inner === GraphQLID,
    item: isListType(inner) ? prepareType(inner.ofType as GraphQLOutputType) : null,
    object: isObjectType(inner) ? inner : null,
    abstract: isAbstractType(inner) ? inner : null,
    selections: new Map(),
  };
}
