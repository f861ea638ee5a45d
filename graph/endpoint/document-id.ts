import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';

/** What GraphQL over HTTP reads a request from: the query of an address, and a JSON body. */
interface GraphRequest {
  /** With its question mark; empty where the address has no query. */
  search: string;
  body: unknown;
}

/**
 * Puts what Apollo Server looks persisted queries up by in the place of a `documentId`: `sha256:`
 * and the hash of a document in 64 hexadecimal digits, as the draft of GraphQL over HTTP names
 * persisted documents. A request without one is given back as it is.
 *
 * @param isKnown whether a document of this hash is persisted
 * @throws ShopError BAD_USER_INPUT where a text is sent beside it; NOT_FOUND for what is not
 *   persisted
 * @see https://github.com/graphql/graphql-over-http/pull/264
 */
export function resolveDocumentId(request: GraphRequest, isKnown: (hash: string) => boolean): GraphRequest {
  const { search, body } = request;
  if (isObject(body) && body.documentId !== undefined) {
    const { documentId, query, ...rest } = body;
    return { search, body: { ...rest, extensions: { persistedQuery: persisted(documentId, query, isKnown) } } };
  }
  if (!search.includes('documentId=')) return request;
  const params = new URLSearchParams(search);
  const documentId = params.get('documentId');
  if (documentId === null) return request;
  const persistedQuery = persisted(documentId, params.get('query') ?? undefined, isKnown);
  params.delete('documentId');
  params.set('extensions', JSON.stringify({ persistedQuery }));
  return { search: `?${params}`, body };
}

function persisted(
  documentId: unknown,
  query: unknown,
  isKnown: (hash: string) => boolean,
): { version: 1; sha256Hash: string } {
  if (query !== undefined)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send either `query` or `documentId`.'));
  const [, sha256Hash = ''] = /^sha256:([0-9a-f]{64})$/.exec(String(documentId)) ?? [];
  if (!isKnown(sha256Hash))
    throw new ShopError(ErrorCode.NOT_FOUND, phrase('No document is known by this `documentId`; send its text.'));
  return { version: 1, sha256Hash };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
