import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit';
import { type ExecutionResult, getOperationAST, parse } from 'graphql';
import { createClient, NetworkError, type RequestParams } from 'graphql-sse';
import { type ChosenFiles, formOf } from './uploads/files';

const post = createGraphiQLFetcher({ url: '/graphql', enableIncrementalDelivery: false });

/**
 * Sends operations where they are answered: a subscription to the stream of live news, what has
 * files as a form and anything else as JSON to the graph.
 *
 * @param filesOf the files that were chosen for the variables of the moment
 * @param onAnswer told of what an operation answers
 */
export function openFetcher(
  filesOf: () => ChosenFiles,
  onAnswer: (query: string, variables: unknown, data: unknown) => void,
): Fetcher {
  return async (asked, options) => {
    const { query, operationName, variables } = asked;
    if (isSubscription(asked)) {
      return subscribe({ query, operationName: operationName ?? undefined, variables }, options?.headers);
    }
    const form = formOf(asked, filesOf());
    const answer = form ? await sendForm(form, options?.headers) : await post(asked, options);
    onAnswer(query, variables, (answer as ExecutionResult).data);
    return answer;
  };
}

async function sendForm(body: FormData, headers?: Record<string, string>): Promise<ExecutionResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    // Without it a form could be sent from any page.
    headers: { ...headers, 'apollo-require-preflight': 'true' },
    body,
  });
  return response.json();
}

/**
 * Recognized by the text, since the editor parses what it holds only a moment after it was changed.
 */
function isSubscription({ query, operationName }: FetcherParams): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    return false;
  }
}

async function* subscribe(asked: RequestParams, headers?: Record<string, string>): AsyncGenerator<ExecutionResult> {
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
