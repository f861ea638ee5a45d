import { Button, chakra, Flex, Input } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useDownload } from '../../accounts/profile/useDownload';
import { gql } from '../../gql';
import { type AuditSubject, type DeskAuditQuery, useDeskActorsQuery, useDeskAuditQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SelectBox } from '../../ui/form/SelectField';
import { AuditFacts, whoOf } from '../shared/AuditFacts';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { deskPaths } from '../shared/deskPaths';
import { LabelledBox } from '../shared/form/LabelledBox';
import { Moment } from '../shared/Moment';
import { IntegrationsTabs } from './IntegrationsTabs';
import { ProgramCalls } from './ProgramCalls';

gql(`query DeskAudit($filter: AuditFilter, $after: String) {
  auditEntries(first: 50, filter: $filter, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id operation subjectType subjectId actorKind actorId madeAt before after }
  }
}`);
gql(`query DeskActors {
  staff { id name }
  apiKeys(first: 100) { nodes { id name } }
}`);

type Entry = DeskAuditQuery['auditEntries']['nodes'][number];

const SUBJECTS: Record<AuditSubject, Message> = {
  PRODUCT: 'Product',
  VARIANT: 'Stock',
  CATEGORY: 'Category',
  CATALOGUE: 'Import',
  ORDER: 'Order',
  OFFER: 'Offer',
  SEARCH_RULE: 'Rule of a search',
  CREDIT: 'Gift cards and store credit',
  BANNER: 'Banner',
  HOME_SLIDE: 'Slide',
  DELIVERY: 'Delivery',
  SHOP: 'The shop',
  REVIEW: 'Review',
  USER: 'Role of an account',
  API_KEY: 'API key',
  PUBLIC_KEY: 'Public key',
  WEBHOOK_ENDPOINT: 'Webhook',
};

/** Stands among the kinds of things for what programs called, of which nothing was changed. */
const CALLS = 'CALLS';

/** Two boxes of the filter beside each other on a phone, all four on a desk. */
const WIDTH = { base: '1 1 40%', md: '0 1 13rem' };

/**
 * Who changed what: by kind of thing, by who did it, by the days of India, and of one thing alone;
 * or what programs called.
 */
export function AuditPage() {
  const [query, setQuery] = useSearchParams();
  const kind = query.get('kind') ?? '';
  const actor = query.get('who') ?? '';
  const thing = query.get('of') ?? '';
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const filter = {
    ...(kind in SUBJECTS ? { subjectType: kind as AuditSubject } : {}),
    ...(actor ? { actorId: actor } : {}),
    ...(thing ? { subjectId: thing } : {}),
    ...(from ? { madeFrom: startOf(from) } : {}),
    ...(to ? { madeBefore: startOf(to, 1) } : {}),
  };
  const { data, error, refetch, fetchMore } = useDeskAuditQuery({
    variables: { filter },
    skip: kind === CALLS,
    fetchPolicy: 'cache-and-network',
  });
  // Calls are counted by the hour and listed whole.
  const days =
    kind === CALLS
      ? []
      : ([
          ['from', 'First day', from],
          ['to', 'Last day', to],
        ] as const);
  const { download, isBusy } = useDownload();
  const actors = useDeskActorsQuery().data;
  const names = new Map([...(actors?.staff ?? []), ...(actors?.apiKeys.nodes ?? [])].map(({ id, name }) => [id, name]));
  const choose = (name: string, value: string) => {
    const changed = new URLSearchParams(query);
    if (value) changed.set(name, value);
    else changed.delete(name);
    setQuery(changed);
  };
  const entries = kind === CALLS ? undefined : data?.auditEntries;
  const columns: DeskColumn<Entry>[] = [
    { title: 'What', isHead: true, cell: (entry) => <What entry={entry} /> },
    { title: 'Who', cell: (entry) => whoOf(entry, names) },
    { title: 'When', cell: ({ madeAt }) => <Moment at={madeAt} /> },
    { title: 'From what to what', cell: (entry) => <AuditFacts entry={entry} /> },
  ];
  return (
    <>
      <IntegrationsTabs
        text={t('What staff, programs and the operator changed, the latest first.')}
        actions={
          kind !== CALLS && (
            <Button
              variant="outline"
              aria-busy={isBusy || undefined}
              onClick={() => void download(`/audit.csv?${new URLSearchParams(filter)}`, 'audit.csv')}
            >
              {t('Save as CSV')}
            </Button>
          )
        }
      />
      <Flex wrap="wrap" align="end" gap="3" mb="5">
        <LabelledBox flex={WIDTH} label="What was changed">
          <SelectBox h="10" fontSize="sm" value={kind} onChange={(value) => choose('kind', value)}>
            <option value="">{t('Everything')}</option>
            {Object.entries(SUBJECTS).map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
            <option value={CALLS}>{t('Calls of programs')}</option>
          </SelectBox>
        </LabelledBox>
        <LabelledBox flex={WIDTH} label="Who changed it">
          <SelectBox h="10" fontSize="sm" value={actor} onChange={(value) => choose('who', value)}>
            <option value="">{t('Everybody')}</option>
            {[...names].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectBox>
        </LabelledBox>
        {days.map(([name, label, day]) => (
          <LabelledBox key={name} flex={WIDTH} label={label}>
            <Input
              type="date"
              h="10"
              fontSize="sm"
              value={day}
              onChange={({ currentTarget }) => choose(name, currentTarget.value)}
            />
          </LabelledBox>
        ))}
        {thing && <DeskLink to={deskPaths.audit()}>{t('Of all things')}</DeskLink>}
      </Flex>
      {kind === CALLS && <ProgramCalls apiKeyId={actor} names={names} />}
      {kind !== CALLS && !entries && (
        <DeskLoading
          label={t('Loading the audit trail')}
          error={error}
          failed={t('We could not load the audit trail.')}
          onRetry={() => refetch()}
          columns={columns}
        />
      )}
      {entries?.nodes.length === 0 && (
        <EmptyState title={t('Nothing was changed')}>
          {Object.keys(filter).length > 0
            ? t('Take a filter away to see more.')
            : t('What is changed from now on is listed here.')}
        </EmptyState>
      )}
      {entries && entries.nodes.length > 0 && (
        <DeskTable label={t('Audit trail')} rows={entries.nodes} keyOf={({ id }) => id} columns={columns} />
      )}
      {entries && (
        <DeskMore
          things={t('changes')}
          count={entries.nodes.length}
          totalCount={null}
          hasMore={entries.pageInfo.hasNextPage}
          onLoad={() => fetchMore({ variables: { after: entries.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

const DAY_MS = 86_400_000;

/** The moment at which a day begins in India, or one that comes so many days after it. */
function startOf(day: string, later = 0): string {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + later * DAY_MS).toISOString();
}

function What({ entry }: { entry: Entry }) {
  const { operation, subjectType, subjectId, before, after } = entry;
  const name = [after, before]
    .map((facts) => facts?.name ?? facts?.sku ?? facts?.url)
    .find((each) => typeof each === 'string');
  return (
    <span>
      <b>{t(SUBJECTS[subjectType])}</b> {name}
      <chakra.span display="block" color="fg.muted" fontSize="xs">
        {operation}
        {' · '}
        <DeskLink to={`${deskPaths.audit()}?of=${subjectId}`}>{t('All of this one')}</DeskLink>
      </chakra.span>
    </span>
  );
}
