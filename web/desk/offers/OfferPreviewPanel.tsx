import { Box, Card, Grid, Heading, Skeleton, Text } from '@chakra-ui/react';
import { gql } from '../../gql';
import { type DeskOfferPreviewQuery, type OfferInput, useDeskOfferPreviewQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';
import { DeskLink } from '../shared/DeskLink';
import { deskPaths } from '../shared/deskPaths';
import { useSettled } from '../shared/finding/useSettled';

gql(`query DeskOfferPreview($input: OfferInput!) {
  previewOffer(input: $input, days: 7) {
    sentence orderCount allOrderCount touchedCount sales cost cartCount allCartCount touchedCartCount cartCost isAtMost
    conflicts { offer { id title sentence } displacedCount beatenCount }
  }
}`);

type Preview = NonNullable<DeskOfferPreviewQuery['previewOffer']>;

/**
 * The offer said back in a sentence, and what it would have done to the orders of the last week,
 * while it is being written. Of an input that could not be saved it says what to do instead: the
 * sentence of what was written before would be read as that of what is written now.
 */
export function OfferPreviewPanel({ input }: { input: OfferInput }) {
  const asked = useSettled(JSON.stringify({ ...input, title: input.title.trim() || '…' }));
  const { data, previousData, error, loading } = useDeskOfferPreviewQuery({
    variables: { input: JSON.parse(asked) as OfferInput },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const preview = data?.previewOffer ?? previousData?.previewOffer;
  return (
    <Card.Root as="section" aria-label={t('Preview')} aria-busy={loading} display="grid" gap="4" minW="0">
      <Heading as="h2" size="lg">
        {t('What it says and costs')}
      </Heading>
      <Text role="status" fontSize="lg" fontWeight="semibold" textWrap="balance">
        {error ? null : preview?.sentence}
      </Text>
      {!preview && !error && <Skeleton h="24" />}
      {error && <Text color="fg.muted">{t('Fill in the terms, and this says what they mean and cost.')}</Text>}
      {preview && !error && <Figures preview={preview} />}
    </Card.Root>
  );
}

function Figures({ preview }: { preview: Preview }) {
  const { orderCount, touchedCount, sales, cost, cartCount, touchedCartCount, cartCost, conflicts } = preview;
  const { allOrderCount, allCartCount, isAtMost } = preview;
  return (
    <>
      <Grid as="dl" gap="3" gridTemplateColumns="minmax(0, 1fr) auto" fontVariantNumeric="tabular-nums">
        <Figure label={t('Orders of the last 7 days that it would have touched')}>
          {t('{part} of {whole}', { part: formatCount(touchedCount), whole: formatCount(orderCount) })}
        </Figure>
        <Figure label={t('What it would have given away')}>{formatRupees(cost)}</Figure>
        <Figure label={t('Goods of those orders')}>{formatRupees(sales)}</Figure>
        <Figure label={t('Carts of now that it would touch')}>
          {t('{part} of {whole}', { part: formatCount(touchedCartCount), whole: formatCount(cartCount) })}
        </Figure>
        <Figure label={t('What it would give those')}>{formatRupees(cartCost)}</Figure>
      </Grid>
      {isAtMost && (
        <Text fontSize="sm" color="fg.muted">
          {t('At most: tried with all that was paid online, whether by UPI, a card or a bank.')}
        </Text>
      )}
      {allOrderCount > orderCount && (
        <Text fontSize="sm" color="fg.muted">
          {t('Reckoned with {part} of {whole} orders, drawn evenly.', {
            part: formatCount(orderCount),
            whole: formatCount(allOrderCount),
          })}
        </Text>
      )}
      {allCartCount > cartCount && (
        <Text fontSize="sm" color="fg.muted">
          {t('Reckoned with {part} of {whole} carts, those filled last.', {
            part: formatCount(cartCount),
            whole: formatCount(allCartCount),
          })}
        </Text>
      )}
      {conflicts.length > 0 && (
        <Box>
          <Heading as="h3" size="md" mb="2">
            {t('Meets other offers')}
          </Heading>
          <Grid as="ul" gap="2" listStyleType="none" fontSize="sm">
            {conflicts.map(({ offer, displacedCount, beatenCount }) => (
              <li key={offer.id}>
                <DeskLink to={deskPaths.offer(offer.id)}>{offer.title}</DeskLink>
                <Text color="fg.muted">
                  {displacedCount > 0 && t('gives way to this one in {count} carts.', { count: displacedCount })}{' '}
                  {beatenCount > 0 && t('is better in {count} carts.', { count: beatenCount })}
                </Text>
              </li>
            ))}
          </Grid>
        </Box>
      )}
    </>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <>
      <Text as="dt" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Text as="dd" fontWeight="semibold" textAlign="end">
        {children}
      </Text>
    </>
  );
}
