import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../shared/context.js';
import { execute } from './execute.js';
import { maskFault } from './mask-errors.js';
import { refusalOfCost } from './operation-cost.js';
import { operationPlugin } from './operation-plugin.js';
import { limitShape } from './operation-shape.js';
import type { KnownOperations } from './persisted-operations.js';

/** A GraphQL document of more tokens than this is refused before it is parsed further. */
const MAX_TOKENS = 2_000;

/** What holds for subscriptions as for queries, which Apollo Server does not answer. */
export const STREAM_LIMITS = {
  maxTokens: MAX_TOKENS,
  execute,
  rules: [limitShape],
  refusalOfCost,
  formatError: maskFault,
} as const;

/**
 * Starts Apollo Server over the schema, with the limits of operations, the persisted ones of the
 * web, and its errors.
 *
 * @param http the server whose requests under way a stop waits for
 * @param known the persisted operations
 * @param hasReplicas whether what visitors read may be read from replicas
 */
export async function startApollo(
  schema: GraphQLSchema,
  http: Server,
  known: KnownOperations,
  hasReplicas: boolean,
): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: known.persistedQueries,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitShape],
    allowBatchedHttpRequests: false,
    formatError: (formatted, error) => maskFault(formatted, error),
    // Its own adds a line break, for which the whole text is copied once more.
    stringifyResult: (result) => JSON.stringify(result),
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer: http }),
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field of every row, for hints that are not given.
      ApolloServerPluginCacheControlDisabled(),
      operationPlugin({ known: known.names, hasReplicas }),
    ],
  });
  await apollo.start();
  return apollo;
}
