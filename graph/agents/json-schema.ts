import type { JSONValue } from '@modelcontextprotocol/server';
import {
  type FragmentDefinitionNode,
  GraphQLEnumType,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';

/** A JSON Schema of draft 2020-12, as far as tools need one. */
export type JsonSchema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: (string | null)[];
  format?: string;
  default?: JSONValue;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
};

/** The JSON Schema of an object, which is all that a tool takes and answers. */
export type ObjectSchema = JsonSchema & { type: 'object'; properties: Record<string, JsonSchema> };

/** How scalars of the graph look in JSON. */
const SCALARS: Record<string, JsonSchema> = {
  ...{ Int: { type: 'integer' }, Float: { type: 'number' }, Boolean: { type: 'boolean' } },
  ...{ ID: { type: 'string' }, String: { type: 'string' }, DateTime: { type: 'string', format: 'date-time' } },
  ...{ Rupees: { type: 'number' }, JSONObject: { type: 'object' } },
};

/**
 * What an operation takes, as JSON Schema: a property for each variable, described as the argument
 * is to which the operation hands it. Inputs of the schema stand once, in `$defs`.
 */
export function inputSchemaOf(schema: GraphQLSchema, operation: OperationDefinitionNode): ObjectSchema {
  const $defs: Record<string, JsonSchema> = {};
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  const said = descriptionsOfVariables(schema, operation);
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    properties[name] = { ...typeOfVariable(schema, definition, $defs), ...said.get(name) };
    if (definition.defaultValue) properties[name].default = valueFromASTUntyped(definition.defaultValue) as JSONValue;
    else if (definition.type.kind === Kind.NON_NULL_TYPE) required.push(name);
  }
  return {
    type: 'object',
    properties,
    required,
    additionalProperties: false,
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  };
}

/**
 * What an operation answers, as JSON Schema: its `data`, as far as it asks for it. Fields of a type
 * that the answer may not be are not required.
 */
export function outputSchemaOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[] = [],
): ObjectSchema {
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}.`);
  const known = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return selected(schema, root, operation.selectionSet, known);
}

function typeOfVariable(
  schema: GraphQLSchema,
  { variable, type: node }: VariableDefinitionNode,
  defs: Record<string, JsonSchema>,
): JsonSchema {
  const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
  if (!type) throw new Error(`The schema has no type of $${variable.name.value}.`);
  return inputOf(type, defs);
}

/** By the arguments at the top of the operation, whose names need not be those of the variables. */
function descriptionsOfVariables(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): Map<string, { description: string }> {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  const said = new Map<string, { description: string }>();
  for (const field of selectionSet.selections) {
    if (field.kind !== Kind.FIELD) continue;
    for (const { name, value } of field.arguments ?? []) {
      const argument = fields[field.name.value]?.args.find((each) => each.name === name.value);
      if (value.kind === Kind.VARIABLE && argument?.description)
        said.set(value.name.value, { description: argument.description });
    }
  }
  return said;
}

function inputOf(type: GraphQLInputType, defs: Record<string, JsonSchema>): JsonSchema {
  if (type instanceof GraphQLNonNull) return inputOf(type.ofType, defs);
  if (type instanceof GraphQLList) return { type: 'array', items: inputOf(type.ofType, defs) };
  if (type instanceof GraphQLEnumType) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (type instanceof GraphQLInputObjectType) {
    // Set before its fields are read, some of which may be of the same type.
    if (!defs[type.name]) Object.assign(defs, { [type.name]: {} }, { [type.name]: objectOf(type, defs) });
    return { $ref: `#/$defs/${type.name}` };
  }
  return scalarOf(type.name);
}

function objectOf(type: GraphQLInputObjectType, defs: Record<string, JsonSchema>): JsonSchema {
  const own = defs[type.name] ?? {};
  defs[type.name] = own;
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const field of Object.values(type.getFields())) {
    const { name, description, defaultValue } = field;
    properties[name] = { ...inputOf(field.type, defs), ...(description ? { description } : {}) };
    if (defaultValue !== undefined) properties[name].default = defaultValue as JSONValue;
    else if (field.type instanceof GraphQLNonNull) required.push(name);
  }
  const { description } = type;
  return Object.assign(own, {
    ...{ type: 'object', ...(description ? { description } : {}), properties, required },
    additionalProperties: false,
  });
}

function outputOf(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  below: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): JsonSchema {
  if (type instanceof GraphQLNonNull) return answered(schema, type.ofType, below, fragments);
  const { type: kind, enum: choices, ...rest } = answered(schema, type, below, fragments);
  if (choices) return { ...rest, enum: [...choices, null] };
  return { ...rest, type: [String(kind), 'null'] };
}

function answered(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  below: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): JsonSchema {
  if (type instanceof GraphQLList) return { type: 'array', items: outputOf(schema, type.ofType, below, fragments) };
  if (type instanceof GraphQLEnumType) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  const named = getNamedType(type);
  if (below && isCompositeType(named)) return selected(schema, named, below, fragments);
  return scalarOf(named.name);
}

function selected(
  schema: GraphQLSchema,
  type: object & { name: string },
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ObjectSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      const field = 'getFields' in type ? (type as { getFields(): Fields }).getFields()[selection.name.value] : null;
      // Without descriptions, which programs that read by words would have to pay for in each list.
      properties[name] = field ? outputOf(schema, field.type, selection.selectionSet, fragments) : { type: 'string' };
      required.push(name);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    const on = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type;
    if (!fragment || !on) continue;
    const part = selected(schema, on, fragment.selectionSet, fragments);
    Object.assign(properties, part.properties);
    if (on === type || isObjectType(type)) required.push(...(part.required ?? []));
  }
  return { type: 'object', properties, required: [...new Set(required)] };
}

type Fields = Record<string, { type: GraphQLOutputType }>;

function scalarOf(name: string): JsonSchema {
  const schema = SCALARS[name];
  if (!schema) throw new Error(`Nobody has said how ${name} looks in JSON.`);
  return { ...schema };
}
