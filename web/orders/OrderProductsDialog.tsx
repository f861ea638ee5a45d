// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit

import type { ReactNode } from 'react';
import { gql } from '../gql';
import { type OrderProductsQuery, useOrderProductsQuery } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { lazyComponent } from '../lib/lazyComponent';
import { type Message, sayAsKnown, t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Overlay } from '../ui/feedback/Overlay';
import { Spinner } from '../ui/feedback/Spinner';
import { Button } from '../ui/form/Button';
import { Heading } from '../ui/layout/Heading';
import { TruncatedText } from '../ui/layout/TruncatedText';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { Icon } from '../ui/media/Icon';
import { Picture } from '../ui/media/Picture';
import { ProductLink } from '../ui/media/ProductLink';
import styles from './OrderProductsDialog.module.css';
import { isOver } from './OrderStatusBadge';

const OrderHistory = lazyComponent(async () => (await import('./OrderHistory')).OrderHistory);

gql(`query OrderProducts($id: ID!) {
  order(id: $id) {
    id number status placedAt name address pincode total
    lines {
      id productTitle options quantity price subTotal
      product { id }
      image { id ...Picture_image }
    }
  }
}`);

/** In the order of the specification. @see spec §2 (orders) */
const COLUMNS = {
  id: 'Product Id',
  title: 'Product Title',
  image: 'Image',
  quantity: 'Quantity',
  price: 'Price',
  subTotal: 'SubTotal',
} as const satisfies Record<string, Message>;

/** How many characters of a title the dialog shows. @see spec §9 */
const TITLE_CUT = 30;

type Line = NonNullable<OrderProductsQuery['order']>['lines'][number];

interface OrderProductsDialogProps {
  /** Of the order whose products are shown. */
  orderId: string;
  /** Called when the dialog has closed, by its button, Escape or a press beside it. */
  onClose: () => void;
}

/**
 * The products of one order over the page: id, title, image, quantity, price and subtotal, in columns, or on a phone each
 * on a card; then its address, date and total, and what has happened to it, which can be printed without the page below. It is open as long as it is
 * mounted; on closing, the focus goes back to where it was.
 *
 * @see spec §2 (orders)
 */
export function OrderProductsDialog({ orderId, onClose }: OrderProductsDialogProps) {
  const { data, error, refetch } = useOrderProductsQuery({ variables: { id: orderId } });

  return (
    <Overlay kind="dialog" className={styles.frame} labelledBy="order-products" onClose={onClose}>
      {(close) => (
        <div className={styles.box}>
          <div className={styles.row}>
            <Heading size="lg" id="order-products">
              {data?.order ? t('Products of order {number}', { number: data.order.number }) : t('Products')}
            </Heading>
            <button className={styles.closeButton} type="button" aria-label={t('Close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {error && !data && <LoadFailed message={t('We could not load this order.')} onRetry={() => refetch()} />}
          {!error && !data && (
            <div className={styles.orderProductsDialogRow} role="status">
              <Spinner size="lg" />
              <VisuallyHidden>{t('Loading')}</VisuallyHidden>
            </div>
          )}
          {data?.order && <Products lines={data.order.lines} />}
          {data?.order && <Bill order={data.order} />}
          {data?.order && <OrderHistory orderId={orderId} />}
          {data?.order === null && <p>{t('We could not find this order.')}</p>}
        </div>
      )}
    </Overlay>
  );
}

/** Whom it went to and what it came to, and the button that prints all of it. */
function Bill({ order }: { order: NonNullable<OrderProductsQuery['order']> }) {
  const { status, placedAt, name, address, pincode, total } = order;
  return (
    <div className={styles.bill}>
      <p>
        {name}, {address} {pincode}
        <br />
        {formatDate(placedAt)}, {sayAsKnown(status.toLowerCase())}
      </p>
      <p>
        {t('Total Amount')} <b>{isOver(status) ? <s>{formatRupees(total)}</s> : formatRupees(total)}</b>
      </p>
      <Button className={styles.print} variant="outline" onClick={() => window.print()}>
        {t('Print')}
      </Button>
    </div>
  );
}

function Products({ lines }: { lines: readonly Line[] }) {
  return (
    <table className={styles.table} role="table" aria-labelledby="order-products">
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(COLUMNS).map((title) => (
            <th key={title} role="columnheader" scope="col">
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <tr key={line.id} role="row">
            <Cell column="id">
              <p className={styles.productsText}>{line.product?.id ?? t('No longer sold')}</p>
            </Cell>
            <Cell column="title">
              <Title line={line} />
              {line.options.length > 0 && <p className={styles.text}>{line.options.join(' · ')}</p>}
            </Cell>
            <Cell column="image">
              <div className={styles.picturePlace}>
                <Picture image={line.image} sizes="56px" alt="" />
              </div>
            </Cell>
            <Cell column="quantity">{line.quantity}</Cell>
            <Cell column="price">{formatRupees(line.price)}</Cell>
            <Cell column="subTotal">
              <b>{formatRupees(line.subTotal)}</b>
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The title is drawn beside the value on cards, where no header stands above it.
function Cell({ column, children }: { column: keyof typeof COLUMNS; children: ReactNode }) {
  return (
    <td role="cell" data-column={column} data-title={t(COLUMNS[column])}>
      {children}
    </td>
  );
}

function Title({ line }: { line: Line }) {
  const text = <TruncatedText text={line.productTitle} max={TITLE_CUT} />;
  return line.product ? <ProductLink productId={line.product.id}>{text}</ProductLink> : text;
}
