import type { OrderEventKind, OrderStatus } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { type Message, t } from '../lib/messages';
import { isOver } from './OrderStatusBadge';
import styles from './OrderTimeline.module.css';

/** The way of an order that arrives. */
const WAY: { status: OrderStatus; label: Message }[] = [
  { status: 'CONFIRMED', label: 'Ordered' },
  { status: 'PACKED', label: 'Packed' },
  { status: 'SHIPPED', label: 'On its way' },
  { status: 'DELIVERED', label: 'Delivered' },
];

interface OrderTimelineProps {
  status: OrderStatus;
  placedAt: string;
  /** What happened to it, oldest first. */
  events: readonly { kind: OrderEventKind; happenedAt: string }[];
}

/** How far an order has come, step by step with its days; one that came to nothing ends where it did. */
export function OrderTimeline({ status, placedAt, events }: OrderTimelineProps) {
  const dayOf = (kind: string) => events.findLast((event) => event.kind === kind)?.happenedAt;
  const ended = { status, label: status === 'CANCELLED' ? ('Cancelled' as const) : ('Refunded' as const) };
  const reached = WAY.findIndex((step) => step.status === status);
  const steps = isOver(status) ? [{ status: 'CONFIRMED' as const, label: 'Ordered' as const }, ended] : WAY;
  return (
    <ol className={styles.timeline} data-over={isOver(status) || undefined} aria-label={t('Progress')}>
      {steps.map((step, index) => {
        const isDone = isOver(status) || index <= reached;
        const day = index === 0 ? placedAt : isDone && dayOf(step.status);
        return (
          <li
            key={step.status}
            data-done={isDone || undefined}
            aria-current={step.status === status ? 'step' : undefined}
          >
            {t(step.label)}
            {day && <time dateTime={day}>{formatDate(day)}</time>}
          </li>
        );
      })}
    </ol>
  );
}
