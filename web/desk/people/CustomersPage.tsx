import { Button, chakra } from '@chakra-ui/react';
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

gql(`query DeskCustomers($text: String, $tag: String, $after: String) {
  customerTags { tag count }
  customers(first: 30, text: $text, tag: $tag, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id name email phone createdAt tags }
  }
}`);

/** Tags that are offered, the most frequent first. */
const MAX_TAGS = 12;

type Row = DeskCustomersQuery['customers']['nodes'][number];

/**
 * Who has an account here, latest first, narrowed to a name, an e-mail address or a phone number.
 */
export function CustomersPage() {
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const tag = query.get('tag') ?? '';
  const narrow = (q: string, to: string) => setQuery({ ...(q ? { q } : {}), ...(to ? { tag: to } : {}) });
  const { data, previousData, error, refetch, fetchMore } = useDeskCustomersQuery({
    variables: { text: text || null, tag: tag || null },
    fetchPolicy: 'cache-and-network',
  });
  const customers = (data ?? previousData)?.customers;
  const tags = (data ?? previousData)?.customerTags.slice(0, MAX_TAGS) ?? [];
  return (
    <>
      <DeskTitle text={customers ? t('{totalCount} accounts', { totalCount: formatCount(customers.totalCount) }) : ' '}>
        {t('Customers')}
      </DeskTitle>
      <DeskSearch
        label={t('Find a customer')}
        placeholder={t('Name, e-mail or phone')}
        text={text}
        onSearch={(words) => narrow(words, tag)}
      />
      {tags.length > 0 && (
        <chakra.nav display="flex" flexWrap="wrap" gap="2" mb="4" aria-label={t('Tags')}>
          {tags.map((each) => (
            <Button
              key={each.tag}
              size="sm"
              variant={each.tag === tag ? 'solid' : 'outline'}
              aria-pressed={each.tag === tag}
              onClick={() => narrow(text, each.tag === tag ? '' : each.tag)}
            >
              {each.tag} {formatCount(each.count)}
            </Button>
          ))}
        </chakra.nav>
      )}
      {!customers && (
        <DeskLoading
          label={t('Loading the customers')}
          error={error}
          failed={t('We could not load the customers.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
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
  { title: 'Tags', cell: ({ tags }: Row) => tags.join(', ') || '–' },
  { title: 'Phone', cell: ({ phone }: Row) => phone ?? '–' },
  { title: 'Since', cell: ({ createdAt }: Row) => <Moment at={createdAt} /> },
];
