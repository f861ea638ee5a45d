import { chakra } from '@chakra-ui/react';
import type { OrderEventKind, OrderStatus } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { type Message, t } from '../lib/messages';
import { isOver } from './OrderStatusBadge';

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

/**
 * How far an order has come, step by step with its days; one that came to nothing ends where it
 * did.
 */
export function OrderTimeline({ status, placedAt, events }: OrderTimelineProps) {
  const dayOf = (kind: string) => events.findLast((event) => event.kind === kind)?.happenedAt;
  const ended = { status, label: status === 'CANCELLED' ? ('Cancelled' as const) : ('Refunded' as const) };
  const reached = WAY.findIndex((step) => step.status === status);
  const steps = isOver(status) ? [{ status: 'CONFIRMED' as const, label: 'Ordered' as const }, ended] : WAY;
  return (
    <chakra.ol
      display="flex"
      gap="1"
      w="100%"
      mt="2"
      textStyle="xs"
      color="fg.muted"
      css={{
        '& li': { flex: '1 1 0', minW: '0', pt: '2', borderTop: '3px solid {colors.border}', overflowWrap: 'anywhere' },
        '& [data-done]': { color: 'fg', borderColor: 'leaf.solid' },
        '&[data-over] [data-done]': { borderColor: 'danger.solid' },
        '& [aria-current]': { fontWeight: 'semibold' },
        '& time': { display: 'block', fontWeight: 'normal', color: 'fg.muted' },
      }}
      data-over={isOver(status) || undefined}
      aria-label={t('Progress')}
    >
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
    </chakra.ol>
  );
}
