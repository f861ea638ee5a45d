import type { GraphQLField, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { isIntrospectionType, isObjectType } from 'graphql';
import type { Context } from '../shared/context.js';

type Storage = typeof globalThis.TypeGraphQLMetadataStorage;
type FieldMethod = Storage['fieldResolvers'][number];
type Method = Pick<FieldMethod, 'target' | 'methodName' | 'params' | 'middlewares' | 'roles'>;
type Parameter = NonNullable<FieldMethod['params']>[number];
type Read = (root: unknown, args: Record<string, unknown>, ctx: Context, info: GraphQLResolveInfo) => unknown;

/**
 * Makes the fields that a `@FieldResolver` or a `@Query` answers call it at once, with what its parameters name.
 *
 * TypeGraphQL puts the parameters in order, looks for middlewares and copies the row into an object of its class, for
 * each field of each row: a third of the time that GraphQL takes for a listing. Of what it offers these methods use
 * nothing but `@Root()`, `@Ctx()`, `@Info()` and `@Arg()` of single values, and so do most queries; a method that uses more is left
 * to it, as are mutations. A root is the row itself, as it was read.
 */
export function callResolvers(schema: GraphQLSchema): void {
  const { fieldResolvers, queries } = storage();
  for (const method of fieldResolvers) {
    const { kind, getObjectType, schemaName } = method;
    const type = kind === 'external' && getObjectType && schema.getType(getObjectType().name);
    if (isObjectType(type)) callAtOnce(type.getFields()[schemaName], method);
  }
  for (const method of queries) callAtOnce(schema.getQueryType()?.getFields()[method.schemaName], method);
  noteWhoReadsNoInfo(schema);
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

const withoutInfo = new WeakSet<object>();

/** Notes of a resolver that it never looks at the operation that it is asked by. */
export function noteWithoutInfo(resolve: object): void {
  withoutInfo.add(resolve);
}

/**
 * Whether a resolver looks at the operation that it is asked by. Those of the schema do by `@Info()` alone; of any other
 * nothing is known, so that it is taken to do.
 */
export function readsInfo(resolve: object): boolean {
  return !withoutInfo.has(resolve);
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
  if (parameter.kind !== 'arg' || isInput(parameter.getType())) return null;
  const { name } = parameter;
  return (_root, args) => args[name];
}

function isInput(type: unknown): boolean {
  return storage().inputTypes.some(({ target }) => target === type);
}

function isEvery(reads: (Read | null)[]): reads is Read[] {
  return reads.every((read) => read !== null);
}
