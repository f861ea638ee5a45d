import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { gql } from '../gql';
import {
  type OrderEventKind,
  type OrderHistory_OrderFragment,
  OrderHistory_OrderFragmentDoc,
  useOrderHistoryQuery,
} from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { lazyComponent } from '../lib/lazyComponent';
import { formatRupees } from '../lib/money';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { LoadFailed } from '../ui/LoadFailed';
import styles from './OrderHistory.module.css';
import { useCancelOrder } from './useCancelOrder';

const ReturnForm = lazyComponent(async () => (await import('./ReturnForm')).ReturnForm);
const OrderInvoice = lazyComponent(async () => (await import('./OrderInvoice')).OrderInvoice);

gql(`
  fragment OrderHistory_order on Order {
    id
    isCancellable
    returnableUntil
    refundState
    refundedTotal
    total
    events { kind amount note happenedAt }
    invoice { number }
    lines { id productTitle options returnableQuantity }
  }
`);

gql(`query OrderHistory($id: ID!) {
  order(id: $id) {
    id
    ...OrderHistory_order
  }
}`);

/** What each event says to the shopper. */
const WORDS: Record<OrderEventKind, string> = {
  PENDING: 'Placed; the payment is being checked',
  CONFIRMED: 'Confirmed',
  PACKED: 'Packed',
  SHIPPED: 'On its way',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PAYMENT_COLLECTED: 'Paid at the door',
  REFUNDED: 'Could not be sold any more',
  RETURN_REQUESTED: 'Return asked for',
  RETURN_APPROVED: 'Return agreed',
  RETURN_REFUSED: 'Return refused',
  RETURN_RECEIVED: 'Return received',
  REFUND_OWED: 'Money promised back',
  REFUND_SENT: 'Money sent back',
  REFUND_FAILED: 'Money could not be sent back by the bank; we see to it',
};

/**
 * What has happened to an order, in the order in which it did, what of its money goes back, and what its shopper can do:
 * call it off before it is packed, send something back within the days for that, see its invoice once it has left.
 */
export function OrderHistory({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useOrderHistoryQuery({ variables: { id: orderId } });
  const { data: order, complete } = useFragment({
    fragment: OrderHistory_OrderFragmentDoc,
    fragmentName: 'OrderHistory_order',
    from: data?.order ?? null,
  });

  if (error && !data) return <LoadFailed message="We could not load what has happened." onRetry={() => refetch()} />;
  if (!complete || !order) return null;
  return (
    <section className={styles.history} aria-labelledby="order-history">
      <Heading as="h3" size="lg" id="order-history">
        What has happened
      </Heading>
      <ol className={styles.events}>
        {order.events.map(({ kind, amount, note, happenedAt }) => (
          <li key={`${kind} ${happenedAt} ${amount}`}>
            <b>{WORDS[kind]}</b>
            {amount !== null && ` ${formatRupees(amount)}`}
            {note !== null && <span className={styles.note}>{note}</span>}
            <time className={styles.time} dateTime={happenedAt}>
              {formatDate(happenedAt)}
            </time>
          </li>
        ))}
      </ol>
      {order.refundState !== 'NONE' && (
        <p>
          {formatRupees(order.refundedTotal)} of {formatRupees(order.total)} go back to you, the way you paid.
        </p>
      )}
      <Actions key={order.id} order={order} />
    </section>
  );
}

function Actions({ order }: { order: OrderHistory_OrderFragment }) {
  const { cancelOrder, isBusy } = useCancelOrder();
  const [open, setOpen] = useState<'cancel' | 'return' | 'invoice' | null>(null);
  const toggle = (what: 'cancel' | 'return' | 'invoice') => setOpen(open === what ? null : what);
  const isReturnable = order.lines.some(({ returnableQuantity }) => returnableQuantity > 0);

  return (
    <>
      <div className={styles.actions}>
        {order.isCancellable && (
          <Button variant="outline" aria-expanded={open === 'cancel'} onClick={() => toggle('cancel')}>
            Cancel this order
          </Button>
        )}
        {isReturnable && (
          <Button variant="outline" aria-expanded={open === 'return'} onClick={() => toggle('return')}>
            Return something
          </Button>
        )}
        {order.invoice && (
          <Button variant="outline" aria-expanded={open === 'invoice'} onClick={() => toggle('invoice')}>
            Invoice {order.invoice.number}
          </Button>
        )}
      </div>
      {open === 'cancel' && order.isCancellable && (
        <div className={styles.actions}>
          <p>All of it is called off, and what you paid goes back.</p>
          <Button palette="danger" disabled={isBusy} onClick={() => void cancelOrder(order.id)}>
            Yes, cancel it
          </Button>
        </div>
      )}
      {open === 'return' && isReturnable && <ReturnForm order={order} onSent={() => setOpen(null)} />}
      {open === 'invoice' && <OrderInvoice orderId={order.id} />}
    </>
  );
}
