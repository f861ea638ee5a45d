import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type ExecutionResult, getOperationAST } from 'graphql';
import { createClient, NetworkError, type RequestParams } from 'graphql-sse';

const post = createGraphiQLFetcher({ url: '/graphql' });

/** Sends an operation where it is answered: a subscription to the stream of live news, anything else to the graph. */
export const fetcher: Fetcher = (asked, options) => {
  const document = options?.documentAST;
  const isFollowed = document && getOperationAST(document, asked.operationName)?.operation === 'subscription';
  if (!isFollowed) return post(asked, options);
  const { query, operationName, variables } = asked;
  return follow({ query, operationName: operationName ?? undefined, variables }, options.headers);
};

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
