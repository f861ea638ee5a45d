import type { ApolloClient } from '@apollo/client';
import type { OrderStatus } from '../gql/graphql';
import { followStream } from '../lib/followStream';

const NEWS = 'subscription ($id: ID!) { orderStatusChanged(orderId: $id) { id status paymentId } }';

interface News {
  orderStatusChanged: { id: string; status: OrderStatus; paymentId: string | null };
}

/** Writes each new status of an order into the cache. @returns what stops it */
export function followOrder(client: ApolloClient, token: string, id: string): () => void {
  return followStream<News>(token, NEWS, { id }, ({ orderStatusChanged: order }) =>
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Order', id }),
      fields: { status: () => order.status, paymentId: () => order.paymentId },
    }),
  );
}
