import { Grid, Heading, Link, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskCustomerQuery, useDeskCustomerQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { StateBadge } from '../orders/StateBadge';
import { MoreFactsForm } from '../shared/custom-fields/MoreFactsForm';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';
import { formatMoment } from '../shared/moments';
import { NoSuch } from '../shared/NoSuch';
import { CustomerCredit } from './CustomerCredit';
import { CustomerRecords } from './CustomerRecords';

gql(`query DeskCustomer($id: ID!, $after: String) {
  customerTags { tag count }
  customer(id: $id) {
    id name email phone createdAt tags newsletterSince
    notes { id text writer createdAt }
    customFields { name value }
    creditBalance
    credits { id kind lastFour balance movements { id kind amount isTaken orderNumber note happenedAt } }
    orders(first: 20, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id number status placedAt total }
    }
  }
}`);

type Row = NonNullable<DeskCustomerQuery['customer']>['orders']['nodes'][number];

/** A customer: how they are reached, what they bought, and what they can spend of credit. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, fetchMore } = useDeskCustomerQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return (
      <>
        <DeskTitle>{t('Customer')}</DeskTitle>
        <DeskLoading
          label={t('Loading the customer')}
          error={error}
          failed={t('We could not load this customer.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      </>
    );
  }
  const { customer } = data;
  if (!customer) {
    const list = { path: deskPaths.customers(), label: t('All customers') };
    return <NoSuch title={t('There is no such customer')} list={list} />;
  }
  const { name, email, phone, createdAt, orders, customFields } = customer;
  return (
    <>
      <DeskTitle text={t('Customer since {createdAt}', { createdAt: formatMoment(createdAt) })}>{name}</DeskTitle>
      <Text display="flex" flexWrap="wrap" rowGap="2" columnGap="6" mb="6">
        <Link href={`mailto:${email}`}>{email}</Link>
        {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>}
      </Text>
      <Grid mb="6" maxW="md">
        <MoreFactsForm entity="ACCOUNT" id={customer.id} kept={customFields} onSaved={() => refetch()} />
      </Grid>
      <CustomerRecords customer={customer} offered={data.customerTags.map(({ tag }) => tag)} />
      <CustomerCredit customer={customer} onGiven={() => void refetch()} />
      <Grid as="section" gap="3">
        <Heading size="lg">{t('Orders')}</Heading>
        {orders.nodes.length === 0 ? (
          <p>{t('Nothing bought yet.')}</p>
        ) : (
          <DeskTable label={t('Orders')} rows={orders.nodes} keyOf={(order) => order.id} columns={COLUMNS} />
        )}
        <DeskMore
          things={t('orders')}
          count={orders.nodes.length}
          totalCount={orders.totalCount}
          onLoad={() => fetchMore({ variables: { after: orders.pageInfo.endCursor } })}
        />
      </Grid>
    </>
  );
}

const COLUMNS: DeskColumn<Row>[] = [
  {
    title: 'Order',
    isHead: true,
    cell: ({ id, number }: Row) => <DeskLink to={deskPaths.order(id)}>{number}</DeskLink>,
  },
  { title: 'Status', cell: ({ status }: Row) => <StateBadge status={status} /> },
  { title: 'Placed', cell: ({ placedAt }: Row) => <Moment at={placedAt} /> },
  { title: 'Total', align: 'end', cell: ({ total }: Row) => <b>{formatRupees(total)}</b> },
];
