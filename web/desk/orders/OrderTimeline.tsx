import { Box, chakra } from '@chakra-ui/react';
import type { DeskOrderLifeFragment } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { formatMoment } from '../shared/moments';

type Event = DeskOrderLifeFragment['events'][number];

const KINDS: Record<Event['kind'], Message> = {
  PENDING: 'Placed, awaiting its payment',
  CONFIRMED: 'Confirmed',
  PACKED: 'Packed',
  SHIPPED: 'Sent',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PAYMENT_COLLECTED: 'Paid on delivery',
  REFUNDED: 'Refunded',
  REFUND_OWED: 'Refund started',
  REFUND_SENT: 'Refund sent',
  REFUND_FAILED: 'A refund failed',
  CREDITED: 'Given back as credit',
  SHORTAGE_ASKED: 'Asked what to send instead',
  SUBSTITUTED: 'Something else sent instead',
  NOT_SUPPLIED: 'Missing, not charged',
  WEIGHED: 'Weighed',
  RETURN_REQUESTED: 'Return requested',
  RETURN_APPROVED: 'Return accepted',
  RETURN_REFUSED: 'Return not accepted',
  RETURN_RECEIVED: 'Return received',
};

const ACTORS: Record<Event['actor'], Message> = {
  SHOP: 'by the shop',
  SHOPPER: 'by the shopper',
  PAYMENT: 'by its payment',
};

const EventItem = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    ps: '6',
    pb: '4',
    textStyle: 'sm',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.35rem',
      insetInlineStart: '0',
      boxSize: '2.5',
      borderRadius: 'full',
      bg: 'leaf.solid',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.15rem 0.05rem',
      insetInlineStart: '1',
      width: '2px',
      bg: 'border.emphasized',
    },
    _last: { pb: '0' },
  },
});

/** What has happened to an order, and whose step each was; the latest last. */
export function OrderTimeline({ events }: { events: readonly Event[] }) {
  return (
    <Box as="ol" display="grid" listStyleType="none">
      {events.map(({ kind, actor, happenedAt, amount, note }, index) => (
        <EventItem key={index}>
          <b>
            {t(KINDS[kind])}
            {amount != null && ` · ${formatRupees(amount)}`}
          </b>
          <chakra.span color="fg.muted">
            <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>, {t(ACTORS[actor])}
          </chakra.span>
          {note && (
            <chakra.span overflowWrap="anywhere" whiteSpace="pre-line">
              “{note}”
            </chakra.span>
          )}
        </EventItem>
      ))}
    </Box>
  );
}
