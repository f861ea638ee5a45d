import { Badge, Button, Card, Flex, Grid, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskCountQuery,
  useDeskCountPiecesMutation,
  useDeskCountQuery,
  useDeskUncountMutation,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { newRequestKey } from '../../lib/requestKey';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { outcomeOf } from '../../ui/feedback/useReport';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { ScanBox, type ScanOutcome } from '../shared/finding/ScanBox';
import { NoSuch } from '../shared/NoSuch';
import { NumberCell } from '../shared/NumberCell';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { useShopNews } from '../shared/useShopNews';
import { CountEnds } from './CountEnds';
import { CountBadge } from './CountsPage';
import { packOf } from './packOf';

gql(`query DeskCount($id: ID!, $after: String) {
  stockCount(id: $id) {
    id name isOpen startedAt closedAt cancelledAt
    sums { variantCount pieceCount surplus shortage disturbedCount }
    lines(first: 50, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id counted expected difference isDisturbed
        variant { id sku size ram weight product { id name } }
      }
    }
  }
}`);
gql(`mutation deskCountPieces($countId: ID!, $sku: String, $variantId: ID, $pieces: Int!, $isTotal: Boolean!, $key: String!) {
  countStock(countId: $countId, sku: $sku, variantId: $variantId, pieces: $pieces, isTotal: $isTotal, idempotencyKey: $key) {
    count { id sums { variantCount pieceCount surplus shortage disturbedCount } }
    line {
      id counted expected difference isDisturbed
      variant { id sku size ram weight product { id name } }
    }
    userErrors { code message field }
  }
}`);
gql(`mutation deskUncount($countId: ID!, $variantId: ID!) {
  uncountStock(countId: $countId, variantId: $variantId) { userErrors { code message field } }
}`);

type Count = NonNullable<DeskCountQuery['stockCount']>;
type Line = Count['lines']['nodes'][number];

/**
 * A count of the shelves: a scan is a piece, and a number typed into a line is all that lie there.
 * It goes on while the shop sells, by several people at once, who see what the others scan, and is
 * closed by its owner.
 */
export function CountPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, fetchMore } = useDeskCountQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useShopNews(['COUNTS'], refetch);
  const count = data?.stockCount;
  return (
    <>
      {!data && (
        <>
          <DeskTitle text={<DeskLink to={deskPaths.stockCounts()}>{t('All counts')}</DeskLink>}>{t('Count')}</DeskTitle>
          <DeskLoading
            label={t('Loading the count')}
            error={error}
            failed={t('We could not load the count.')}
            onRetry={() => refetch()}
            columns={FACTS}
          />
        </>
      )}
      {data && !count && (
        <NoSuch title={t('There is no such count')} list={{ path: deskPaths.stockCounts(), label: t('All counts') }} />
      )}
      {count && (
        <CountInFull
          count={count}
          onChanged={() => refetch()}
          onMore={() => fetchMore({ variables: { after: count.lines.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

interface CountInFullProps {
  count: Count;
  onChanged: () => unknown;
  onMore: () => Promise<unknown>;
}

function CountInFull({ count, onChanged, onMore }: CountInFullProps) {
  const [mutate] = useDeskCountPiecesMutation();
  const report = useOutcomeReport();
  const [uncount] = useDeskUncountMutation();
  const { sums, lines, isOpen } = count;

  const send = async (what: { sku: string } | { variantId: string }, pieces: number, isTotal: boolean) => {
    const variables = { countId: count.id, ...what, pieces, isTotal, key: newRequestKey() };
    const outcome = await outcomeOf(async () => (await mutate({ variables })).data?.countStock);
    if (outcome.isDone) onChanged();
    return outcome;
  };
  const scan = async (sku: string): Promise<ScanOutcome> => {
    const { isDone, message, answer } = await send({ sku }, 1, false);
    const line = answer?.line;
    if (!isDone || !line) return { words: `${sku}: ${message}`, isWrong: true };
    const title = line.variant ? `${line.variant.product?.name ?? sku}, ${packOf(line.variant)}` : sku;
    return { words: t('{title}: {count} counted.', { title, count: line.counted }), isWrong: line.isDisturbed };
  };
  const leaveOut = async (variantId: string) => {
    const variables = { countId: count.id, variantId };
    if (await report(async () => (await uncount({ variables })).data?.uncountStock)) onChanged();
  };
  return (
    <>
      <DeskTitle
        text={<DeskLink to={deskPaths.stockCounts()}>{t('All counts')}</DeskLink>}
        beside={<CountBadge count={count} />}
        actions={isOpen && <CountEnds count={count} onEnded={onChanged} />}
      >
        {count.name}
      </DeskTitle>
      {isOpen && <ScanBox onScan={scan} />}
      <Sums sums={sums} />
      {isOpen && sums.disturbedCount > 0 && (
        <Card.Root size="sm" role="status" mb="5" borderColor="border.error">
          <Text>
            {t(
              'Pieces of {count} variants came or went while they were counted. Count these again: type how many lie there.',
              {
                count: sums.disturbedCount,
              },
            )}
          </Text>
        </Card.Root>
      )}
      {lines.nodes.length === 0 && (
        <EmptyState title={t('Nothing is counted yet')}>
          {t('Scan the first piece, or type its SKU and press Enter.')}
        </EmptyState>
      )}
      {lines.nodes.length > 0 && (
        <>
          <DeskTable
            label={t('Counted')}
            rows={lines.nodes}
            keyOf={({ id }) => id}
            columns={[
              ...FACTS,
              {
                title: 'Counted',
                align: 'end',
                cell: ({ counted, variant }: Line) =>
                  isOpen && variant ? (
                    <NumberCell
                      label={t('{sku}: all that lie there', { sku: variant.sku })}
                      value={counted}
                      isWhole
                      onChange={async (pieces) =>
                        report(async () => (await send({ variantId: variant.id }, pieces ?? 0, true)).answer)
                      }
                    />
                  ) : (
                    formatCount(counted)
                  ),
              },
              {
                title: 'Difference',
                align: 'end',
                cell: ({ difference, isDisturbed }: Line) =>
                  isOpen && isDisturbed ? (
                    <Badge colorPalette="danger">{t('Count again')}</Badge>
                  ) : (
                    <b>{difference > 0 ? `+${formatCount(difference)}` : formatCount(difference)}</b>
                  ),
              },
              ...(isOpen
                ? [
                    {
                      title: 'Change' as const,
                      align: 'end' as const,
                      cell: ({ variant }: Line) =>
                        variant && (
                          <Button
                            size="sm"
                            variant="outline"
                            aria-label={t('Leave out {sku}', { sku: variant.sku })}
                            onClick={() => void leaveOut(variant.id)}
                          >
                            {t('Leave out')}
                          </Button>
                        ),
                    },
                  ]
                : []),
            ]}
          />
          <DeskMore
            things={t('lines')}
            count={lines.nodes.length}
            totalCount={sums.variantCount}
            hasMore={lines.pageInfo.hasNextPage}
            onLoad={onMore}
          />
        </>
      )}
    </>
  );
}

/** What a line says of itself; what was counted follows. */
const FACTS: DeskColumn<Line>[] = [
  { title: 'Product', isHead: true, cell: ({ variant }) => <b>{variant?.product?.name ?? '–'}</b> },
  { title: 'Pack', cell: ({ variant }) => (variant ? packOf(variant) : '–') },
  { title: 'SKU', cell: ({ variant }) => variant?.sku ?? '–' },
  { title: 'Expected', align: 'end', cell: ({ expected }) => formatCount(expected) },
];

function Sums({ sums }: { sums: Count['sums'] }) {
  const figures = [
    [t('Variants'), sums.variantCount],
    [t('Pieces'), sums.pieceCount],
    [t('More'), sums.surplus],
    [t('Fewer'), sums.shortage],
  ] as const;
  return (
    <Grid as="dl" templateColumns="repeat(auto-fit, minmax(7rem, 1fr))" gap="3" mb="5" maxW="40rem">
      {figures.map(([label, figure]) => (
        <Flex key={label} direction="column-reverse">
          <Text as="dt" textStyle="sm" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {formatCount(figure)}
          </Text>
        </Flex>
      ))}
    </Grid>
  );
}
