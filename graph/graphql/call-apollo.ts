import type { IncomingHttpHeaders } from 'node:http';
import { type ApolloServer, type GraphQLRequest, HeaderMap } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from '../shared/context.js';
import { nameRefusal } from './error-status.js';
import type { PastApollo } from './past-apollo.js';

/** What Apollo Server answers to a call. */
export interface ApolloAnswer {
  status: number;
  /** Names are in small letters. */
  headers: Iterable<[string, string]>;
  body: string;
}

/** Asks Apollo Server what a POST with a body of JSON asks. */
export type CallApollo = (headers: IncomingHttpHeaders, body: unknown, ctx: Context) => Promise<ApolloAnswer>;

/** The headers that Apollo Server and its plugins look at while they answer an operation. */
const READ_BY_PLUGINS = ['accept', 'authorization', 'idempotency-key'];

/** Of how many values of Accept it is known what they are answered with; a client could make up any number. */
const MOST_KNOWN = 100;

/**
 * Makes the way to Apollo Server that does without Express. What is out of the ordinary about a request, Apollo Server's HTTP side
 * tells or refuses; an operation as nearly all are goes past that side, which chooses the type of each answer anew.
 */
export function callApollo(apollo: ApolloServer<Context>, pastApollo: PastApollo): CallApollo {
  const typeFor = new Map<string, string>();

  const askByHttp = async (headers: HeaderMap, body: unknown, ctx: Context): Promise<ApolloAnswer> => {
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body },
      context: async () => ctx,
    });
    // Only operations that defer a part of themselves are answered in several, and the schema knows none.
    if (answer.body.kind !== 'complete') throw new Error('an answer came in parts');
    const { status = 200 } = answer;
    const { string } = answer.body;
    const type = answer.headers.get('content-type');
    const accept = headers.get('accept') ?? '';
    if (status === 200 && type && typeFor.size < MOST_KNOWN) typeFor.set(accept, type);
    return { status, headers: answer.headers, body: status < 400 ? string : nameRefusal(string, ctx) };
  };

  return async (sent, body, ctx) => {
    const type = typeFor.get(sent.accept ?? '');
    const request = type && ordinary(body);
    if (!request) return askByHttp(headersOf(sent, Object.keys(sent)), body, ctx);
    const http = { method: 'POST', headers: headersOf(sent, READ_BY_PLUGINS), search: '', body };
    const asked = { ...request, http };
    const known = await pastApollo.answer(asked, ctx);
    if (known) return { status: 200, headers: [...known.headers, ['content-type', type]], body: textOf(known.result) };
    const answer = await apollo.executeOperation(asked, { contextValue: ctx });
    if (answer.body.kind !== 'single') throw new Error('an answer came in parts');
    const text = textOf(answer.body.singleResult);
    const { status = 200, headers: answered } = answer.http;
    answered.set('content-type', type);
    return { status, headers: answered, body: status < 400 ? text : nameRefusal(text, ctx) };
  };
}

function textOf({ errors, data, extensions }: FormattedExecutionResult): string {
  return `${JSON.stringify({ errors, data, extensions })}\n`;
}

function headersOf(sent: IncomingHttpHeaders, names: readonly string[]): HeaderMap {
  const headers = new HeaderMap();
  for (const name of names) {
    const value = sent[name];
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** A body with the text of an operation, or its hash, and nothing that Apollo Server would refuse; null for any other. */
function ordinary(body: unknown): GraphQLRequest | null {
  if (!isObject(body)) return null;
  const { query, operationName, variables, extensions } = body;
  const isOrdinary =
    (query === undefined || typeof query === 'string') &&
    (operationName === undefined || operationName === null || typeof operationName === 'string') &&
    (variables === undefined || variables === null || isObject(variables)) &&
    (extensions === undefined || extensions === null || isObject(extensions)) &&
    (query || extensions);
  if (!isOrdinary) return null;
  return {
    ...(query === undefined ? {} : { query }),
    ...(typeof operationName === 'string' ? { operationName } : {}),
    ...(variables ? { variables } : {}),
    ...(extensions ? { extensions } : {}),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
