import { createClient } from 'graphql-sse';

/** A stream is asked for again after so long, and twice as long each time. In milliseconds. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Follows a subscription in the name of a token, and asks again where the connection is
 * lost: each stream begins with how things stand.
 *
 * @param hear is told each result; a stream that is refused tells nothing
 * @returns what ends it
 */
export function followStream<T>(
  token: string,
  query: string,
  variables: Record<string, unknown>,
  hear: (data: T) => void,
): () => void {
  const stream = createClient({
    url: '/graphql/stream',
    headers: { authorization: `Bearer ${token}` },
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: (retries) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(FIRST_WAIT_MS * 2 ** retries, LONGEST_WAIT_MS))),
  });
  const stop = stream.subscribe<T>(
    { query, variables },
    { next: ({ data }) => data && hear(data), error: () => undefined, complete: () => undefined },
  );
  return () => {
    stop();
    stream.dispose();
  };
}
