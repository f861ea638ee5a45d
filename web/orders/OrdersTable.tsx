// biome-ignore-all lint/a11y/useSemanticElements: a region of the page, not a section of the page
// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit

import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { OrderRow_OrderFragment } from '../gql/graphql';
import { lazyComponent } from '../lib/lazyComponent';
import { t } from '../lib/messages';
import { useOverlay } from '../ui/feedback/useOverlay';
import { OrderRow } from './OrderRow';
import { COLUMNS } from './orderColumns';

const OrderProductsDialog = lazyComponent(async () => (await import('./OrderProductsDialog')).OrderProductsDialog);

interface OrdersTableProps {
  /** The orders, newest first. */
  orders: readonly (FragmentType<OrderRow_OrderFragment> & { id: string })[];
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
