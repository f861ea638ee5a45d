import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../shared/context.js';
import { answerMutations } from './answer-mutations.js';
import { setCacheControl } from './cache-control.js';
import { setHttpStatus } from './error-status.js';
import { followTogether, joinPlugins } from './join-plugins.js';
import { type KnownQueries, openKnownQueries } from './known-queries.js';
import { maskFault } from './mask-errors.js';
import { nameOperations } from './name-operations.js';
import { limitCost, refusalOfCost } from './operation-cost.js';
import { limitShape } from './operation-shape.js';
import { openKnownOperations } from './persisted-operations.js';
import { executePrepared } from './prepared/execute-prepared.js';
import { readFromReplica } from './read-from-replica.js';
import { tellDeprecations } from './tell-deprecations.js';
import { traceOperations } from './trace-operations.js';

/** A GraphQL document of more tokens than this is refused before it is parsed further. */
const MOST_TOKENS = 2_000;

/** What holds for subscriptions as for queries, which Apollo Server does not answer. */
export const STREAM_LIMITS = {
  mostTokens: MOST_TOKENS,
  rules: [limitShape],
  refusalOfCost,
  formatError: maskFault,
} as const;

/**
 * Apollo Server asks a gateway to execute operations in place of graphql-js: here it is the same process and the same schema,
 * with what it keeps of operations that come again.
 */
function preparedOver(schema: GraphQLSchema): NonNullable<ApolloServerOptionsWithGateway<Context>['gateway']> {
  return {
    onSchemaLoadOrUpdate: (hear) => {
      hear({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, request: { operationName, variables }, context }) =>
        executePrepared({ schema, document, operationName, variableValues: variables, contextValue: context }),
    }),
    stop: async () => undefined,
  };
}

/**
 * Starts Apollo Server over the schema, with the limits of operations, the persisted ones of the web, and its errors; and what
 * answers again the queries that it has answered.
 *
 * @param http the server whose requests under way a stop waits for
 */
export async function startApollo(
  schema: GraphQLSchema,
  http: Server,
): Promise<{ apollo: ApolloServer<Context>; knownQueries: KnownQueries }> {
  const known = await openKnownOperations();
  const naming = nameOperations(known.names);
  const ofQueries = [naming, limitCost, traceOperations, readFromReplica, setCacheControl];
  const knownQueries = openKnownQueries(schema, followTogether([...ofQueries, tellDeprecations]));
  const apollo = new ApolloServer<Context>({
    gateway: preparedOver(schema),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: known.persistedQueries,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [limitShape],
    allowBatchedHttpRequests: false,
    formatError: maskFault,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer: http }),
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field of every row, for hints that nobody gives.
      ApolloServerPluginCacheControlDisabled(),
      joinPlugins([setHttpStatus, ...ofQueries, answerMutations, tellDeprecations, knownQueries.note]),
    ],
  });
  await apollo.start();
  return { apollo, knownQueries };
}
