import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { OrderStatus } from '../gql/graphql';
import { getStored } from '../lib/storage';

/** Orders that may still change by themselves. */
const MOVING: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED'];

/** So many of the latest are followed: each takes a stream. */
const MAX_FOLLOWED = 3;

/**
 * Follows the latest orders that are on their way: a new status is in the cache as soon as the shop
 * sets it.
 */
export function useLiveOrders(orders: readonly { id: string; status: OrderStatus }[]): void {
  const client = useApolloClient();
  const followed = orders.filter(({ status }) => MOVING.includes(status)).slice(0, MAX_FOLLOWED);
  const key = followed.map(({ id }) => id).join();
  useEffect(() => {
    if (!key) return;
    let stop = () => {};
    let isOver = false;
    // What cannot be followed is as it was when the page was opened.
    void import('./followOrder')
      .then(({ followOrder }) => {
        const token = getStored('token');
        if (isOver || !token) return;
        const stops = key.split(',').map((id) => followOrder(client, token, id));
        stop = () => {
          for (const each of stops) each();
        };
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [client, key]);
}
