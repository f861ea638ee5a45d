import { useFragment } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskOrderLifeFragment,
  DeskOrderLifeFragmentDoc,
  type DeskOrderQuery,
  useDeskOrderQuery,
} from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { useInvoiceFile } from '../../orders/useInvoiceFile';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { Button, ButtonLink } from '../../ui/form/Button';
import { Heading } from '../../ui/layout/Heading';
import { Panel } from '../../ui/layout/Panel';
import { Picture } from '../../ui/media/Picture';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { formatMoment } from '../shared/moments';
import { useViewer } from '../shared/viewer';
import { OrderActions } from './OrderActions';
import styles from './OrderPage.module.css';
import { OrderReturns } from './OrderReturns';
import { OrderTimeline } from './OrderTimeline';
import { StateBadge } from './StateBadge';

const PayoutDialog = lazyComponent(async () => (await import('./PayoutDialog')).PayoutDialog);
const RefundDialog = lazyComponent(async () => (await import('./RefundDialog')).RefundDialog);

gql(`query DeskOrder($id: ID!) {
  order(id: $id) {
    id number placedAt name phoneNumber email address city state pincode country total paymentId paymentMethod
    shipping cashFee isExpress
    lines {
      id productTitle options sku quantity price subTotal
      image { id ...Picture_image }
    }
    ...DeskOrderLife
  }
}`);

type AskedOrder = NonNullable<DeskOrderQuery['order']>;
type Order = AskedOrder & DeskOrderLifeFragment;
type Line = Order['lines'][number];

/** One order with all that is known of it, and what can be done with it now. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeskOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const order = data?.order;

  if (order) return <WholeOrder order={order} />;
  return (
    <>
      <DeskTitle>{t('Order')}</DeskTitle>
      {error && <LoadFailed message={t('We could not load this order.')} onRetry={() => refetch()} />}
      {!error && !data && <DeskLoading label={t('Loading the order')} />}
      {data && (
        <EmptyState
          title={t('There is no such order')}
          action={
            <ButtonLink palette="brand" to={deskPaths.orders()}>
              {t('All orders')}
            </ButtonLink>
          }
        >
          {t('The address may have been cut off on its way here.')}
        </EmptyState>
      )}
    </>
  );
}

function WholeOrder({ order: asked }: { order: AskedOrder }) {
  const { data: life, complete } = useFragment({
    fragment: DeskOrderLifeFragmentDoc,
    fragmentName: 'DeskOrderLife',
    from: asked,
  });
  if (!complete) return null;
  const order: Order = { ...asked, ...life };
  return (
    <>
      <DeskTitle
        beside={<StateBadge status={order.status} />}
        text={
          <time dateTime={order.placedAt}>{t('Placed on {moment}', { moment: formatMoment(order.placedAt) })}</time>
        }
        actions={<OrderActions order={order} />}
      >
        {order.number}
      </DeskTitle>
      <div className={styles.columns}>
        <section className={styles.part}>
          <Heading size="lg">{t('Goods')}</Heading>
          <DeskTable label={t('Goods')} rows={order.lines} keyOf={(line) => line.id} columns={COLUMNS} />
          <Fees order={order} />
          <p className={styles.total}>
            {t('Total')} <b>{formatRupees(order.total)}</b>
          </p>
        </section>
        <div className={styles.aside}>
          <Panel as="section" padding="md" className={styles.part}>
            <Heading size="lg">{t('Ship to')}</Heading>
            <address className={styles.address}>
              <b>{order.name}</b>
              <br />
              {order.address}
              <br />
              {[order.city, order.state, order.pincode].filter(Boolean).join(', ')}
              <br />
              {order.country}
            </address>
            <p className={styles.ways}>
              <a href={`tel:${order.phoneNumber.replace(/[^+\d]/g, '')}`}>{order.phoneNumber}</a>
              <a href={`mailto:${order.email}`}>{order.email}</a>
              <Link to={deskPaths.slips(order.id)}>{t('Packing slip')}</Link>
            </p>
          </Panel>
          <Panel as="section" padding="md" className={styles.part}>
            <Heading size="lg">{t('Payment')}</Heading>
            <dl className={styles.facts}>
              <dt>{t('Total')}</dt>
              <dd>{formatRupees(order.total)}</dd>
              <dt>{t('Paid')}</dt>
              <dd>{order.paymentMethod === 'CASH' ? t('In cash at the door') : t('Online')}</dd>
              {order.amountDue > 0 && (
                <>
                  <dt>{t('To collect at the door')}</dt>
                  <dd className={styles.due}>{formatRupees(order.amountDue)}</dd>
                </>
              )}
              <dt>{t('Payment')}</dt>
              <dd className={styles.code}>{order.paymentId ?? t('None was taken')}</dd>
              {order.refunds.map((refund) => (
                <Refund key={refund.id} refund={refund} isCash={order.paymentMethod === 'CASH'} />
              ))}
            </dl>
            {order.paymentId && <GiveBack order={order} />}
            {order.invoice && <InvoiceFile order={order} numbers={[order.invoice, ...order.creditNotes]} />}
          </Panel>
          {order.shipments.length > 0 && (
            <Panel as="section" padding="md" className={styles.part}>
              <Heading size="lg">{t('Parcels')}</Heading>
              {order.shipments.map(({ courier, trackingNumber, shippedAt, lines }) => (
                <p key={shippedAt} className={styles.parcel}>
                  <b>{courier ?? t('Brought by the shop')}</b> {trackingNumber}
                  <br />
                  {formatMoment(shippedAt)}, {piecesInWords(lines)}
                </p>
              ))}
            </Panel>
          )}
          {order.returns.length > 0 && (
            <Panel as="section" padding="md" className={styles.part}>
              <Heading size="lg">{t('Returns')}</Heading>
              <OrderReturns returns={order.returns} />
            </Panel>
          )}
          <Panel as="section" padding="md" className={styles.part}>
            <Heading size="lg">{t('What happened')}</Heading>
            <OrderTimeline events={order.events} />
          </Panel>
        </div>
      </div>
    </>
  );
}

/** The way to give a part of the money back, for who may, while there is some left. */
function GiveBack({ order }: { order: Order }) {
  const viewer = useViewer();
  const dialog = useOverlay(RefundDialog, 'The form');
  const isPaid = order.amountDue === 0 && !(order.paymentMethod === 'CASH' && order.status === 'CANCELLED');
  if (viewer.role === 'PACKER' || !isPaid || order.refundedTotal >= order.total) return null;
  return (
    <>
      <Button variant="outline" onPointerEnter={dialog.expect} onFocus={dialog.expect} onClick={dialog.open}>
        {t('Give money back')}
      </Button>
      {dialog.isOpen && <RefundDialog order={order} onClose={dialog.close} />}
    </>
  );
}

