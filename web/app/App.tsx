import type { ApolloClient } from '@apollo/client';
import { PageFrame } from '../layout/PageFrame';
import { Providers } from './Providers';
import { Screens } from './routing/Screens';

/**
 * The whole shop inside a router: the page of the address within the frame, over a graph client.
 */
export function App({ client }: { client: ApolloClient }) {
  return (
    <Providers client={client}>
      <PageFrame>
        <Screens />
      </PageFrame>
    </Providers>
  );
}
