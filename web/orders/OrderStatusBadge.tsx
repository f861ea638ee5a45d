import { Badge, Text } from '@chakra-ui/react';
import type { OrderStatus } from '../gql/graphql';
import { type Message, t } from '../lib/messages';
import { Icon } from '../ui/media/Icon';

/** What a state means for the shopper, where the word alone leaves that open. */
function meaningOf(status: OrderStatus, isPaid: boolean): Message | undefined {
  if (status === 'PENDING') return 'Waiting for the payment to be confirmed';
  if (status === 'CANCELLED' && !isPaid) return 'You were not charged';
  if (isOver(status)) return 'We are refunding your payment';
  return undefined;
}

/** The state of an order in a word. */
export function statusInWords(status: OrderStatus): string {
  return t(status.toLowerCase() as Lowercase<OrderStatus>);
}

/** Whether an order came to nothing, so that nothing of it will arrive. */
export function isOver(status: OrderStatus): boolean {
  return status === 'CANCELLED' || status === 'REFUNDED';
}

/**
 * The state of an order, in a word and a colour: red for 'pending', green for any other. A cross
 * stands beside the word of one that came to nothing. Where the word leaves open what happens now,
 * a line below says it.
 *
 * @param isPaid whether a payment was ever taken for it
 * @param notice what the graph says of a payment that is pending; absent or null: the usual words
 * @see spec §4 (order status)
 */
export function OrderStatusBadge({
  status,
  isPaid,
  notice = null,
}: {
  status: OrderStatus;
  isPaid: boolean;
  notice?: string | null;
}) {
  const usual = meaningOf(status, isPaid);
  const meaning = (status === 'PENDING' ? notice : null) ?? (usual && t(usual));
  return (
    <>
      <Badge colorPalette={status === 'PENDING' ? 'danger' : 'leaf'} variant="solid">
        {isOver(status) && <Icon name="close" size={14} />}
        {statusInWords(status)}
      </Badge>
      {meaning && (
        <Text textStyle="xs" color="fg.muted" mt="1.5">
          {meaning}
        </Text>
      )}
    </>
  );
}
