import { Badge, Text } from '@chakra-ui/react';
import type { OrderStatus } from '../gql/graphql';
import { type Message, t } from '../lib/messages';
import { Icon } from '../ui/media/Icon';

/** What becomes of the money of an order that came to nothing. */
export type MoneyBack = 'notTaken' | 'underWay' | 'sent' | 'credited';

const MONEY_BACK: Record<MoneyBack, Message> = {
  notTaken: 'You were not charged',
  underWay: 'We are refunding your payment',
  sent: 'We have refunded your payment',
  credited: 'The money is back as gift card or store credit',
};

/** What a state means for the shopper, where the word alone leaves that open. */
function meaningOf(status: OrderStatus, moneyBack: MoneyBack): Message | undefined {
  if (status === 'PENDING') return 'Waiting for the payment to be confirmed';
  return isOver(status) ? MONEY_BACK[moneyBack] : undefined;
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
 * @param moneyBack what becomes of its money, where it came to nothing
 * @param notice what the graph says of a payment that is pending; absent or null: the usual words
 * @see spec §4 (order status)
 */
export function OrderStatusBadge({
  status,
  moneyBack,
  notice = null,
}: {
  status: OrderStatus;
  moneyBack: MoneyBack;
  notice?: string | null;
}) {
  const usual = meaningOf(status, moneyBack);
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
