import { ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';

/** Codegen writes the SHA-256 of its text beside each document. */
interface Hashed {
  __meta__?: { hash?: string };
}

/**
 * Sends queries by GET and by the hash of their text alone, so that what visitors read is a short
 * address whose answer can be cached. A server that does not know the hash, since it is of another
 * build than the page, is sent the text.
 */
export function persistedQueryLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const hash = (operation.query as Hashed).__meta__?.hash?.replace('sha256:', '');
    if (!hash || operation.operationType !== 'query') return forward(operation);

    const { headers, ...context } = operation.getContext();
    operation.extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    operation.setContext({
      // No form of another site can send it.
      headers: { ...headers, 'apollo-require-preflight': 'true' },
      http: { includeQuery: false, includeExtensions: true },
      fetchOptions: { method: 'GET' },
    });
    return forward(operation).pipe(
      mergeMap((answer) => {
        const isUnknown = answer.errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND');
        if (!isUnknown) return of(answer);
        operation.extensions = {};
        operation.setContext({ ...context, headers, http: undefined, fetchOptions: undefined });
        return forward(operation);
      }),
    );
  });
}
