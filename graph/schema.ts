import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import {
  buildSchema,
  type ContainerType,
  emitSchemaDefinitionFile,
  type NonEmptyArray,
  type PubSub,
} from 'type-graphql';
import { refuseHidden } from './extensions/guard.js';
import { features as shopFeatures } from './features.js';
import type { Feature } from './shared/feature.js';
import { useDirectResolvers } from './shared/schema/direct-resolver.js';
import { InputError } from './shared/schema/payload.js';

/**
 * TypeGraphQL wants one for subscriptions; the shop's hear of changes from PostgreSQL instead, see
 * `live`.
 */
const refuseTopics = () => {
  throw new Error('A subscription says with `subscribe` what it hears.');
};
const noPubSub: PubSub = { publish: refuseTopics, subscribe: refuseTopics };

/**
 * Each resolver is made once. TypeGraphQL's own container would look through all of them for each
 * field.
 */
const instances = new Map<unknown, unknown>();
const container: ContainerType = {
  get(resolver) {
    if (!instances.has(resolver)) instances.set(resolver, Reflect.construct(resolver, []));
    return instances.get(resolver);
  },
};

/** Schemas hold nothing of a server, so that those of one process share them. */
const shared = new WeakMap<readonly Feature[], Promise<GraphQLSchema>>();

/**
 * The one schema as all servers of a process share it, built at the first call. It is never
 * changed.
 */
export function sharedSchema(features = shopFeatures): Promise<GraphQLSchema> {
  const schema = shared.get(features) ?? buildShopSchema({ features });
  shared.set(features, schema);
  return schema;
}

/** How a schema is built. */
interface SchemaOptions {
  /** What it consists of; absent: the shop's own. */
  features?: readonly Feature[];
  /** A file to write the contract to, for graph/schema.graphql. */
  emitTo?: string;
}

/**
 * Builds the one schema anew, for anyone who puts something into it.
 *
 * @throws Error for a public field that there is not
 */
export async function buildShopSchema({ features = shopFeatures, emitTo }: SchemaOptions = {}): Promise<GraphQLSchema> {
  const modules = await Promise.all(features.flatMap(({ resolvers = () => [] }) => resolvers()));
  const orphanedTypes = await Promise.all(features.map(async (feature) => (await feature.orphanedTypes?.()) ?? []));
  const resolvers = modules.flatMap((module) => Object.values(module));
  const schema = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<new () => object>,
    orphanedTypes: [InputError, ...orphanedTypes.flat()],
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    validate: false,
    pubSub: noPubSub,
    container,
    // TypeGraphQL would ask the schema for all of itself: the program that writes the contract has
    // that done, and not each start.
    skipCheck: emitTo === undefined,
  });
  refuseHidden(resolvers);
  useDirectResolvers(schema);
  describeRoots(schema);
  for (const field of features.flatMap(({ publicFields = [] }) => publicFields)) tellPublic(schema, field);
  if (emitTo) await emitSchemaDefinitionFile(emitTo, schema, { sortedSchema: true });
  return schema;
}

/** Marks a field of queries as one whose answer any cache may store, see `setCacheControl`. */
function tellPublic(schema: GraphQLSchema, name: string): void {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no query ${name}, which a feature says is public.`);
  Object.assign(field.extensions, { isPublic: true });
}

/**
 * TypeGraphQL makes the three types that operations begin at, and has no place for what is said of
 * them.
 */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = 'What can be read. Nothing is changed by it.';
  if (mutation)
    mutation.description = 'What can be done, one after the other. What was refused stands in `userErrors`.';
  if (subscription) subscription.description = 'What can be followed: how it stands, and then each change.';
}