const REFUNDS = {
  PENDING: 'Refund, on its way',
  PROCESSED: 'Refund, paid back',
  FAILED: 'Refund, failed',
} as const;

function Refund({ refund, isCash }: { refund: Order['refunds'][number]; isCash: boolean }) {
  const viewer = useViewer();
  const dialog = useOverlay(PayoutDialog, 'The form');
  const isByHand = refund.status === 'FAILED' || (refund.status === 'PENDING' && isCash);
  return (
    <>
      <dt>{t(REFUNDS[refund.status])}</dt>
      <dd>
        −{formatRupees(refund.amount)}
        <br />
        <time dateTime={refund.createdAt}>{formatMoment(refund.settledAt ?? refund.createdAt)}</time>
        {refund.reference && <span className={styles.code}> {refund.reference}</span>}
        {isByHand && viewer.role !== 'PACKER' && (
          <>
            <br />
            <Button size="sm" variant="outline" onClick={dialog.open}>
              {t('I have sent it')}
            </Button>
          </>
        )}
        {dialog.isOpen && <PayoutDialog payout={refund} onClose={dialog.close} />}
      </dd>
    </>
  );
}

function piecesInWords(lines: readonly { quantity: number }[]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === 1 ? t('1 piece') : t('{pieces} pieces', { pieces });
}

/** What the order costs besides its goods. */
function Fees({ order: { shipping, cashFee, isExpress } }: { order: Order }) {
  const fees: [string, number][] = [
    [isExpress ? t('Express delivery') : t('Delivery'), shipping],
    [t('Cash on delivery'), cashFee],
  ];
  return fees
    .filter(([, fee]) => fee > 0)
    .map(([name, fee]) => (
      <p key={name} className={styles.fee}>
        {name} <span>{formatRupees(fee)}</span>
      </p>
    ));
}

/** The invoice and the credit notes of an order, which are saved as one file. */
function InvoiceFile({ order, numbers }: { order: Order; numbers: readonly { number: string }[] }) {
  const { save, isBusy } = useInvoiceFile();
  return (
    <>
      <p className={styles.code}>{numbers.map(({ number }) => number).join(', ')}</p>
      <Button variant="outline" aria-busy={isBusy || undefined} onClick={() => void save(order)}>
        {t('Save the invoice')}
      </Button>
    </>
  );
}

const COLUMNS: DeskColumn<Line>[] = [
  {
    title: 'Product',
    isHead: true,
    cell: ({ productTitle, options, image }: Line) => (
      <span className={styles.product}>
        <span className={styles.picture}>
          <Picture image={image} sizes="48px" alt="" />
        </span>
        <span>
          <b>{productTitle}</b>
          {options.length > 0 && <span className={styles.options}>{options.join(' · ')}</span>}
        </span>
      </span>
    ),
  },
  { title: 'SKU', cell: ({ sku }: Line) => <span className={styles.code}>{sku ?? '–'}</span> },
  { title: 'Pieces', align: 'end', cell: ({ quantity }: Line) => <b>{quantity}</b> },
  { title: 'Price', align: 'end', cell: ({ price }: Line) => formatRupees(price) },
  { title: 'Subtotal', align: 'end', cell: ({ subTotal }: Line) => formatRupees(subTotal) },
];
