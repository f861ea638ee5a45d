import { type GraphQLRequest, HeaderMap } from '@apollo/server';
import type { DocumentNode, FormattedExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../shared/context.js';
import { isCatalogue } from './cache-control.js';
import type { FollowedQuery, FollowRequest, RequestFollower } from './join-plugins.js';
import { executePrepared } from './prepared/execute-prepared.js';

/** As many queries are known; the web has some eighty. */
const MOST_KNOWN = 500;

/** A query that Apollo Server has parsed, found valid and answered before. */
interface KnownQuery {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
}

/** What a query is answered: the result, and the headers that the plugins set. */
export interface KnownAnswer {
  result: FormattedExecutionResult;
  headers: Iterable<[string, string]>;
}

/** The queries of the catalogue that have been answered before. */
export interface KnownQueries {
  /** Notes what Apollo Server answers; one of its plugins. */
  note: FollowRequest;
  /** Answers a query that is known; null for any other request, and where it is refused or the answer has errors, which Apollo Server tells. */
  answer(request: GraphQLRequest, ctx: Context): Promise<KnownAnswer | null>;
}

/**
 * Answers again, past Apollo Server, what it has answered: queries that read nothing but the catalogue. It hashes the text of each operation,
 * copies the context and waits for each of its steps, for each request anew: up to a quarter of what a product takes.
 *
 * @param follow begins to follow a request, as the plugins of Apollo Server do
 */
export function openKnownQueries(schema: GraphQLSchema, follow: FollowRequest): KnownQueries {
  const known = new LRUCache<string, KnownQuery>({ max: MOST_KNOWN });

  return {
    note: () => ({
      willSendResponse: ({ request, document, operation, operationName, errors }) => {
        const key = keyOf(request);
        if (key === null || errors || !document || !operation || !isCatalogue(operation, document)) return;
        known.set(key, { document, operation, operationName: operationName ?? null });
      },
    }),
    answer: async (request, ctx) => {
      const key = keyOf(request);
      const query = key !== null && known.get(key);
      // What a key spends is taken by Apollo Server, once, however the query is answered.
      if (!query || ctx.budget) return null;
      const { document, operationName } = query;
      const { variables } = request;
      const headers = new HeaderMap();
      // What those who follow a query look at.
      const asked = {
        ...{ schema, request, document, operationName, contextValue: ctx, operation: query.operation },
        response: { http: { headers } },
      } as unknown as FollowedQuery;
      const follower: RequestFollower = follow(asked);
      const giveUp = () => {
        follower.giveUp?.();
        return null;
      };
      try {
        await follower.didResolveOperation?.(asked);
      } catch {
        return giveUp();
      }
      const execution = { schema, document, operationName, variableValues: variables, contextValue: ctx };
      const result = (await executePrepared(execution)) as FormattedExecutionResult;
      if (result.errors) return giveUp();
      asked.response.body = { kind: 'single', singleResult: result };
      await follower.willSendResponse?.(asked);
      return { result, headers };
    },
  };
}

/** The text of a query, or its hash, with the name of its operation; null where it is not said by one of them alone. */
function keyOf({ query, operationName, extensions }: GraphQLRequest): string | null {
  const persisted = extensions?.persistedQuery as { version?: unknown; sha256Hash?: unknown } | undefined;
  if (!persisted) return query ? `${operationName ?? ''}\n${query}` : null;
  const { version, sha256Hash } = persisted;
  return query === undefined && version === 1 && typeof sha256Hash === 'string'
    ? `${operationName ?? ''}\nsha256:${sha256Hash}`
    : null;
}
