import type { DeskOrderLifeFragment } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { formatMoment } from '../shared/moments';
import styles from './OrderTimeline.module.css';

type Event = DeskOrderLifeFragment['events'][number];

const KINDS: Record<Event['kind'], Message> = {
  PENDING: 'Placed, awaiting its payment',
  CONFIRMED: 'Confirmed',
  PACKED: 'Packed',
  SHIPPED: 'Sent',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PAYMENT_COLLECTED: 'Paid at the door',
  REFUNDED: 'Refunded',
  REFUND_OWED: 'Money is to go back',
  REFUND_SENT: 'Money went back',
  REFUND_FAILED: 'A refund failed',
  RETURN_REQUESTED: 'A return was asked for',
  RETURN_APPROVED: 'The return was agreed to',
  RETURN_REFUSED: 'The return was refused',
  RETURN_RECEIVED: 'The goods came back',
};

const ACTORS: Record<Event['actor'], Message> = {
  SHOP: 'by the shop',
  SHOPPER: 'by the shopper',
  PAYMENT: 'by its payment',
};

/** What has happened to an order, and whose step each was; the latest last. */
export function OrderTimeline({ events }: { events: readonly Event[] }) {
  return (
    <ol className={styles.orderTimeline}>
      {events.map(({ kind, actor, happenedAt, amount, note }, index) => (
        <li className={styles.event} key={index}>
          <b>
            {t(KINDS[kind])}
            {amount != null && ` · ${formatRupees(amount)}`}
          </b>
          <span className={styles.when}>
            <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>, {t(ACTORS[actor])}
          </span>
          {note && <span className={styles.note}>“{note}”</span>}
        </li>
      ))}
    </ol>
  );
}
