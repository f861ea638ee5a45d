// biome-ignore-all lint/a11y/useSemanticElements: a region for what scrolls sideways, not a section of the page
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { gql } from '../gql';
import { type OrdersTable_OrderFragment, OrdersTable_OrderFragmentDoc } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { lazyComponent } from '../lib/lazyComponent';
import { formatRupees } from '../lib/money';
import { useOverlay } from '../ui/useOverlay';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { isOver, OrderStatusBadge } from './OrderStatusBadge';
import styles from './OrdersTable.module.css';

const OrderProductsDialog = lazyComponent(async () => (await import('./OrderProductsDialog')).OrderProductsDialog);

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
  const [viewed, setViewed] = useState('');
  const products = useOverlay(OrderProductsDialog, 'The products of this order');
  return (
    <>
      {/* What scrolls sideways must be reachable by keyboard. */}
      <div className={styles.ordersTable} role="region" aria-label="Your orders" tabIndex={0}>
        <table className={styles.table} role="table">
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
                onExpectView={products.expect}
                onView={() => {
                  setViewed(order.id);
                  products.open();
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {products.isOpen && <OrderProductsDialog orderId={viewed} onClose={products.close} />}
    </>
  );
}

interface OrderRowProps {
  order: FragmentType<OrdersTable_OrderFragment>;
  userId: string;
  isMarked: boolean;
  /** Somebody is about to view the products. */
  onExpectView: () => void;
  onView: () => void;
}

function OrderRow({ order: reference, userId, isMarked, onExpectView, onView }: OrderRowProps) {
  const { data: order, complete } = useFragment({ fragment: OrdersTable_OrderFragmentDoc, from: reference });
  if (!complete) return null;
  const numberId = `order-${order.id}`;
  return (
    <tr role="row" data-marked={isMarked || undefined}>
      <Cell title="Order Id">
        <p className={styles.orderRowText} id={numberId}>
          {order.number}
        </p>
        <span className={styles.code}>{order.id}</span>
      </Cell>
      <Cell title="Payment Id">{order.paymentId ? <span className={styles.code}>{order.paymentId}</span> : '–'}</Cell>
      <Cell title="Products">
        <button
          className={styles.viewButton}
          type="button"
          aria-describedby={numberId}
          aria-haspopup="dialog"
          onPointerEnter={onExpectView}
          onFocus={onExpectView}
          onClick={onView}
        >
          Click here to view
        </button>
      </Cell>
      <Cell title="Name">{order.name}</Cell>
      <Cell title="Phone Number">{order.phoneNumber}</Cell>
      <Cell title="Address">{order.address}</Cell>
      <Cell title="Pincode">{order.pincode}</Cell>
      <Cell title="Total Amount">
        {isOver(order.status) ? (
          <>
            <VisuallyHidden>Not charged or paid back: </VisuallyHidden>
            <s className={styles.text}>{formatRupees(order.total)}</s>
          </>
        ) : (
          <span className={styles.text}>{formatRupees(order.total)}</span>
        )}
      </Cell>
      <Cell title="Email">{order.email}</Cell>
      <Cell title="User Id">
        <span className={styles.code}>{userId}</span>
      </Cell>
      <Cell title="Order Status">
        <OrderStatusBadge status={order.status} isPaid={order.paymentId !== null} />
      </Cell>
      <Cell title="Date">
        <time className={styles.orderRowTime} dateTime={order.placedAt}>
          {formatDate(order.placedAt)}
        </time>
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
