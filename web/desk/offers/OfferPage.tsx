import { Button, Card, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  useDeskDeleteOfferMutation,
  useDeskOfferChoicesQuery,
  useDeskOfferQuery,
  useDeskStartOfferMutation,
  useDeskStopOfferMutation,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { formatMoment } from '../shared/moments';
import { NoSuch } from '../shared/NoSuch';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { OfferCodes } from './OfferCodes';
import { OfferEditor } from './OfferEditor';
import { OfferStatusBadge } from './OfferStatusBadge';
import { draftOf, type EditedOffer } from './offerDraft';

gql(`query DeskOffer($id: ID!) {
  offer(id: $id) {
    id title hindiTitle hindiCards sentence kind startsAt endsAt needsCode
    terms {
      kind percent amount maxDiscount minAmount minQuantity buyQuantity getQuantity maxSets price tiersBy
      scope { categoryIds brands productIds }
      getScope { categoryIds brands productIds }
      parts { quantity scope { categoryIds brands productIds } }
      tiers { fromQuantity fromAmount percent }
      options { name value }
    }
    categories { id name }
    products { id name }
    settings {
      status state title weekdays hoursFrom hoursUntil maxUses maxUsesPerPerson budget uses spent firstOrderOnly customerTag
      paymentOption providerOfferId cards providerRefusal providerRefusedAt combines
    }
    results { orderCount shopperCount sales given }
  }
}`);
gql(`mutation deskStartOffer($id: ID!) {
  startOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }
}`);
gql(`mutation deskStopOffer($id: ID!) {
  stopOffer(id: $id) { offer { id settings { status state } } userErrors { code message field } }
}`);
gql(`mutation deskDeleteOffer($id: ID!) {
  deleteOffer(id: $id) { ok message userErrors { code message field } }
}`);

/** An offer: its form, its codes, what it has given, and its start and stop. */
export function OfferPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeskOfferQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const choices = useDeskOfferChoicesQuery();
  const offer = data?.offer;
  if (data && !offer)
    return <NoSuch title={t('There is no such offer')} list={{ path: deskPaths.offers(), label: t('All offers') }} />;
  if (!offer || !choices.data)
    return (
      <>
        <DeskTitle>{t('Offer')}</DeskTitle>
        <DeskLoading
          label={t('Loading the offer')}
          error={error ?? choices.error}
          failed={t('We could not load the offer.')}
          onRetry={() => Promise.all([refetch(), choices.refetch()])}
        />
      </>
    );
  return (
    <>
      <DeskTitle
        text={<DeskLink to={deskPaths.offers()}>{t('All offers')}</DeskLink>}
        beside={offer.settings && <OfferStatusBadge state={offer.settings.state} />}
        actions={<OfferActions offer={offer} />}
      >
        {offer.settings?.title ?? offer.title}
      </DeskTitle>
      <Grid gap="6">
        <ProviderRefusal offer={offer} />
        <OfferEditor
          key={offer.id}
          id={offer.id}
          initial={draftOf(offer)}
          choices={choices.data}
          aside={<OfferResults offer={offer} />}
          onSaved={() => void refetch()}
        />
        {offer.needsCode && <OfferCodes id={offer.id} title={offer.settings?.title ?? offer.title} />}
      </Grid>
    </>
  );
}

function OfferActions({ offer: { id, settings } }: { offer: EditedOffer }) {
  const navigate = useNavigate();
  const report = useOutcomeReport();
  const [start] = useDeskStartOfferMutation();
  const [stop] = useDeskStopOfferMutation();
  const [remove] = useDeskDeleteOfferMutation();
  const [asked, setAsked] = useState<'stop' | 'delete' | null>(null);
  const status = settings?.status;
  const variables = { id };
  return (
    <>
      {status === 'DRAFT' && (
        <Button variant="outline" colorPalette="danger" onClick={() => setAsked('delete')}>
          {t('Delete')}
        </Button>
      )}
      {status === 'LIVE' ? (
        <Button variant="outline" colorPalette="danger" onClick={() => setAsked('stop')}>
          {t('Stop the offer')}
        </Button>
      ) : (
        <Button
          colorPalette="brand"
          onClick={() =>
            void report(async () => (await start({ variables })).data?.startOffer, t('The offer is started.'))
          }
        >
          {t('Start the offer')}
        </Button>
      )}
      {asked === 'stop' && (
        <ConfirmDialog
          title={t('Stop this offer?')}
          text={t('From the next look at a cart on it holds no more. What was bought with it stays as it is.')}
          actionLabel={t('Stop the offer')}
          onConfirm={() => report(async () => (await stop({ variables })).data?.stopOffer, t('The offer is stopped.'))}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('Delete this draft?')}
          text={t('It goes with its codes.')}
          actionLabel={t('Delete')}
          onConfirm={async () => {
            const update = {
              update: (cache: { evict: (what: object) => boolean }) => cache.evict({ fieldName: 'offers' }),
            };
            const isDone = await report(async () => (await remove({ variables, ...update })).data?.deleteOffer);
            if (isDone) void navigate(deskPaths.offers(), { replace: true });
            return isDone;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** That the provider does not take its own offer, so that no shopper can buy with this one. */
function ProviderRefusal({ offer: { settings } }: { offer: EditedOffer }) {
  if (!settings?.providerRefusal || !settings.providerRefusedAt) return null;
  return (
    <Card.Root role="alert" display="grid" gap="2" borderColor="danger.fg">
      <Heading as="h2" size="md">
        {t('The payment provider does not take this offer')}
      </Heading>
      <Text>
        {t(
          'On {moment} a shopper could not pay with it: “{reason}” Compare its id with the dashboard of the provider, and whether it has ended there.',
          {
            moment: formatMoment(settings.providerRefusedAt),
            reason: settings.providerRefusal,
          },
        )}
      </Text>
    </Card.Root>
  );
}

/** What an offer has given so far. */
function OfferResults({ offer: { settings, results } }: { offer: EditedOffer }) {
  if (!settings || settings.status === 'DRAFT') return null;
  const { uses, maxUses, spent, budget } = settings;
  const line = (label: string, value: string) => (
    <Flex justify="space-between" gap="4">
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Flex>
  );
  const outOf = (part: string, whole: string | null) =>
    whole === null ? part : t('{part} of {whole}', { part, whole });
  return (
    <Card.Root as="section" aria-label={t('Results')} display="grid" gap="3">
      <Heading as="h2" size="lg">
        {t('Results')}
      </Heading>
      <Grid as="dl" gap="2">
        {line(t('Uses'), outOf(formatCount(uses), maxUses == null ? null : formatCount(maxUses)))}
        {results && line(t('Orders that stand'), formatCount(results.orderCount))}
        {results && line(t('Shoppers'), formatCount(results.shopperCount))}
        {results && line(t('Those orders come to'), formatRupees(results.sales))}
        {line(t('Given'), outOf(formatRupees(spent), budget == null ? null : formatRupees(budget)))}
      </Grid>
    </Card.Root>
  );
}
