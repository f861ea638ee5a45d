// biome-ignore-all lint/a11y/useSemanticElements: a region of the page, not a section of the page
// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit

import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { gql } from '../gql';
import { type OrdersTable_OrderFragment, OrdersTable_OrderFragmentDoc } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { lazyComponent } from '../lib/lazyComponent';
import { type Message, t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { useOverlay } from '../ui/feedback/useOverlay';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { Picture } from '../ui/media/Picture';
import { BuyAgain } from './BuyAgain';
import { isOver, OrderStatusBadge } from './OrderStatusBadge';
import { OrderTimeline } from './OrderTimeline';

const OrderProductsDialog = lazyComponent(async () => (await import('./OrderProductsDialog')).OrderProductsDialog);

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

gql(`
  fragment OrdersTable_order on Order {
    id number status placedAt name phoneNumber address pincode email paymentId paymentMethod paymentLabel paidByCredit amountDue total notSupplied paymentNotice
    deliveries { kind text }
    events { kind happenedAt }
    lines { id image { id alt placeholder srcset } }
  }
`);

/** The columns in the order of the specification. @see spec §2 (orders) */
const COLUMNS = [
  'Order Id',
  'Payment Id',
  'Products',
  'Name',
  'Phone Number',
  'Address',
  'Pincode',
  'Total Amount',
  'Email',
  'User Id',
  'Order Status',
  'Date',
] as const satisfies readonly Message[];

/** What a narrow screen folds away until it is asked for. */
const DETAILS = new Set<(typeof COLUMNS)[number]>(['Payment Id', 'Phone Number', 'Email', 'User Id']);

/** Pictures of an order that its card shows. */
const PICTURES_SHOWN = 4;

interface OrdersTableProps {
  /** The orders, newest first. */
  orders: readonly (FragmentType<OrdersTable_OrderFragment> & { id: string })[];
  /** Of the shopper, for the column User Id. */
  userId: string;
  /** An order to mark, such as the one just placed; null marks none. */
  marked: string | null;
}

/**
 * The shopper's orders, a card for each: it leads with pictures, status, day, total and where it
 * goes; ids and the rest of the twelve columns stand below, on narrow screens once they are asked
 * for. 'Click here to view' opens the products of an order.
 *
 * @see spec §2 (orders)
 */
export function OrdersTable({ orders, userId, marked }: OrdersTableProps) {
  const [viewed, setViewed] = useState('');
  const products = useOverlay(OrderProductsDialog, 'The products of this order');
  return (
    <>
      <div role="region" aria-label={t('Your orders')}>
        <chakra.table
          display="block"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
          css={{
            '& thead': { position: 'absolute', clipPath: 'inset(50%)', w: '1px', h: '1px', overflow: 'hidden' },
            '& tbody': { display: 'grid', gap: '4' },
            '& tbody > tr': {
              display: 'grid',
              gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: '20rem minmax(0, 1fr) 9rem' },
              columnGap: '5',
              alignItems: 'start',
              bg: 'bg.panel',
              borderRadius: 'l3',
              border: '1px solid {colors.border}',
              p: { base: '4', lg: '5' },
            },
            '& [data-marked]': { borderColor: 'leaf.solid' },
            '& td': { display: 'block', overflowWrap: 'anywhere', py: '1' },
            '& tr:not([data-open]) :is([data-detail], code)': { display: { lgDown: 'none' } },
            '& [data-column="Order Id"]': { gridArea: '1 / 1' },
            '& [data-column="Date"]': { gridArea: { base: '1 / 2', lg: '1 / 3' }, textAlign: 'end' },
            '& [data-column="Products"]': {
              gridArea: { base: '3 / 1 / auto / -1', lg: '2 / 1' },
              pt: { base: '4', lg: '2' },
            },
            '& [data-column="Order Status"]': { gridArea: { base: '2 / 1 / auto / -1', lg: '1 / 2 / span 2' } },
            '& [data-column="Total Amount"]': {
              fontWeight: 'bold',
              letterSpacing: 'tight',
              gridArea: { base: '4 / 1 / auto / -1', lg: '2 / 3' },
              display: { lgDown: 'flex' },
              alignItems: 'baseline',
              justifyContent: 'space-between',
              _before: {
                content: 'attr(data-title) " "',
                color: 'fg.muted',
                fontWeight: 'normal',
                letterSpacing: 'normal',
              },
              textAlign: { lg: 'end' },
              '& > *': { textStyle: 'lg', display: { lg: 'block' } },
            },
            '& tbody > tr::before': {
              content: '""',
              gridArea: '5 / 1 / auto / -1',
              my: '3',
              borderTop: '1px solid {colors.border}',
            },
            '& :is([data-column="Name"], [data-column="Address"], [data-column="Pincode"], [data-detail])::before': {
              display: 'block',
              content: 'attr(data-title)',
              color: 'fg.muted',
            },
            '& [data-column="Name"]': { gridArea: '6 / 1' },
            '& [data-column="Pincode"]': { gridArea: { base: '6 / 2', lg: '6 / 3' }, textAlign: 'end' },
            '& [data-column="Address"]': { gridArea: { base: '7 / 1 / auto / -1', lg: '6 / 2' } },
            '& tr[data-open] [data-detail]:nth-of-type(n)': {
              lgDown: {
                display: 'grid',
                gridColumn: '1 / -1',
                gridTemplateColumns: '7.5rem minmax(0, 1fr)',
                alignItems: 'baseline',
                borderTop: '1px solid {colors.border.muted}',
              },
            },
            '& :is([data-column="Phone Number"], [data-column="Payment Id"])': { gridColumn: { lg: '1' } },
            '& :is([data-column="Email"], [data-column="User Id"])': { gridColumn: { lg: '2 / -1' } },
            '& :is([data-column="Phone Number"], [data-column="Email"])': { gridRow: { lg: '7' } },
            '& :is([data-column="Payment Id"], [data-column="User Id"])': { gridRow: { lg: '8' } },
          }}
          role="table"
        >
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((title) => (
                <th key={title} role="columnheader" scope="col">
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                userId={userId}
                isMarked={order.id === marked}
                onExpectView={products.expect}
                onView={() => {
                  setViewed(order.id);
                  products.open();
                }}
              />
            ))}
          </tbody>
        </chakra.table>
      </div>
      {products.isOpen && <OrderProductsDialog orderId={viewed} onClose={products.close} />}
    </>
  );
}

