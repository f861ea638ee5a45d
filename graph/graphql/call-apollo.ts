import type { IncomingHttpHeaders } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Context } from '../shared/context.js';
import { nameRefusal } from './error-status.js';

/** What Apollo Server answers to a call. */
export interface ApolloAnswer {
  status: number;
  /** Names are in small letters. */
  headers: Iterable<[string, string]>;
  body: string;
}

/** Asks Apollo Server what a POST with a body of JSON asks. */
export type CallApollo = (headers: IncomingHttpHeaders, body: unknown, ctx: Context) => Promise<ApolloAnswer>;

/** Makes the way to Apollo Server that does without Express. */
export function callApollo(apollo: ApolloServer<Context>): CallApollo {
  return async (sent, body, ctx) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(sent))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body },
      context: async () => ctx,
    });
    // Only operations that defer a part of themselves are answered in several, and the schema knows none.
    if (answer.body.kind !== 'complete') throw new Error('an answer came in parts');
    const { status = 200 } = answer;
    const { string } = answer.body;
    return { status, headers: answer.headers, body: status < 400 ? string : nameRefusal(string, ctx) };
  };
}
