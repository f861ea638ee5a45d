import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit';
import { type ExecutionResult, getOperationAST, parse } from 'graphql';
import { createClient, NetworkError, type RequestParams } from 'graphql-sse';

const post = createGraphiQLFetcher({ url: '/graphql' });

/** Sends an operation where it is answered: a subscription to the stream of live news, anything else to the graph. */
export const fetcher: Fetcher = (asked, options) => {
  if (!isSubscription(asked)) return post(asked, options);
  const { query, operationName, variables } = asked;
  return follow({ query, operationName: operationName ?? undefined, variables }, options?.headers);
};

/** Recognized by the text, since the editor parses what it holds only a moment after it was changed. */
function isSubscription({ query, operationName }: FetcherParams): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    return false;
  }
}

async function* follow(asked: RequestParams, headers?: Record<string, string>): AsyncGenerator<ExecutionResult> {
  const client = createClient({ url: '/graphql/stream', headers, retryAttempts: 0 });
  try {
    yield* client.iterate(asked);
  } catch (thrown) {
    // What is refused at once is an answer without a stream.
    if (!(thrown instanceof NetworkError) || !(thrown.response instanceof Response)) throw thrown;
    yield await thrown.response.json();
  } finally {
    client.dispose();
  }
}
