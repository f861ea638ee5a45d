import { useFragment } from '@apollo/client/react';
import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { gql } from '../gql';
import {
  type OrderEventKind,
  type OrderHistory_OrderFragment,
  OrderHistory_OrderFragmentDoc,
  type ReturnStatus,
  useOrderHistoryQuery,
} from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { lazyComponent } from '../lib/lazyComponent';
import { type Message, t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { packInWords } from '../lib/packs';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { PaidBackAs } from './PaidBackAs';
import { useCancelOrder } from './useCancelOrder';

const ReturnForm = lazyComponent(async () => (await import('./ReturnForm')).ReturnForm);
const OrderInvoice = lazyComponent(async () => (await import('./OrderInvoice')).OrderInvoice);

const actions = {
  display: { base: 'flex', _print: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  scrollMarginBottom: '6',
};

gql(`
  fragment OrderHistory_order on Order {
    id isCancellable returnableUntil refundState refundedTotal total paymentMethod
    events { kind amount note happenedAt }
    refunds { amount credit status }
    invoice { number }
    lines { id productTitle options returnableQuantity }
    returns { id status refundOnReceipt refunded lines { quantity line { id productTitle options } } }
  }
`);

gql(`query OrderHistory($id: ID!) {
  order(id: $id) {
    id
    ...OrderHistory_order
  }
}`);

/** What each event says to the shopper. */
const WORDS: Record<OrderEventKind, Message> = {
  PENDING: 'Placed; the payment is being checked',
  CONFIRMED: 'Confirmed',
  PACKED: 'Packed',
  SHIPPED: 'On its way',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PAYMENT_COLLECTED: 'Paid on delivery',
  REFUNDED: 'Could not be completed',
  RETURN_REQUESTED: 'Return requested',
  RETURN_APPROVED: 'Return accepted',
  RETURN_REFUSED: 'Return not accepted',
  RETURN_RECEIVED: 'Return received',
  REFUND_OWED: 'Refund started',
  REFUND_SENT: 'Refund sent',
  CREDITED: 'Given back as gift card or store credit',
  SHORTAGE_ASKED: 'We asked you what to send instead',
  SUBSTITUTED: 'Something else is sent instead',
  NOT_SUPPLIED: 'Missing, and not charged',
  WEIGHED: 'Billed as weighed',
  REFUND_FAILED: 'The bank did not accept the refund; we are looking into it',
};

/** What each status of a return says to the shopper. */
const RETURN_WORDS: Record<ReturnStatus, Message> = {
  REQUESTED: 'Return requested',
  APPROVED: 'Return accepted',
  REFUSED: 'Return not accepted',
  RECEIVED: 'Return received',
};

/**
 * What has happened to an order, in the order in which it did, what of its money goes back, and
 * what its shopper can do: call it off before it is packed, send something back within the days for
 * that, see its invoice once it has left.
 */
export function OrderHistory({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useOrderHistoryQuery({ variables: { id: orderId } });
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: order, complete } = useFragment({
    fragment: OrderHistory_OrderFragmentDoc,
    fragmentName: 'OrderHistory_order',
    from: data?.order ?? null,
  });

  if (error && !data)
    return <LoadFailed message={t('We could not load the order history.')} onRetry={() => refetch()} />;
  if (!complete || !order) return null;
  return (
    <chakra.section
      display="grid"
      gap="4"
      pt="4"
      mt="4"
      borderTop="1px solid {colors.border}"
      textStyle="sm"
      aria-labelledby="order-history"
    >
      <Heading as="h3" size="lg" id="order-history" tabIndex={-1} ref={heading}>
        {t('Order history')}
      </Heading>
      <chakra.ol
        display="grid"
        gap="3"
        p="0"
        listStyle="none"
        css={{
          '& li': { position: 'relative', ps: '6' },
          '& li::before': {
            content: '""',
            position: 'absolute',
            insetBlockStart: '0.375rem',
            insetInlineStart: '0',
            w: '0.5rem',
            h: '0.5rem',
            borderRadius: 'full',
            bg: 'brand.solid',
          },
          '& li:not(:last-child)::after': {
            content: '""',
            position: 'absolute',
            insetBlock: '1rem -0.5rem',
            insetInlineStart: '0.21875rem',
            borderInlineStart: '1px solid {colors.border}',
          },
        }}
      >
        {order.events.map(({ kind, amount, note, happenedAt }) => (
          <li key={`${kind} ${happenedAt} ${amount}`}>
            <b>{t(WORDS[kind])}</b>
            {amount !== null && ` ${formatRupees(amount)}`}
            {note !== null && (
              <chakra.span display="block" overflowWrap="anywhere" whiteSpace="pre-line">
                {note}
              </chakra.span>
            )}
            <chakra.time display="block" color="fg.muted" dateTime={happenedAt}>
              {formatDate(happenedAt)}
            </chakra.time>
          </li>
        ))}
      </chakra.ol>
      {order.returns.length > 0 && <Returns returns={order.returns} />}
      {order.refundState !== 'NONE' && <p>{refundInWords(order)}</p>}
      <Actions key={order.id} order={order} onDone={() => heading.current?.focus()} />
    </chakra.section>
  );
}

/** What goes back of an order or went back, piece by piece, and the money for it. */
function Returns({ returns }: Pick<OrderHistory_OrderFragment, 'returns'>) {
  return (
    <chakra.ul display="grid" gap="3" listStyle="none" aria-label={t('Returns')}>
      {returns.map(({ id, status, refundOnReceipt, refunded, lines }) => (
        <li key={id}>
          <b>{t(RETURN_WORDS[status])}</b>
          <ul>
            {lines.map(({ quantity, line }, index) => (
              <li key={line?.id ?? index}>
                {quantity} ×{' '}
                {[line?.productTitle ?? t('An item'), ...(line?.options ?? []).map(packInWords)].join(', ')}
              </li>
            ))}
          </ul>
          {status === 'APPROVED' && refundOnReceipt !== null && (
            <Text color="fg.muted">
              {t('We refund {amount} once we have it.', { amount: formatRupees(refundOnReceipt) })}
            </Text>
          )}
          {refunded !== null && (
            <Text color="fg.muted">{t('Refunded: {amount}', { amount: formatRupees(refunded) })}</Text>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

/**
 * What of an order's money goes back or is back, and in which way: what became credit takes no
 * other.
 */
function refundInWords({ events, refunds, refundedTotal, total }: OrderHistory_OrderFragment): string {
  const credits = events.filter(({ kind }) => kind === 'CREDITED');
  const credited = credits.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const amounts = { refunded: formatRupees(refundedTotal), total: formatRupees(total) };
  const isSent = refunds.length > 0 && refunds.every(({ status }) => status === 'PROCESSED');
  if (credited === 0 && isSent) return t('We have refunded {refunded} of {total}, the same way you paid.', amounts);
  if (credited === 0) return t('We are refunding {refunded} of {total}, the same way you paid.', amounts);
  if (credited >= refundedTotal)
    return t('{refunded} of {total} is back as gift card or store credit, which you can spend now.', amounts);
  const split = { ...amounts, credited: formatRupees(credited) };
  return isSent
    ? t('We have refunded {refunded} of {total}: {credited} as gift card or store credit, the rest as you paid.', split)
    : t(
        'We are refunding {refunded} of {total}: {credited} as gift card or store credit, the rest as you paid.',
        split,
      );
}

/**
 * On a phone what a button opens comes below the edge of the window, where no shopper would see
 * that there is anything.
 */
function bringIntoView(opened: Element | null) {
  opened?.scrollIntoView({ block: 'nearest' });
}

/** @param onDone called once something was asked for, whose buttons are gone then */
function Actions({ order, onDone }: { order: OrderHistory_OrderFragment; onDone: () => void }) {
  const { cancelOrder, isBusy } = useCancelOrder();
  const [toCredit, setToCredit] = useState(false);
  const [open, setOpen] = useState<'cancel' | 'return' | 'invoice' | null>(null);
  const toggle = (what: 'cancel' | 'return' | 'invoice') => setOpen(open === what ? null : what);
  const cancel = async () => {
    if ((await cancelOrder(order.id, toCredit)).isDone) onDone();
  };
  const isReturnable = order.lines.some(({ returnableQuantity }) => returnableQuantity > 0);

  return (
    <>
      <Box css={actions}>
        {order.isCancellable && (
          <Button variant="outline" aria-expanded={open === 'cancel'} onClick={() => toggle('cancel')}>
            {t('Cancel this order')}
          </Button>
        )}
        {isReturnable && (
          <Button variant="outline" aria-expanded={open === 'return'} onClick={() => toggle('return')}>
            {t('Return items')}
          </Button>
        )}
        {order.invoice && (
          <Button variant="outline" aria-expanded={open === 'invoice'} onClick={() => toggle('invoice')}>
            {t('Invoice {number}', { number: order.invoice.number })}
          </Button>
        )}
      </Box>
      {open === 'cancel' && order.isCancellable && (
        <Box css={actions} ref={bringIntoView}>
          <p>
            {order.paymentMethod === 'CASH'
              ? t('The whole order will be cancelled. You have not paid for it yet.')
              : t('The whole order will be cancelled and refunded.')}
          </p>
          {order.paymentMethod === 'ONLINE' && <PaidBackAs toCredit={toCredit} onChoose={setToCredit} />}
          <Button colorPalette="danger" disabled={isBusy} onClick={() => void cancel()}>
            {t('Yes, cancel it')}
          </Button>
        </Box>
      )}
      {open === 'return' && isReturnable && (
        <ReturnForm
          order={order}
          onSent={() => {
            setOpen(null);
            onDone();
          }}
          ref={bringIntoView}
        />
      )}
      {open === 'invoice' && <OrderInvoice orderId={order.id} ref={bringIntoView} />}
    </>
  );
}
