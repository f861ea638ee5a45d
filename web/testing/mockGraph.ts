import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

/**
 * Facts of an answer, in the shape of the schema: fields by their own names, whatever the operation
 * calls them.
 */
export type Facts = Record<string, unknown>;

/**
 * What the graph answers in a test, by operation name: the facts for the root, given the variables.
 * An answer that throws becomes a top-level error; its `extensions` go along.
 */
export type GraphAnswers = Record<string, (variables: Record<string, unknown>) => Facts | Promise<Facts>>;

// Tests run from the root of the project.
const schema = buildSchema(readFileSync(path.resolve('graph/schema.graphql'), 'utf8'));

/**
 * Answers an operation as the real schema would: `__typename`s, aliases and nullability are right,
 * and a test gives only the facts it is about. What it leaves out is null, or where the schema
 * allows no null, the emptiest value there is: '', 0, false, [], a first enum value, an object of
 * those with an id of its own.
 *
 * @param facts root facts; a function stands for a field with arguments and is called with them
 */
export async function answer(
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
  facts: Facts,
): Promise<ExecutionResult> {
  return execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    rootValue: facts,
    fieldResolver: factOrEmptiest,
    typeResolver: (value, _context, _info, type) => {
      if (typeof value === 'object' && value !== null && '__typename' in value) return String(value.__typename);
      return schema.getPossibleTypes(type)[0]?.name;
    },
  });
}

const factOrEmptiest: GraphQLFieldResolver<Facts, unknown> = (source, args, _context, info) => {
  const fact = source[info.fieldName] ?? source[String(info.path.key)];
  if (typeof fact === 'function') return fact(args);
  if (fact !== undefined && fact !== null) return fact;
  const place = `${info.parentType.name}.${info.fieldName}`;
  return isNonNullType(info.returnType) ? emptiest(info.returnType.ofType, place) : null;
};

function emptiest(type: GraphQLOutputType, place: string): unknown {
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isScalarType(type)) return addresses[place] ?? scalars[type.name] ?? (type.name === 'ID' ? place : '');
  if (isObjectType(type) || isAbstractType(type)) return {};
  return null;
}

/** What a page gives to the browser to fetch, which an empty text does not name. */
const addresses: Record<string, unknown> = {
  'Image.srcset': '/images/any-448.webp 448w',
  'Image.url': '/images/any-448.webp',
};

const scalars: Record<string, unknown> = {
  Int: 0,
  Float: 0,
  Rupees: 0,
  Boolean: false,
  DateTime: '2026-01-05T10:00:00.000Z',
};
