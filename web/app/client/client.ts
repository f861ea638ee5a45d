import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { from, mergeMap, tap } from 'rxjs';
import { expireSession } from '../../accounts/session/session';
import { followRequest } from '../../lib/connectivity';
import { callAddress } from '../../lib/language';
import { getStored } from '../../lib/storage';
import { cachePolicies } from './cache';
import { persistedQueryLink } from './persistedQueryLink';

declare module '@apollo/client' {
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** A client of the graph over the given link, with an empty cache and masked fragments. */
export function createClient(link: ApolloLink, cache = new InMemoryCache(cachePolicies)): ApolloClient {
  return new ApolloClient({ link, cache, dataMasking: true });
}

/**
 * The link of the browser: /graphql at the shop's own origin, as the signed-in shopper where there
 * is one. When the graph no longer accepts the token, the session ends, what was asked is asked
 * again as a visitor, and pages for signed-in shoppers lead to /signIn. Whether calls come through
 * is reported to `useConnectivity`.
 *
 * @see spec §7 (Bearer token)
 */
export function browserLink(): ApolloLink {
  const asShopper = new ApolloLink((operation, forward) => {
    const token = getStored('token');
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    operation.setContext({ token, headers });
    return forward(operation);
  });
  const endStaleSession = new ErrorLink(({ error, operation, forward }) => {
    const { token } = operation.getContext();
    const isStale =
      token &&
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (!isStale) return undefined;
    expireSession(token);
    // The graph answers nothing at all to a stale token, not even what everybody may see.
    return forward(operation);
  });
  const followReach = new ApolloLink((operation, forward) => {
    const report = followRequest();
    return forward(operation).pipe(
      tap({
        // A query is sent by GET, which the browser may answer from its cache without the shop.
        next: () => operation.operationType === 'query' || report(true),
        // What fetch throws when there is no answer at all.
        error: (error) => error instanceof TypeError && report(false),
      }),
    );
  });
  // Files go their own way, whose code is loaded with the first of them.
  const sendFiles = new ApolloLink((operation) =>
    from(import('./sendUpload')).pipe(mergeMap(({ sendUpload }) => sendUpload(operation))),
  );
  const send = ApolloLink.split(
    ({ getContext }) => 'upload' in getContext(),
    sendFiles,
    new BaseHttpLink({ uri: callAddress('/graphql') }),
  );
  return ApolloLink.from([endStaleSession, asShopper, followReach, persistedQueryLink(), send]);
}
