import { Box, Button, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskOffersQuery, type OfferStatus, useDeskOffersQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/media/Icon';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { formatMoment } from '../shared/moments';
import { OfferStatusBadge } from './OfferStatusBadge';

gql(`query DeskOffers($status: OfferStatus, $after: String) {
  offers(first: 30, status: $status, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id title sentence startsAt endsAt
      settings { state uses maxUses spent budget }
    }
  }
}`);

type Row = DeskOffersQuery['offers']['nodes'][number];

const STATES: { status: OfferStatus | null; name: string; label: Message }[] = [
  { status: null, name: '', label: 'All' },
  { status: 'LIVE', name: 'live', label: 'Live' },
  { status: 'DRAFT', name: 'drafts', label: 'Drafts' },
  { status: 'STOPPED', name: 'stopped', label: 'Stopped' },
];

/** All offers of the shop with what each says, how often it was used and what it has given. */
export function OffersPage() {
  const [query] = useSearchParams();
  const { status } = STATES.find(({ name }) => name === (query.get('status') ?? '')) ?? { status: null };
  const { data, error, refetch, fetchMore } = useDeskOffersQuery({
    variables: { status },
    fetchPolicy: 'cache-and-network',
  });
  const offers = data?.offers;
  return (
    <>
      <DeskTitle
        text={t('What takes something off for shoppers, and what it costs you.')}
        actions={
          <Button asChild colorPalette="brand">
            <Link to={deskPaths.newOffer()}>
              <Icon name="plus" size={20} />
              {t('New offer')}
            </Link>
          </Button>
        }
      >
        {t('Offers')}
      </DeskTitle>
      <DeskTabs
        label={t('Status')}
        tabs={STATES.map((each) => ({
          label: t(each.label),
          to: each.name ? `?status=${each.name}` : '?',
          isCurrent: each.status === status,
        }))}
      />
      {!offers && (
        <DeskLoading
          label={t('Loading the offers')}
          error={error}
          failed={t('We could not load the offers.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      )}
      {offers?.nodes.length === 0 && (
        <EmptyState title={t('No offers here')}>
          {t('An offer begins as a draft. Look at what it would cost before you start it.')}
        </EmptyState>
      )}
      {offers && offers.nodes.length > 0 && (
        <>
          <DeskTable label={t('Offers')} rows={offers.nodes} keyOf={({ id }) => id} columns={COLUMNS} />
          <DeskMore
            things={t('offers')}
            count={offers.nodes.length}
            totalCount={offers.totalCount}
            hasMore={offers.pageInfo.hasNextPage}
            onLoad={() => fetchMore({ variables: { after: offers.pageInfo.endCursor } })}
          />
        </>
      )}
    </>
  );
}

const COLUMNS: DeskColumn<Row>[] = [
  {
    title: 'Offer',
    isHead: true,
    cell: ({ id, title, sentence }) => (
      <Box>
        <DeskLink to={deskPaths.offer(id)}>{title}</DeskLink>
        <Text color="fg.muted" fontSize="sm" fontWeight="normal">
          {sentence}
        </Text>
      </Box>
    ),
  },
  { title: 'Status', cell: ({ settings }) => settings && <OfferStatusBadge state={settings.state} /> },
  {
    title: 'Period',
    cell: ({ startsAt, endsAt }) => {
      if (!startsAt && !endsAt) return t('Until it is stopped');
      return (
        <Text as="span" fontSize="sm">
          {startsAt && t('from {moment}', { moment: formatMoment(startsAt) })}
          {startsAt && endsAt && <br />}
          {endsAt && t('until {moment}', { moment: formatMoment(endsAt) })}
        </Text>
      );
    },
  },
  {
    title: 'Uses',
    align: 'end',
    cell: ({ settings }) => outOf(formatCount(settings?.uses ?? 0), settings?.maxUses, formatCount),
  },
  {
    title: 'Given',
    align: 'end',
    cell: ({ settings }) => outOf(formatRupees(settings?.spent ?? 0), settings?.budget, formatRupees),
  },
];

function outOf(part: string, limit: number | null | undefined, format: (limit: number) => string): string {
  return limit == null ? part : t('{part} of {whole}', { part, whole: format(limit) });
}
