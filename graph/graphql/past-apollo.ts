import { type GraphQLRequest, HeaderMap } from '@apollo/server';
import type { DocumentNode, FormattedExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../shared/context.js';
import { executeOnce } from './execute-operations.js';
import type { FollowedOperation, FollowRequest, RequestFollower } from './join-plugins.js';

/** As many operations are known; the web has some eighty. */
const MOST_KNOWN = 500;

/** An operation that Apollo Server has parsed, found valid and answered before. */
interface KnownOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
}

/** What a known operation is answered: the result, and the headers that the plugins set. */
export interface KnownAnswer {
  result: FormattedExecutionResult;
  headers: Iterable<[string, string]>;
}

/** The operations that have been answered before. */
export interface PastApollo {
  /** Notes what Apollo Server answers; one of its plugins. */
  note: FollowRequest;
  /**
   * Answers an operation that is known; null for any other request, and where it is refused or the answer has errors, which Apollo Server
   * is to be asked for then with the same context. It executes nothing that was executed here.
   */
  answer(request: GraphQLRequest, ctx: Context): Promise<KnownAnswer | null>;
}

/**
 * Answers past Apollo Server what it has answered before. It hashes the text of each operation, copies the context and waits for each of its
 * steps, for each request anew: up to a quarter of what a product takes.
 *
 * @param follow begins to follow a request, as the plugins of Apollo Server do
 */
export function openPastApollo(schema: GraphQLSchema, follow: FollowRequest): PastApollo {
  const known = new LRUCache<string, KnownOperation>({ max: MOST_KNOWN });

  return {
    note: () => ({
      willSendResponse: ({ request, document, operation, operationName, errors }) => {
        const key = keyOf(request);
        if (key === null || errors || !document || !operation) return;
        known.set(key, { document, operation, operationName: operationName ?? null });
      },
    }),
    answer: async (request, ctx) => {
      const key = keyOf(request);
      const before = key !== null && known.get(key);
      // What a key spends, and what is claimed under an Idempotency-Key, is so once, however the operation is answered.
      if (!before || ctx.budget || request.http?.headers.get('idempotency-key')) return null;
      const { document, operation, operationName } = before;
      const headers = new HeaderMap();
      // What those who follow an operation look at.
      const asked = {
        ...{ schema, request, document, operationName, contextValue: ctx, operation },
        response: { http: { headers } },
      } as unknown as FollowedOperation;
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
      if (await follower.responseForOperation?.(asked)) return giveUp();
      const variableValues = request.variables;
      const result = await executeOnce(ctx, { schema, document, operationName, variableValues, contextValue: ctx });
      if (!result) return giveUp();
      asked.response.body = { kind: 'single', singleResult: result };
      await follower.willSendResponse?.(asked);
      return { result, headers };
    },
  };
}

/** The text of an operation, or its hash, with the name of its operation; null where it is not said by one of them alone. */
function keyOf({ query, operationName, extensions }: GraphQLRequest): string | null {
  const persisted = extensions?.persistedQuery as { version?: unknown; sha256Hash?: unknown } | undefined;
  if (!persisted) return query ? `${operationName ?? ''}\n${query}` : null;
  const { version, sha256Hash } = persisted;
  return query === undefined && version === 1 && typeof sha256Hash === 'string'
    ? `${operationName ?? ''}\nsha256:${sha256Hash}`
    : null;
}
