import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { from } from 'rxjs';
import { askWhole } from '../client/askWhole';
import { PageCache } from './pageCache';

/** A query that a page asked. */
export interface PageQuery {
  query: DocumentNode;
  operationName?: string | undefined;
  variables: Record<string, unknown>;
}

/** Answers a query within the process, as a visitor. */
export type ExecuteQuery = (request: PageQuery) => Promise<ExecutionResult>;

/** A client of the graph with which one page is rendered on the server. */
export interface PageClient {
  client: ApolloClient;
  /** Empty to begin with. */
  cache: PageCache;
  /** What was not in the cache and went to the graph, in turn. */
  asked: PageQuery[];
}

interface PooledClient extends PageClient {
  execute: ExecuteQuery;
}

/** More are closed: pages are rendered one after the other, but for those that wait for the graph. */
const MOST_IDLE = 16;
const idle: PooledClient[] = [];

/**
 * Renders with a client whose cache is empty. A client is used again for other pages, emptied, since a new one works out
 * anew what it has to know of each query of the shop: a third of what the server takes for a listing. It is only ever a
 * visitor's, so that there is nothing personal in it. One whose work fails is thrown away.
 */
export async function withPageClient<Result>(
  execute: ExecuteQuery,
  work: (page: PageClient) => Promise<Result>,
): Promise<Result> {
  const page = idle.pop() ?? openClient();
  page.execute = execute;
  page.asked = [];
  const result = await work(page);
  await page.client.clearStore();
  if (idle.length < MOST_IDLE) idle.push(page);
  return result;
}

function openClient(): PooledClient {
  const cache = new PageCache();
  const link = new ApolloLink(({ query, operationName, variables }) => {
    page.asked.push({ query, operationName, variables });
    return from(page.execute({ query, operationName, variables }) as Promise<ApolloLink.Result>);
  });
  const page: PooledClient = {
    cache,
    client: new ApolloClient({ link: askWhole(link), cache }),
    asked: [],
    execute: noGraph,
  };
  return page;
}

async function noGraph(): Promise<never> {
  throw new Error('This client renders no page.');
}
