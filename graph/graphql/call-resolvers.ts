import type { GraphQLField, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { isIntrospectionType, isObjectType } from 'graphql';
import { noteWithoutInfo } from '../executor/reads-info.js';
import type { Context } from '../shared/context.js';

type Storage = typeof globalThis.TypeGraphQLMetadataStorage;
type FieldMethod = Storage['fieldResolvers'][number];
type Method = Pick<FieldMethod, 'target' | 'methodName' | 'params' | 'middlewares' | 'roles'>;
type Parameter = NonNullable<FieldMethod['params']>[number];
type Read = (root: unknown, args: Record<string, unknown>, ctx: Context, info: GraphQLResolveInfo) => unknown;

/**
 * Makes the fields that a `@FieldResolver` or a `@Query` answers call it at once, with what its parameters name, and all others
 * read their property.
 *
 * TypeGraphQL puts the parameters in order, looks for middlewares and copies the row into an object of its class, for
 * each field of each row: a third of the time that GraphQL takes for a listing. Of what it offers these methods use
 * nothing but `@Root()`, `@Ctx()`, `@Info()` and `@Arg()`, and so do most queries; a method that uses more is left
 * to it, as are mutations. A root is the row itself, as it was read.
 */
export function callResolvers(schema: GraphQLSchema): void {
  const { fieldResolvers, queries } = storage();
  readPropertiesAtOnce(schema);
  for (const method of fieldResolvers) {
    const { kind, getObjectType, schemaName } = method;
    const type = kind === 'external' && getObjectType && schema.getType(getObjectType().name);
    if (isObjectType(type)) callAtOnce(type.getFields()[schemaName], method);
  }
  for (const method of queries) callAtOnce(schema.getQueryType()?.getFields()[method.schemaName], method);
  noteWhoReadsNoInfo(schema);
}

/**
 * A field of a row that no method answers is a property of it. TypeGraphQL reads that behind a chain of middlewares of its own, for which it
 * makes two objects, for each field of each row.
 */
function readPropertiesAtOnce(schema: GraphQLSchema): void {
  const { objectTypes, fields, fieldResolvers } = storage();
  const isAnswered = (owner: unknown, name: string) =>
    fieldResolvers.some(({ getObjectType, methodName }) => methodName === name && getObjectType?.() === owner);
  for (const { name: typeName, target } of objectTypes) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    const own = type.getFields();
    const lineage = lineageOf(target);
    for (const { target: owner, name, schemaName, middlewares, roles } of fields) {
      const field = lineage.has(owner) && own[schemaName];
      if (field && !middlewares?.length && !roles && !isAnswered(owner, name)) field.resolve = (row) => row[name];
    }
  }
}

/** A class and those that it extends. */
function lineageOf(target: object): ReadonlySet<unknown> {
  const lineage = new Set<unknown>();
  for (let each: unknown = target; each; each = Object.getPrototypeOf(each)) lineage.add(each);
  return lineage;
}

function callAtOnce(
  field: GraphQLField<unknown, unknown> | undefined,
  { target, methodName, params = [], middlewares, roles }: Method,
): void {
  const reads = [...params].sort((one, other) => one.index - other.index).map(readOf);
  if (!field || !isEvery(reads) || middlewares?.length || roles) return;
  const resolver = Reflect.construct(target, []);
  const call: (...values: unknown[]) => unknown = resolver[methodName].bind(resolver);
  const [first = none, second = none, third = none] = reads;
  field.resolve =
    reads.length > 3
      ? (root, args, ctx, info) => call(...reads.map((read) => read(root, args, ctx as Context, info)))
      : (root, args, ctx, info) =>
          call(
            first(root, args, ctx as Context, info),
            second(root, args, ctx as Context, info),
            third(root, args, ctx as Context, info),
          );
}

/** By the name of a field alone: one that reads it in one type counts as reading it in all. */
function noteWhoReadsNoInfo(schema: GraphQLSchema): void {
  const { fieldResolvers, queries, mutations, subscriptions, fields } = storage();
  const methods = [...fieldResolvers, ...queries, ...mutations, ...subscriptions];
  const reading = new Set(methods.filter(mayReadInfo).map(({ schemaName }) => schemaName));
  for (const { schemaName, middlewares } of fields) if (middlewares?.length) reading.add(schemaName);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const { name, resolve } of Object.values(type.getFields()))
      if (resolve && !reading.has(name)) noteWithoutInfo(resolve);
  }
}

function mayReadInfo({ params = [], middlewares = [] }: Pick<FieldMethod, 'params' | 'middlewares'>): boolean {
  return middlewares.length > 0 || params.some(({ kind }) => kind === 'info' || kind === 'custom');
}

/** TypeGraphQL keeps what the decorators said where all of its copies find it. */
function storage(): Storage {
  return globalThis.TypeGraphQLMetadataStorage;
}

const none: Read = () => undefined;

/** How a parameter comes by its value; null for a kind that is left to TypeGraphQL. */
function readOf(parameter: Parameter): Read | null {
  if (parameter.kind === 'root' && !parameter.propertyName) return (root) => root;
  if (parameter.kind === 'context' && !parameter.propertyName) return (_root, _args, ctx) => ctx;
  if (parameter.kind === 'info') return (_root, _args, _ctx, info) => info;
  if (parameter.kind !== 'arg' || !isPlain(parameter.getType())) return null;
  const { name } = parameter;
  return (_root, args) => args[name];
}

/**
 * Whether a value is what GraphQL makes of it: a single one, or an input without other names for its fields, methods, and values
 * that it begins with.
 */
function isPlain(type: unknown): boolean {
  const { inputTypes, fields } = storage();
  const target = inputTypes.find((input) => input.target === type)?.target;
  if (!target) return true;
  const isBare =
    Object.getPrototypeOf(target.prototype) === Object.prototype &&
    Object.getOwnPropertyNames(target.prototype).length === 1 &&
    Object.keys(Reflect.construct(target, [])).length === 0;
  const own = fields.filter((field) => field.target === target);
  return isBare && own.every(({ name, schemaName, getType }) => name === schemaName && isPlain(getType()));
}

function isEvery(reads: (Read | null)[]): reads is Read[] {
  return reads.every((read) => read !== null);
}
