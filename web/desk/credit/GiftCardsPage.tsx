import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CreditMovements } from '../../accounts/credit/CreditMovements';
import { gql } from '../../gql';
import { type CreditState, type DeskGiftCardsQuery, useDeskGiftCardsQuery } from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { lazyComponent } from '../../lib/lazyComponent';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { CreditBooksPanel } from '../books/CreditBooksPanel';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskSearch } from '../shared/DeskSearch';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { formatMoment } from '../shared/moments';
import { useViewer } from '../shared/viewer';
import { CreditTermsPanel } from './CreditTermsPanel';
import type { GiftCardAct } from './GiftCardDialog';

gql(`query DeskGiftCards($text: String, $state: CreditState, $after: String) {
  creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }
  giftCards(first: 20, text: $text, state: $state, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id lastFour state value balance expiresAt sentAt createdAt
      purchase { id recipientName recipientEmail sendAt }
      movements { id kind amount isTaken orderNumber note happenedAt }
    }
  }
}`);

type Row = DeskGiftCardsQuery['giftCards']['nodes'][number];

const GiftCardDialog = lazyComponent(async () => (await import('./GiftCardDialog')).GiftCardDialog);

const STATES: { state: CreditState | null; name: string; label: Message }[] = [
  { state: null, name: '', label: 'All' },
  { state: 'LIVE', name: 'live', label: 'Can be spent' },
  { state: 'SPENT', name: 'spent', label: 'Spent' },
  { state: 'EXPIRED', name: 'expired', label: 'Expired' },
  { state: 'WITHDRAWN', name: 'withdrawn', label: 'Called off' },
];

const TONES: Record<CreditState, string> = { LIVE: 'leaf', SPENT: 'stone', EXPIRED: 'stone', WITHDRAWN: 'danger' };

/**
 * The gift cards of the shop, given and sold: found by code, each with its history and what can be
 * done with it; a new one; and the terms.
 */
export function GiftCardsPage() {
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const { state } = STATES.find(({ name }) => name === (query.get('state') ?? '')) ?? { state: null };
  const { data, error, refetch, fetchMore } = useDeskGiftCardsQuery({
    variables: { state, text: text || null },
    fetchPolicy: 'cache-and-network',
  });
  const viewer = useViewer();
  const dialog = useOverlay(GiftCardDialog, 'The form');
  const [asked, setAsked] = useState<{ act: GiftCardAct; card: Row | null }>({ act: 'issue', card: null });
  const ask = (act: GiftCardAct, card: Row | null) => {
    setAsked({ act, card });
    dialog.open();
  };
  const cards = data?.giftCards;
  const columns: DeskColumn<Row>[] = [
    {
      title: 'Gift card',
      isHead: true,
      cell: ({ lastFour, createdAt, purchase, sentAt, movements }) => (
        <Box>
          {t('Ending in {lastFour}', { lastFour: lastFour ?? '' })}
          <Text color="fg.muted" fontSize="sm" fontWeight="normal" overflowWrap="anywhere">
            {[
              purchase
                ? t('Bought for {name}', { name: purchase.recipientName || t('A shopper') })
                : t('Given by the shop'),
              formatDate(createdAt),
              sentAt ? t('sent') : t('not sent yet'),
            ].join(' · ')}
          </Text>
          <details>
            <Text as="summary" fontSize="sm" fontWeight="normal" cursor="pointer" textDecoration="underline">
              {t('What happened to it')}
            </Text>
            <CreditMovements movements={movements} formatTime={formatMoment} />
          </details>
        </Box>
      ),
    },
    {
      title: 'Status',
      cell: (card) => (
        <Badge colorPalette={TONES[card.state]}>
          {t(STATES.find((each) => each.state === card.state)?.label ?? 'All')}
        </Badge>
      ),
    },
    { title: 'Worth', align: 'end', cell: ({ value }) => formatRupees(value) },
    { title: 'Left', align: 'end', cell: ({ balance }) => formatRupees(balance) },
    { title: 'Ends', cell: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt) : t('Never')) },
    {
      title: 'Actions',
      cell: (card) =>
        card.state !== 'WITHDRAWN' && (
          <Flex gap="2" wrap="wrap" justify={{ base: 'end', md: 'start' }}>
            {card.balance > 0 && (
              <Button size="sm" variant="outline" onClick={() => ask('send', card)}>
                {t('Send again')}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => ask('extend', card)}>
              {t('Extend')}
            </Button>
            <Button size="sm" variant="outline" colorPalette="danger" onClick={() => ask('withdraw', card)}>
              {t('Withdraw')}
            </Button>
          </Flex>
        ),
    },
  ];
  const search = (words: string) =>
    setQuery({ ...(words && { q: words }), ...(query.get('state') && { state: query.get('state') ?? '' }) });
  return (
    <>
      <DeskTitle
        text={t('What the shop owes in goods: given by you, or bought by shoppers.')}
        actions={
          <Button colorPalette="brand" onClick={() => ask('issue', null)}>
            {t('Give a gift card')}
          </Button>
        }
      >
        {t('Gift cards')}
      </DeskTitle>
      <DeskSearch
        label={t('Find a gift card')}
        placeholder={t('Code, or its last four characters')}
        text={text}
        onSearch={search}
      />
      <DeskTabs
        label={t('Status')}
        tabs={STATES.map((each) => ({
          label: t(each.label),
          to: each.name ? `?state=${each.name}` : '?',
          isCurrent: each.state === state,
        }))}
      />
      {!cards && (
        <DeskLoading
          label={t('Loading gift cards')}
          error={error}
          failed={t('We could not load the gift cards.')}
          onRetry={() => refetch()}
          columns={columns}
        />
      )}
      {cards?.nodes.length === 0 && (
        <EmptyState title={t('No gift cards here')}>
          {t('They appear as you give them, and as shoppers buy them.')}
        </EmptyState>
      )}
      {cards && cards.nodes.length > 0 && (
        <>
          <DeskTable label={t('Gift cards')} rows={cards.nodes} keyOf={({ id }) => id} columns={columns} />
          <DeskMore
            things={t('gift cards')}
            count={cards.nodes.length}
            totalCount={cards.totalCount}
            hasMore={cards.pageInfo.hasNextPage}
            onLoad={() => fetchMore({ variables: { after: cards.pageInfo.endCursor } })}
          />
        </>
      )}
      {viewer.rights.includes('KEEP_BOOKS') && (
        <Box mt="8">
          <CreditBooksPanel />
        </Box>
      )}
      {data && viewer.rights.includes('RUN_SHOP') && (
        <Box mt="8">
          <CreditTermsPanel terms={data.creditTerms} onSaved={() => refetch()} />
        </Box>
      )}
      {dialog.isOpen && (
        <GiftCardDialog
          act={asked.act}
          card={
            asked.card && {
              ...{ id: asked.card.id, lastFour: asked.card.lastFour ?? '' },
              recipientName: asked.card.purchase?.recipientName ?? '',
              recipientEmail: asked.card.purchase?.recipientEmail ?? '',
            }
          }
          onDone={() => refetch()}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
