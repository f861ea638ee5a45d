import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { tap } from 'rxjs';

/**
 * Lets a query that reads only a part of what a page shows ask for all of it: by the document in `context.asks`, whose answer
 * goes into the cache, where the other parts read theirs. A list of 24 cards would otherwise be read as a whole before its
 * first card, and then once more by its cards: half of what opening it takes a phone.
 */
export function askWhole(link: ApolloLink): ApolloLink {
  const ask = new ApolloLink((operation, forward) => {
    const { client, variables, extensions, getContext } = operation;
    const { asks, ...context } = getContext() as { asks?: DocumentNode };
    if (!asks) return forward(operation);
    return ApolloLink.execute(link, { query: asks, variables, extensions, context }, { client }).pipe(
      tap(({ data, errors }) => {
        // Who reads the cache is told together with the answer to the query itself.
        if (data && !errors) client.cache.writeQuery({ query: asks, variables, data, broadcast: false });
      }),
    );
  });
  return ask.concat(link);
}
