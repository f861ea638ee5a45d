import { Card, Grid, Text } from '@chakra-ui/react';
import type { DeskSalesQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';

type Figures = DeskSalesQuery['salesReport']['sold'];

/** What stands where there is no figure, such as an average of no orders. */
const NONE = '–';
const rupeesOrNone = (amount: number | null | undefined) => (amount == null ? NONE : formatRupees(amount));

/** The figures in their order, and what stands under each besides the change. */
const FIGURES: { title: Message; value: (of: Figures) => number; shown: (of: Figures) => string }[] = [
  { title: 'Sold', value: ({ total }) => total, shown: ({ total }) => formatRupees(total) },
  { title: 'Orders', value: ({ orderCount }) => orderCount, shown: ({ orderCount }) => formatCount(orderCount) },
  {
    title: 'Average order',
    value: ({ averageOrder }) => averageOrder ?? 0,
    shown: ({ averageOrder }) => rupeesOrNone(averageOrder),
  },
  {
    title: 'Pieces per order',
    value: ({ piecesPerOrder }) => piecesPerOrder ?? 0,
    shown: ({ piecesPerOrder }) => (piecesPerOrder == null ? NONE : formatCount(piecesPerOrder)),
  },
  { title: 'Refunded', value: ({ refunded }) => refunded, shown: ({ refunded }) => formatRupees(refunded) },
  { title: 'Sold less refunds', value: ({ net }) => net, shown: ({ net }) => formatRupees(net) },
  {
    title: 'Cancelled',
    value: ({ calledOffCount }) => calledOffCount,
    shown: ({ calledOffCount }) => formatCount(calledOffCount),
  },
  {
    title: 'Returns',
    value: ({ returnCount }) => returnCount,
    shown: ({ returnCount }) => formatCount(returnCount),
  },
];

/** A period in one number each, with how much more or less that is than the period before. */
export function SalesFigures({ sold, before }: { sold: Figures; before: Figures }) {
  return (
    <Grid as="dl" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }} gap="3">
      {FIGURES.map(({ title, value, shown }) => (
        <Card.Root key={title} as="div" gap="1" p={{ base: '4', lg: '6' }}>
          <Text as="dt" textStyle="sm" color="fg.muted">
            {t(title)}
          </Text>
          <Text
            as="dd"
            textStyle={{ base: 'lg', lg: '2xl' }}
            fontWeight="bold"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
          >
            {shown(sold)}
          </Text>
          <Text as="dd" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {shown(before) === NONE
              ? t('None before')
              : value(before) === 0
                ? t('{before} before', { before: shown(before) })
                : t('{change}, {before} before', {
                    change: changeOf(value(sold), value(before)),
                    before: shown(before),
                  })}
          </Text>
        </Card.Root>
      ))}
    </Grid>
  );
}

/**
 * How much more or less something is than before, in percent: `+12.5 %`; a dash where it was
 * nothing.
 */
export function changeOf(now: number, before: number): string {
  if (before === 0) return now === 0 ? '±0 %' : '–';
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  if (percent === 0) return '±0 %';
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))} %`;
}
