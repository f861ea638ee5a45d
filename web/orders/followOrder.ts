import type { ApolloClient } from '@apollo/client';
import { createClient } from 'graphql-sse';
import type { OrderStatus } from '../gql/graphql';

const NEWS = 'subscription ($id: ID!) { orderStatusChanged(orderId: $id) { id status paymentId } }';

interface News {
  orderStatusChanged: { id: string; status: OrderStatus; paymentId: string | null };
}

/** Writes each new status of an order into the cache. @returns what stops it */
export function followOrder(client: ApolloClient, token: string, id: string): () => void {
  const stream = createClient({
    url: '/graphql/stream',
    headers: { authorization: `Bearer ${token}` },
    retryAttempts: 5,
  });
  const stop = stream.subscribe<News>(
    { query: NEWS, variables: { id } },
    {
      next: ({ data }) => {
        const order = data?.orderStatusChanged;
        if (!order) return;
        client.cache.modify({
          id: client.cache.identify({ __typename: 'Order', id }),
          fields: { status: () => order.status, paymentId: () => order.paymentId },
        });
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return () => {
    stop();
    stream.dispose();
  };
}
