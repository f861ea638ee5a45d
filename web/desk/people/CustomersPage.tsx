import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskCustomersQuery, useDeskCustomersQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskSearch } from '../shared/DeskSearch';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';

gql(`query DeskCustomers($text: String, $after: String) {
  customers(first: 30, text: $text, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id name email phone createdAt }
  }
}`);

type Row = DeskCustomersQuery['customers']['nodes'][number];

/**
 * Who has an account here, latest first, narrowed to a name, an e-mail address or a phone number.
 */
export function CustomersPage() {
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const { data, previousData, error, refetch, fetchMore } = useDeskCustomersQuery({
    variables: { text: text || null },
    fetchPolicy: 'cache-and-network',
  });
  const customers = (data ?? previousData)?.customers;
  return (
    <>
      <DeskTitle text={customers ? t('{totalCount} accounts', { totalCount: formatCount(customers.totalCount) }) : ' '}>
        {t('Customers')}
      </DeskTitle>
      <DeskSearch
        label={t('Find a customer')}
        placeholder={t('Name, e-mail or phone')}
        text={text}
        onSearch={(words) => setQuery(words ? { q: words } : {})}
      />
      {!customers && (
        <DeskLoading
          label={t('Loading the customers')}
          error={error}
          failed={t('We could not load the customers.')}
          onRetry={() => refetch()}
        />
      )}
      {customers?.nodes.length === 0 && (
        <EmptyState title={text ? t('No customer matches “{text}”', { text }) : t('No customers yet')}>
          {t('Try part of the name or e-mail address, or four digits of the phone number.')}
        </EmptyState>
      )}
      {customers && customers.nodes.length > 0 && (
        <>
          <DeskTable label={t('Customers')} rows={customers.nodes} keyOf={({ id }) => id} columns={COLUMNS} />
          <DeskMore
            things={t('customers')}
            count={customers.nodes.length}
            totalCount={customers.totalCount}
            onLoad={() => fetchMore({ variables: { after: customers.pageInfo.endCursor } })}
          />
        </>
      )}
    </>
  );
}

const COLUMNS: DeskColumn<Row>[] = [
  {
    title: 'Name',
    isHead: true,
    cell: ({ id, name }: Row) => <DeskLink to={deskPaths.customer(id)}>{name}</DeskLink>,
  },
  { title: 'E-mail', cell: ({ email }: Row) => email },
  { title: 'Phone', cell: ({ phone }: Row) => phone ?? '–' },
  { title: 'Since', cell: ({ createdAt }: Row) => <Moment at={createdAt} /> },
];
