import { gql } from '../../gql';
import { type DeskProgramCallsQuery, useDeskProgramCallsQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { Moment } from '../shared/Moment';

gql(`query DeskProgramCalls($filter: ApiKeyCallsFilter, $after: String) {
  apiKeyCalls(first: 50, filter: $filter, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id apiKeyId operation count firstAt lastAt }
  }
}`);

type Calls = DeskProgramCallsQuery['apiKeyCalls']['nodes'][number];

interface ProgramCallsProps {
  /** Of the key whose calls are wanted; empty for all. */
  apiKeyId: string;
  /** What keys are called, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** What programs called by their API keys, hour by hour, the latest first. */
export function ProgramCalls({ apiKeyId, names }: ProgramCallsProps) {
  const filter = apiKeyId ? { apiKeyId } : {};
  const { data, error, refetch, fetchMore } = useDeskProgramCallsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const calls = data?.apiKeyCalls;
  const columns: DeskColumn<Calls>[] = [
    { title: 'What', isHead: true, cell: ({ operation }) => operation },
    { title: 'Who', cell: (each) => names.get(each.apiKeyId) ?? each.apiKeyId },
    { title: 'Calls', cell: ({ count }) => count },
    { title: 'First call', cell: ({ firstAt }) => <Moment at={firstAt} /> },
    { title: 'Last call', cell: ({ lastAt }) => <Moment at={lastAt} /> },
  ];
  if (!calls)
    return (
      <DeskLoading
        label={t('Loading the audit trail')}
        error={error}
        failed={t('We could not load the audit trail.')}
        onRetry={() => refetch()}
        columns={columns}
      />
    );
  if (calls.nodes.length === 0)
    return <EmptyState title={t('No program called')}>{t('What programs call by a key is listed here.')}</EmptyState>;
  return (
    <>
      <DeskTable label={t('Calls of programs')} rows={calls.nodes} keyOf={({ id }) => id} columns={columns} />
      <DeskMore
        things={t('calls')}
        count={calls.nodes.length}
        totalCount={null}
        hasMore={calls.pageInfo.hasNextPage}
        onLoad={() => fetchMore({ variables: { after: calls.pageInfo.endCursor } })}
      />
    </>
  );
}
