import type { ApolloClient } from '@apollo/client';
import type { OrderStatus } from '../gql/graphql';
import { followStream } from '../lib/followStream';

const NEWS =
  'subscription ($id: ID!) { orderStatusChanged(orderId: $id) { id status paymentId shortages { id status } } }';

interface News {
  orderStatusChanged: {
    id: string;
    status: OrderStatus;
    paymentId: string | null;
    shortages: readonly { id: string; status: string }[];
  };
}

/**
 * Writes each new status of an order into the cache, and asks anew for what its shopper is asked.
 *
 * @returns what stops it
 */
export function followOrder(client: ApolloClient, token: string, id: string): () => void {
  let asked: string | null = null;
  return followStream<News>(token, NEWS, { id }, ({ orderStatusChanged: order }) => {
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Order', id }),
      fields: { status: () => order.status, paymentId: () => order.paymentId },
    });
    const now = JSON.stringify(order.shortages);
    if (asked !== null && asked !== now) void client.refetchQueries({ include: ['OrderQuestions'] });
    asked = now;
  });
}
