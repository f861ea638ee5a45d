import { Button, Card, chakra, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BannerPicture } from '../../banners/BannerPicture';
import { gql } from '../../gql';
import { useDeskBannersQuery, useDeskSlidesQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { MoveButtons } from '../shared/MoveButtons';
import { formatMoment } from '../shared/moments';
import { Grip, Reorderable, ReorderableItem } from '../shared/Reorderable';
import { AsSeen } from './AsSeen';
import { PromotionDialog } from './PromotionDialog';
import type { Place, Promotion } from './promotions';
import { useSavePromotion } from './useSavePromotion';

gql(`query DeskSlides {
  allHomeSlides {
    id hindiHeadline isOn showsFrom showsUntil
    images { id alt width height placeholder srcset }
    category { id name }
  }
  categories { id name children { id name } }
  shop { uploadUrl }
}`);
gql(`query DeskBanners($placement: BannerPlacement!) {
  allBanners(placement: $placement) {
    id hindiHeadline isOn showsFrom showsUntil
    images { id alt width height placeholder srcset }
    category { id name }
    subCategory { id name }
  }
  categories { id name children { id name } }
  shop { uploadUrl }
}`);

const PLACES: { place: Place; name: string; label: Message; thing: Message }[] = [
  { place: null, name: '', label: 'Slides', thing: 'slide' },
  { place: 'HOME', name: 'home', label: 'Banners of the home page', thing: 'banner' },
  { place: 'SIDE', name: 'side', label: 'Side banners', thing: 'banner' },
];

/**
 * What the front page and the lists advertise: in which order, with which picture, from when until
 * when.
 */
export function PromotionsPage() {
  const [query] = useSearchParams();
  const { place, label, thing } = PLACES.find(({ name }) => name === (query.get('place') ?? '')) ?? SLIDES;
  const slides = useDeskSlidesQuery({ skip: place !== null, fetchPolicy: 'cache-and-network' });
  const banners = useDeskBannersQuery({
    skip: place === null,
    variables: { placement: place ?? 'HOME' },
    fetchPolicy: 'cache-and-network',
  });
  const asked = place === null ? slides : banners;
  const promotions: readonly Promotion[] | undefined =
    place === null ? slides.data?.allHomeSlides : banners.data?.allBanners;
  const [open, setOpen] = useState<Promotion | 'new' | null>(null);

  return (
    <>
      <DeskTitle
        text={t('What the home page and the lists advertise, in this order.')}
        actions={
          <Button colorPalette="brand" onClick={() => setOpen('new')}>
            {t('Add a {thing}', { thing: t(thing) })}
          </Button>
        }
      >
        {t('Promotions')}
      </DeskTitle>
      <DeskTabs
        label={t('Places')}
        tabs={PLACES.map((each) => ({
          label: t(each.label),
          to: each.name ? `?place=${each.name}` : '?',
          isCurrent: each.place === place,
        }))}
      />
      {!promotions && (
        <DeskLoading
          label={t('Loading the promotions')}
          error={asked.error}
          failed={t('We could not load the promotions.')}
          onRetry={() => asked.refetch()}
        />
      )}
      {promotions?.length === 0 && (
        <EmptyState title={t('Nothing here')}>{t('What you add is shown to every visitor.')}</EmptyState>
      )}
      {promotions && promotions.length > 0 && (
        <Rows key={place} label={t(label)} {...{ promotions, place }} onChanged={asked.refetch} onOpen={setOpen} />
      )}
      {open && asked.data && (
        <PromotionDialog
          promotion={open === 'new' ? null : open}
          {...{ place, thing: t(thing) }}
          categories={asked.data.categories}
          uploadUrl={asked.data.shop.uploadUrl}
          onSaved={asked.refetch}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const SLIDES = { place: null, label: 'Slides', thing: 'slide' } as const;

interface RowsProps {
  label: string;
  promotions: readonly Promotion[];
  place: Place;
  onChanged: () => unknown;
  onOpen: (promotion: Promotion) => void;
}

function Rows({ label, promotions, place, onChanged, onOpen }: RowsProps) {
  // While one is dragged, and until the shop has answered where it was let go.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const ids = promotions.map(({ id }) => id);
  const shown = (order ?? ids).flatMap((id) => promotions.find((promotion) => promotion.id === id) ?? []);
  return (
    <Reorderable display="grid" gap="4" aria-label={label} values={shown.map(({ id }) => id)} onReorder={setOrder}>
      {shown.map((promotion, index) => (
        <Row
          key={promotion.id}
          {...{ promotion, place, index, onChanged }}
          isMoved={ids[index] !== promotion.id}
          count={shown.length}
          onOpen={() => onOpen(promotion)}
          onSettled={() => setOrder(null)}
        />
      ))}
    </Reorderable>
  );
}

interface RowProps {
  promotion: Promotion;
  place: Place;
  index: number;
  count: number;
  /** Whether it stands where the shop does not have it yet. */
  isMoved: boolean;
  onChanged: () => unknown;
  onOpen: () => void;
  /** Called once the shop has answered where it was let go. */
  onSettled: () => void;
}

function Row({ promotion, place, index, count, isMoved, onChanged, onOpen, onSettled }: RowProps) {
  const { save, remove, isBusy } = useSavePromotion(place);
  const [isLeaving, setLeaving] = useState(false);
  const [image] = promotion.images;
  const headline = image?.alt ?? '';
  const leads = promotion.subCategory ?? promotion.category;
  const change = async (input: { position?: number; isOn?: boolean }) => {
    if (!isBusy && (await save({ id: promotion.id, headline, ...input }))) onChanged();
  };
  const letGo = async () => {
    if (isMoved) await change({ position: index + 1 });
    onSettled();
  };
  return (
    <ReorderableItem value={promotion.id} onLetGo={() => void letGo()}>
      {(startDrag) => (
        <Card.Root
          display="grid"
          gap="4"
          size="sm"
          gridTemplateColumns={{ md: '20rem minmax(0, 1fr)' }}
          alignItems={{ md: 'center' }}
          as="section"
          data-off={!promotion.isOn || undefined}
          aria-label={headline}
        >
          {image && (
            <AsSeen isUpright={place === 'SIDE'} {...(!promotion.isOn && { filter: 'grayscale(1)', opacity: 0.6 })}>
              <BannerPicture
                image={image}
                sizes="(min-width: 768px) 320px, 92vw"
                words={place === 'SIDE' ? 'top' : 'left'}
              />
            </AsSeen>
          )}
          <Grid gap="1" overflowWrap="anywhere">
            <Flex align="center" justify="space-between">
              <b>{headline}</b>
              <Grip startDrag={startDrag} />
            </Flex>
            <chakra.span color="fg.muted" fontSize="sm">
              {leads ? t('Links to {name}', { name: leads.name }) : t('No link')}
            </chakra.span>
            <chakra.span color="fg.muted" fontSize="sm">
              {timeInWords(promotion)}
            </chakra.span>
            <Flex wrap="wrap" gap="2" mt="2">
              <Button size="sm" variant="outline" aria-label={t('Change {headline}', { headline })} onClick={onOpen}>
                {t('Change')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => void change({ isOn: !promotion.isOn })}>
                {promotion.isOn ? t('Switch off') : t('Switch on')}
              </Button>
              <MoveButtons
                labels={[t('Earlier: {headline}', { headline }), t('Later: {headline}', { headline })]}
                place={index}
                count={count}
                onMove={(to) => void change({ position: to + 1 })}
              />
              <Button
                size="sm"
                variant="outline"
                colorPalette="danger"
                aria-label={t('Remove {headline}', { headline })}
                onClick={() => setLeaving(true)}
              >
                {t('Remove')}
              </Button>
            </Flex>
          </Grid>
          {isLeaving && (
            <ConfirmDialog
              title={t('Remove “{headline}”', { headline })}
              text={t('It is removed for good. To use it again later, switch it off instead.')}
              actionLabel={t('Remove it')}
              onConfirm={async () => {
                const isDone = await remove(promotion.id);
                if (isDone) onChanged();
                return isDone;
              }}
              onClose={() => setLeaving(false)}
            />
          )}
        </Card.Root>
      )}
    </ReorderableItem>
  );
}

function timeInWords({ isOn, showsFrom, showsUntil }: Promotion): string {
  if (!isOn) return t('Switched off');
  const [from, until] = [showsFrom, showsUntil].map((moment) => (moment ? formatMoment(moment) : null));
  if (from && until) return t('Shown from {from} until {until}', { from, until });
  if (from) return t('Shown from {from}', { from });
  return until ? t('Shown until {until}', { until }) : t('Always shown');
}
