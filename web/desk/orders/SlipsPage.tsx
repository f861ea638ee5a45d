import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskSlipOrderFragment,
  DeskSlipOrderFragmentDoc,
  useDeskSlipQuery,
  useDeskSlipsQuery,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Button } from '../../ui/form/Button';
import { Heading } from '../../ui/layout/Heading';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTitle } from '../shared/DeskTitle';
import { formatMoment } from '../shared/moments';
import styles from './SlipsPage.module.css';

gql(`
  fragment DeskSlipOrder on Order {
    id number placedAt name phoneNumber address city state pincode country amountDue
    lines { id sku productTitle options quantity }
  }
`);
gql(`query DeskSlips {
  shop { name address phone }
  allOrders(first: 100, filter: { statuses: [CONFIRMED] }) { nodes { id ...DeskSlipOrder } }
}`);
gql(`query DeskSlip($id: ID!) {
  shop { name address phone }
  order(id: $id) { id ...DeskSlipOrder }
}`);

/** The packing slips of all orders to pack, or of the one that the address names: a sheet of paper for each. */
export function SlipsPage() {
  const [query] = useSearchParams();
  const id = query.get('order') ?? '';
  const all = useDeskSlipsQuery({ skip: id !== '', fetchPolicy: 'cache-and-network' });
  const one = useDeskSlipQuery({ skip: id === '', variables: { id }, fetchPolicy: 'cache-and-network' });
  const shop = all.data?.shop ?? one.data?.shop;
  const orders = id ? one.data?.order && [one.data.order] : all.data?.allOrders.nodes;
  const error = all.error ?? one.error;

  return (
    <>
      <div className={styles.onScreen}>
        <DeskTitle
          text={t('A sheet of paper for each order.')}
          actions={
            orders?.length ? (
              <Button palette="brand" size="lg" onClick={() => window.print()}>
                {orders.length === 1 ? t('Print the slip') : t('Print {count} slips', { count: orders.length })}
              </Button>
            ) : null
          }
        >
          {t('Packing slips')}
        </DeskTitle>
      </div>
      {!shop && error && (
        <LoadFailed message={t('We could not load the slips.')} onRetry={() => (id ? one.refetch() : all.refetch())} />
      )}
      {!shop && !error && <DeskLoading label={t('Loading the slips')} />}
      {shop && !orders?.length && <EmptyState title={t('No orders to pack')} />}
      {shop && orders?.map((order) => <Slip key={order.id} order={order} shop={shop} />)}
    </>
  );
}

interface SlipProps {
  order: FragmentType<DeskSlipOrderFragment>;
  shop: { name: string; address: string; phone: string };
}

/** What goes into the parcel: whom it is for, what is in it, and from whom it comes. Prices are on the bill. */
function Slip({ order: from, shop }: SlipProps) {
  const { data: order, complete } = useFragment({
    fragment: DeskSlipOrderFragmentDoc,
    fragmentName: 'DeskSlipOrder',
    from,
  });
  if (!complete) return null;
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles.slip}>
      <div className={styles.top}>
        <div>
          <Heading size="xl">{order.number}</Heading>
          <p className={styles.muted}>{formatMoment(order.placedAt)}</p>
        </div>
        <p className={styles.from}>
          <b>{shop.name}</b>
          <br />
          {shop.address}
          <br />
          {shop.phone}
        </p>
      </div>
      <address className={styles.address}>
        <b>{order.name}</b>
        <br />
        {order.address}
        <br />
        {[order.city, order.state, order.pincode].filter(Boolean).join(', ')}
        <br />
        {order.country}
        <br />
        {order.phoneNumber}
      </address>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('Pieces')}</th>
            <th scope="col">{t('Article')}</th>
            <th scope="col">{t('SKU')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <b>{line.quantity}</b>
              </td>
              <td>
                {line.productTitle}
                {line.options.length > 0 && <span className={styles.muted}> {line.options.join(' · ')}</span>}
              </td>
              <td className={styles.sku}>{line.sku ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={order.amountDue > 0 ? styles.due : styles.muted}>
        {order.amountDue > 0
          ? t('To collect at the door: {amountDue}', { amountDue: formatRupees(order.amountDue) })
          : t('Paid. Nothing is to be collected.')}
      </p>
      <p className={styles.muted}>
        {pieces === 1
          ? t('1 piece in all. Thank you for your order!')
          : t('{pieces} pieces in all. Thank you for your order!', { pieces })}
      </p>
    </article>
  );
}
