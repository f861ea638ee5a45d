import { useParams } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskCustomerQuery, useDeskCustomerQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { ButtonLink } from '../../ui/form/Button';
import { Heading } from '../../ui/layout/Heading';
import { TextLink } from '../../ui/layout/TextLink';
import { StateBadge } from '../orders/StateBadge';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';
import { formatMoment } from '../shared/moments';
import styles from './CustomerPage.module.css';

gql(`query DeskCustomer($id: ID!, $after: String) {
  customer(id: $id) {
    id name email phone createdAt
    orders(first: 20, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id number status placedAt total }
    }
  }
}`);

type Row = NonNullable<DeskCustomerQuery['customer']>['orders']['nodes'][number];

/** A customer: how they are reached, and what they bought. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, fetchMore } = useDeskCustomerQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const customer = data?.customer;
  if (!customer) {
    return (
      <>
        <DeskTitle>{t('Customer')}</DeskTitle>
        {error && <LoadFailed message={t('We could not load this customer.')} onRetry={() => refetch()} />}
        {!error && !data && <DeskLoading label={t('Loading the customer')} />}
        {data && (
          <EmptyState
            title={t('There is no such customer')}
            action={
              <ButtonLink palette="brand" to={deskPaths.customers()}>
                {t('All customers')}
              </ButtonLink>
            }
          />
        )}
      </>
    );
  }
  const { name, email, phone, createdAt, orders } = customer;
  return (
    <>
      <DeskTitle text={t('Here since {createdAt}', { createdAt: formatMoment(createdAt) })}>{name}</DeskTitle>
      <p className={styles.ways}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </p>
      <section className={styles.orders}>
        <Heading size="lg">{t('Orders')}</Heading>
        {orders.nodes.length === 0 ? (
          <p>{t('Nothing was bought yet.')}</p>
        ) : (
          <DeskTable label={t('Orders')} rows={orders.nodes} keyOf={(order) => order.id} columns={COLUMNS} />
        )}
        <DeskMore
          things={t('orders')}
          count={orders.nodes.length}
          totalCount={orders.totalCount}
          onLoad={() => fetchMore({ variables: { after: orders.pageInfo.endCursor } })}
        />
      </section>
    </>
  );
}

const COLUMNS: DeskColumn<Row>[] = [
  {
    title: 'Order',
    isHead: true,
    cell: ({ id, number }: Row) => <TextLink to={deskPaths.order(id)}>{number}</TextLink>,
  },
  { title: 'Status', cell: ({ status }: Row) => <StateBadge status={status} /> },
  { title: 'Placed', cell: ({ placedAt }: Row) => <Moment at={placedAt} /> },
  { title: 'Total', align: 'end', cell: ({ total }: Row) => <b>{formatRupees(total)}</b> },
];
