import { useApolloClient } from '@apollo/client/react';
import { gql } from '../gql';
import { RefreshedCartDocument } from '../gql/graphql';

gql(`query RefreshedCart {
  me { id cart { id ...CartFigures_cart } }
}`);

/**
 * Reads the viewer's cart anew from the graph; badge, lines and totals follow wherever they are
 * shown.
 */
export function useRefreshCart(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    // Where it fails, what is shown stays; the next visit of the cart reads it again.
    await client.query({ query: RefreshedCartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
}
