import type { OrderStatus } from '../gql/graphql';
import { Badge } from '../ui/Badge';
import styles from './OrderStatusBadge.module.css';

/** What a state means for the shopper, where the word alone leaves that open. */
const MEANINGS: Partial<Record<OrderStatus, string>> = {
  PENDING: 'Waiting for the payment to be confirmed',
  CANCELLED: 'Your payment is on its way back',
  REFUNDED: 'Your payment is on its way back',
};

/**
 * The state of an order, in a word and a colour: red for 'pending', green for any other. Where the word leaves open what
 * happens now, a line below says it.
 *
 * @see spec §4 (order status)
 */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <>
      <Badge palette={status === 'PENDING' ? 'danger' : 'leaf'} variant="solid">
        {status.toLowerCase()}
      </Badge>
      {MEANINGS[status] && <p className={styles.meaning}>{MEANINGS[status]}</p>}
    </>
  );
}
