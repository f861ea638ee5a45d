import type { IncomingHttpHeaders } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { addRequestId } from '../graphql/error-status.js';
import type { Context } from '../shared/context.js';

/** A call as it was sent. */
export interface SentCall {
  method: string;
  headers: IncomingHttpHeaders;
  /** The query of its address, with the question mark; empty for none. */
  search: string;
  /** The JSON of its body; undefined where it has none. */
  body: unknown;
}

/** What Apollo Server answers to a call. */
export interface ApolloAnswer {
  status: number;
  /** Names are in small letters. */
  headers: Iterable<[string, string]>;
  body: string;
}

/** Asks Apollo Server what a call asks, by the method that it documents for integrations. */
export async function askApollo(apollo: ApolloServer<Context>, sent: SentCall, ctx: Context): Promise<ApolloAnswer> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(sent.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: sent.method, headers, search: sent.search, body: sent.body },
    context: async () => ctx,
  });
  // Only operations that defer a part of themselves are answered in several, and the schema knows
  // none.
  if (answer.body.kind !== 'complete') throw new Error('an answer came in parts');
  const { status = 200 } = answer;
  const { string } = answer.body;
  return { status, headers: answer.headers, body: status < 400 ? string : addRequestId(string, ctx) };
}
