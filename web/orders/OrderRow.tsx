// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit

import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { gql } from '../gql';
import { type OrderRow_OrderFragment, OrderRow_OrderFragmentDoc } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { Picture } from '../ui/media/Picture';
import { BuyAgain } from './BuyAgain';
import { isOver, type MoneyBack, OrderStatusBadge } from './OrderStatusBadge';
import { OrderTimeline } from './OrderTimeline';
import { DETAILS, type OrderColumn } from './orderColumns';

gql(`
  fragment OrderRow_order on Order {
    id number status placedAt name phoneNumber address pincode email paymentId paymentMethod paymentLabel paidByCredit amountDue total notSupplied paymentNotice
    deliveries { kind text }
    events { kind happenedAt }
    refunds { amount credit status }
    lines { id image { id alt placeholder srcset } }
  }
`);

const Code = chakra('code', {
  base: { display: 'inline-block', fontFamily: 'body', textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
});

/** What stands as words and opens something. */
const ViewButton = chakra(
  'button',
  {
    base: {
      minH: '11',
      color: 'brand.fg',
      fontWeight: 'semibold',
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      borderRadius: 'l1',
      _hover: { textDecorationThickness: '2px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Pictures of an order that its card shows. */
const PICTURES_SHOWN = 4;

interface OrderRowProps {
  order: FragmentType<OrderRow_OrderFragment>;
  userId: string;
  isMarked: boolean;
  /** The shopper is about to view the products. */
  onExpectView: () => void;
  onView: () => void;
}

/** An order of the table, under its twelve columns. */
export function OrderRow({ order: reference, userId, isMarked, onExpectView, onView }: OrderRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: order, complete } = useFragment({
    fragment: OrderRow_OrderFragmentDoc,
    fragmentName: 'OrderRow_order',
    from: reference,
  });
  if (!complete) return null;
  const numberId = `order-${order.id}`;
  const isComing = !isOver(order.status) && order.status !== 'DELIVERED';
  return (
    <tr role="row" data-marked={isMarked || undefined} data-open={isOpen || undefined}>
      <Cell title="Order Id">
        <Text fontWeight="bold" whiteSpace="nowrap" id={numberId}>
          {order.number}
        </Text>
        <Code>{order.id}</Code>
      </Cell>
      <Cell title="Payment Id">{paymentOf(order)}</Cell>
      <Cell title="Products">
        <Flex
          gap="2"
          align="center"
          mb="2"
          css={{
            '& > *': { w: '4rem', flex: 'none', borderRadius: 'l2', overflow: 'hidden' },
            '& > span': { w: 'auto', color: 'fg.muted' },
          }}
          aria-hidden="true"
        >
          {order.lines.slice(0, PICTURES_SHOWN).map((line) => (
            <Picture key={line.id} image={line.image} sizes="64px" alt="" />
          ))}
          {order.lines.length > PICTURES_SHOWN && <span>+{order.lines.length - PICTURES_SHOWN}</span>}
        </Flex>
        <Flex wrap="wrap" align="center" columnGap="5">
          <ViewButton
            aria-describedby={numberId}
            aria-haspopup="dialog"
            onPointerEnter={onExpectView}
            onFocus={onExpectView}
            onClick={onView}
          >
            {t('Click here to view')}
          </ViewButton>
          <BuyAgain orderId={order.id} describedBy={numberId} />
        </Flex>
      </Cell>
      <Cell title="Name">{order.name}</Cell>
      <Cell title="Phone Number">{order.phoneNumber}</Cell>
      <Cell title="Address">
        {order.address}
        <Box hideFrom="lg">
          <ViewButton aria-expanded={isOpen} aria-describedby={numberId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('Fewer details') : t('All details')}
          </ViewButton>
        </Box>
      </Cell>
      <Cell title="Pincode">{order.pincode}</Cell>
      <Cell title="Total Amount">
        {isOver(order.status) ? (
          <>
            <VisuallyHidden>{t('Not charged, or refunded:')} </VisuallyHidden>
            <s>{formatRupees(order.total)}</s>
          </>
        ) : (
          <span>{formatRupees(order.total - order.notSupplied)}</span>
        )}
      </Cell>
      <Cell title="Email">{order.email}</Cell>
      <Cell title="User Id">
        <Code>{userId}</Code>
      </Cell>
      <Cell title="Order Status">
        <OrderStatusBadge status={order.status} moneyBack={moneyBackOf(order)} notice={order.paymentNotice} />
        {isComing &&
          order.deliveries.map(({ kind, text }) => (
            <Text
              key={kind}
              fontWeight="semibold"
              color="leaf.fg"
              mt="2"
              css={{ '& span': { fontWeight: 'normal', color: 'fg.muted' } }}
            >
              {order.deliveries.length > 1 && <span>{kind === 'FRESH' ? t('Fresh food') : t('Other items')}: </span>}
              {text}
            </Text>
          ))}
        {order.status !== 'PENDING' && (
          <OrderTimeline status={order.status} placedAt={order.placedAt} events={order.events} />
        )}
      </Cell>
      <Cell title="Date">
        <chakra.time whiteSpace="nowrap" dateTime={order.placedAt}>
          {formatDate(order.placedAt)}
        </chakra.time>
      </Cell>
    </tr>
  );
}

/** The provider's id; what is paid at the door has none, and says what is due instead. */
function paymentOf(order: OrderRow_OrderFragment): ReactNode {
  const { paidByCredit } = order;
  if (order.paymentMethod === 'CREDIT') return order.paymentLabel;
  return (
    <>
      {restOf(order)}
      {paidByCredit > 0 && (
        <Text textStyle="sm">
          {t('{amount} by gift cards and store credit', { amount: formatRupees(paidByCredit) })}
        </Text>
      )}
    </>
  );
}

function restOf({ paymentId, paymentMethod, paymentLabel, amountDue }: OrderRow_OrderFragment): ReactNode {
  if (paymentMethod === 'CASH') {
    const due = amountDue > 0 && `: ${formatRupees(amountDue)}`;
    return (
      <span>
        {paymentLabel}
        {due}
      </span>
    );
  }
  return paymentId ? <Code>{paymentId}</Code> : '–';
}

/**
 * What becomes of the money of an order that came to nothing. What is paid at the door is not paid
 * yet then, but for the credit that paid a part, which is back at once.
 */
function moneyBackOf({ paymentId, paymentMethod, paidByCredit, status, refunds }: OrderRow_OrderFragment): MoneyBack {
  if (paymentMethod === 'CASH' && status === 'CANCELLED' && refunds.length === 0)
    return paidByCredit > 0 ? 'credited' : 'notTaken';
  if (status === 'CANCELLED' && paymentId === null) return 'notTaken';
  if (refunds.length === 0 || refunds.some((refund) => refund.status !== 'PROCESSED')) return 'underWay';
  return refunds.every(({ amount, credit }) => credit === amount) ? 'credited' : 'sent';
}

// The title is drawn beside the value on cards, where no header stands above it.
function Cell({ title, children }: { title: OrderColumn; children: ReactNode }) {
  return (
    <td role="cell" data-detail={DETAILS.has(title) || undefined} data-column={title} data-title={t(title)}>
      {children}
    </td>
  );
}
