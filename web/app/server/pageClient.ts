import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { PageQuery } from '../../lib/pageQuery';
import { cachePolicies } from '../client/cache';

/** Answers a query within the process, as a visitor. */
export type ExecuteQuery = (request: {
  query: DocumentNode;
  operationName?: string | undefined;
  variables: Record<string, unknown>;
}) => Promise<ExecutionResult>;

/**
 * More are closed: pages are rendered one after the other, but for those that wait for the graph.
 */
const MAX_IDLE = 16;
const idle: ApolloClient[] = [];

/**
 * Renders with a client whose cache is empty, and which asks nothing by itself. A client is used
 * again for other pages, emptied, since a new one works out anew what it has to know of each query
 * of the shop: a third of what the server takes for a listing. It is only ever a visitor's, so that
 * there is nothing personal in it. One whose work fails is thrown away.
 */
export async function withPageClient<Result>(work: (client: ApolloClient) => Promise<Result>): Promise<Result> {
  const client = idle.pop() ?? openClient();
  const result = await work(client);
  await client.clearStore();
  if (idle.length < MAX_IDLE) idle.push(client);
  return result;
}

/**
 * Asks all that a page shows at once, before it is drawn, and writes the answers into its cache.
 * What fails is left to the browser, which asks again.
 */
export async function prefetchQueries(
  client: ApolloClient,
  execute: ExecuteQuery,
  queries: readonly PageQuery[],
): Promise<void> {
  await Promise.all(
    queries.map(async ({ query, variables, next }) => {
      const operationName = getMainDefinition(query).name?.value;
      const answer = await execute({ query, operationName, variables }).catch(() => null);
      if (!answer?.data || answer.errors) return;
      // Straight into the cache: a query of the client would read what it wrote, in vain.
      client.cache.writeQuery({ query, variables, data: answer.data });
      if (next) await prefetchQueries(client, execute, next(answer.data as never));
    }),
  );
}

function openClient(): ApolloClient {
  // Which reader depends on what is of use to those only who read again.
  const cache = new InMemoryCache({ ...cachePolicies, resultCaching: false });
  return new ApolloClient({ link: ApolloLink.empty(), cache });
}
