import { Badge } from '@chakra-ui/react';
import type { OrderStatus } from '../gql/graphql';

/**
 * The state of an order, in a word and a colour: red for 'pending', green for any other.
 *
 * @see spec §4 (order status)
 */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge variant="solid" size="md" colorPalette={status === 'PENDING' ? 'danger' : 'leaf'}>
      {status.toLowerCase()}
    </Badge>
  );
}