interface OrderRowProps {
  order: FragmentType<OrdersTable_OrderFragment>;
  userId: string;
  isMarked: boolean;
  /** The shopper is about to view the products. */
  onExpectView: () => void;
  onView: () => void;
}

/** The provider's id; what is paid at the door has none, and says what is due instead. */
function paymentOf(order: OrdersTable_OrderFragment): ReactNode {
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

function restOf({ paymentId, paymentMethod, paymentLabel, amountDue }: OrdersTable_OrderFragment): ReactNode {
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
 * Whether money was taken for it: what is paid at the door is not paid yet when it is cancelled.
 */
function wasPaid({ paymentId, paymentMethod, status }: OrdersTable_OrderFragment): boolean {
  return paymentId !== null && !(paymentMethod === 'CASH' && status === 'CANCELLED');
}

function OrderRow({ order: reference, userId, isMarked, onExpectView, onView }: OrderRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: order, complete } = useFragment({
    fragment: OrdersTable_OrderFragmentDoc,
    fragmentName: 'OrdersTable_order',
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
        <OrderStatusBadge status={order.status} isPaid={wasPaid(order)} notice={order.paymentNotice} />
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

// The title is drawn beside the value on cards, where no header stands above it.
function Cell({ title, children }: { title: (typeof COLUMNS)[number]; children: ReactNode }) {
  return (
    <td role="cell" data-detail={DETAILS.has(title) || undefined} data-column={title} data-title={t(title)}>
      {children}
    </td>
  );
}
