// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards keeps its meaning in every browser only by words
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { gql } from '../gql';
import { type OrdersTable_OrderFragment, OrdersTable_OrderFragmentDoc } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { formatRupees } from '../lib/money';
import { OrderProductsDialog } from './OrderProductsDialog';
import { OrderStatusBadge } from './OrderStatusBadge';

gql(`
  fragment OrdersTable_order on Order {
    id
    number
    status
    placedAt
    name
    phoneNumber
    address
    pincode
    email
    paymentId
    total
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
] as const;

interface OrdersTableProps {
  /** The orders, newest first. */
  orders: readonly (FragmentType<OrdersTable_OrderFragment> & { id: string })[];
  /** Of the shopper, for the column User Id. */
  userId: string;
  /** An order to mark, such as the one just placed; null marks none. */
  marked: string | null;
}

/**
 * The shopper's orders in twelve columns, which scroll sideways; under 992 px a card for each. 'Click here to view'
 * opens the products of an order.
 *
 * @see spec §2 (orders)
 */
export function OrdersTable({ orders, userId, marked }: OrdersTableProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  return (
    <>
      {/* What scrolls sideways must be reachable by keyboard. */}
      <Box
        role="region"
        aria-label="Your orders"
        tabIndex={0}
        lg={{ layerStyle: 'card', overflowX: 'auto', overscrollBehaviorX: 'contain' }}
      >
        <Table role="table">
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((title) => (
                <th key={title} role="columnheader" scope="col">
                  {title}
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
                onView={() => setViewed(order.id)}
              />
            ))}
          </tbody>
        </Table>
      </Box>
      {viewed && <OrderProductsDialog orderId={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

interface OrderRowProps {
  order: FragmentType<OrdersTable_OrderFragment>;
  userId: string;
  isMarked: boolean;
  onView: () => void;
}

function OrderRow({ order: reference, userId, isMarked, onView }: OrderRowProps) {
  const { data: order, complete } = useFragment({ fragment: OrdersTable_OrderFragmentDoc, from: reference });
  if (!complete) return null;
  const numberId = `order-${order.id}`;
  return (
    <tr role="row" data-marked={isMarked || undefined}>
      <Cell title="Order Id">
        <Text id={numberId} fontWeight="bold" whiteSpace="nowrap">
          {order.number}
        </Text>
        <Code>{order.id}</Code>
      </Cell>
      <Cell title="Payment Id">{order.paymentId ? <Code>{order.paymentId}</Code> : '–'}</Cell>
      <Cell title="Products">
        <ViewButton type="button" aria-describedby={numberId} aria-haspopup="dialog" onClick={onView}>
          Click here to view
        </ViewButton>
      </Cell>
      <Cell title="Name">{order.name}</Cell>
      <Cell title="Phone Number">{order.phoneNumber}</Cell>
      <Cell title="Address">{order.address}</Cell>
      <Cell title="Pincode">{order.pincode}</Cell>
      <Cell title="Total Amount">
        <Text as="span" textStyle="price">
          {formatRupees(order.total)}
        </Text>
      </Cell>
      <Cell title="Email">{order.email}</Cell>
      <Cell title="User Id">
        <Code>{userId}</Code>
      </Cell>
      <Cell title="Order Status">
        <OrderStatusBadge status={order.status} />
      </Cell>
      <Cell title="Date">
        <chakra.time dateTime={order.placedAt} whiteSpace={{ lgDown: 'nowrap' }}>
          {formatDate(order.placedAt)}
        </chakra.time>
      </Cell>
    </tr>
  );
}

// The title is drawn beside the value on cards, where no header stands above it.
function Cell({ title, children }: { title: (typeof COLUMNS)[number]; children: ReactNode }) {
  return (
    <td role="cell" data-title={title}>
      {children}
    </td>
  );
}

const Code = chakra('span', {
  base: {
    display: 'inline-block',
    textStyle: 'xs',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});

const ViewButton = chakra('button', {
  base: {
    minHeight: { base: '11', lg: '6' },
    color: 'brand.fg',
    fontWeight: 'semibold',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** Of the twelve columns, in percent of the table. */
const WIDTHS = [10, 8, 8, 7.5, 8, 10.5, 6, 8.5, 10.5, 8, 8, 7];
const widths = Object.fromEntries(
  WIDTHS.map((percent, place) => [`& th:nth-of-type(${place + 1})`, { width: `${percent}%` }]),
);

const Table = chakra('table', {
  base: {
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'separate',
    borderSpacing: '0',
    lg: {
      // Twelve columns fit a screen of 1440 px; narrower ones scroll, with the order's number kept in sight.
      tableLayout: 'fixed',
      width: 'full',
      minWidth: '78rem',
      '& th': {
        textAlign: 'start',
        verticalAlign: 'bottom',
        textStyle: 'xs',
        color: 'fg.muted',
        fontWeight: 'semibold',
        background: 'bg.subtle',
        paddingInline: '2',
        paddingBlock: '3.5',
      },
      '& td': {
        paddingInline: '2',
        paddingBlock: '4',
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
        borderTopWidth: '1px',
        borderColor: 'border',
      },
      '& :is(th, td):first-of-type': {
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: '1',
        paddingInlineStart: '4',
        background: 'bg.panel',
      },
      '& th:first-of-type': { background: 'bg.subtle' },
      '& :is(th, td):last-of-type': { paddingInlineEnd: '4' },
      '& [data-marked] > td, & [data-marked] > td:first-of-type': { background: 'leaf.subtle' },
      ...widths,
    },
    lgDown: {
      display: 'block',
      '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
      '& tbody': { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))' },
      '& tbody > tr': { display: 'block', layerStyle: 'card', paddingInline: '4', paddingBlock: '2' },
      '& [data-marked]': { borderColor: 'leaf.solid' },
      '& td': {
        display: 'grid',
        gridTemplateColumns: '7.5rem minmax(0, 1fr)',
        alignItems: 'baseline',
        columnGap: '3',
        paddingBlock: '2',
        overflowWrap: 'anywhere',
        // The value may be several boxes: all of them stand in the second column.
        '& > *': { gridColumn: '2', justifySelf: 'start' },
        _before: { content: 'attr(data-title)', color: 'fg.muted' },
      },
      '& td + td': { borderTopWidth: '1px', borderColor: 'border.muted' },
    },
  },
});
