import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Badge, Box, Button, Card, chakra, Flex, Grid, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskReviewFragment,
  DeskReviewFragmentDoc,
  useDeskHiddenReviewsQuery,
  useDeskLatestReviewsQuery,
  useDeskRemoveReviewAnswerMutation,
  useDeskUnhideReviewMutation,
  useDeskUnhideReviewPhotoMutation,
} from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { Picture, type ShownImage } from '../../ui/media/Picture';
import { RatingStars } from '../../ui/media/RatingStars';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { useOutcomeReport } from '../shared/useOutcomeReport';

const AnswerReviewDialog = lazyComponent(async () => (await import('./AnswerReviewDialog')).AnswerReviewDialog);
const HideReviewDialog = lazyComponent(async () => (await import('./HideReviewDialog')).HideReviewDialog);

gql(`
  fragment DeskReview on Review {
    id text customerName customerRating dateCreated bought hiddenAt hiddenReason productId
    helpfulCount answer answeredAt
    product { id name }
    photos { id alt placeholder srcset }
    hiddenPhotos { id alt placeholder srcset }
  }
`);
gql(`query DeskLatestReviews($after: String) {
  latestReviews(first: 20, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id ...DeskReview }
  }
}`);
gql(`query DeskHiddenReviews($after: String) {
  hiddenReviews(first: 20, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id ...DeskReview }
  }
}`);
gql(`mutation deskUnhideReview($id: ID!) {
  unhideReview(id: $id) { message review { id ...DeskReview } userErrors { code message field } }
}`);

gql(`mutation deskUnhideReviewPhoto($id: ID!) {
  unhideReviewPhoto(id: $id) { message review { id ...DeskReview } userErrors { code message field } }
}`);
gql(`mutation deskRemoveReviewAnswer($id: ID!) {
  removeReviewAnswer(id: $id) { message review { id ...DeskReview } userErrors { code message field } }
}`);

/** What a dialog is about. */
interface Chosen {
  reviewId: string;
  photoId: string | null;
  answer: string | null;
}

/**
 * What shoppers wrote, the latest first, each to be answered, or to be held back from shoppers with
 * a reason, as a whole or a photo of it, and released again.
 */
export function ReviewsPage() {
  const [query] = useSearchParams();
  const isHidden = query.get('show') === 'hidden';
  const latest = useDeskLatestReviewsQuery({ skip: isHidden, fetchPolicy: 'cache-and-network' });
  const hidden = useDeskHiddenReviewsQuery({ skip: !isHidden, fetchPolicy: 'cache-and-network' });
  const shown = isHidden ? hidden : latest;
  const reviews = isHidden ? hidden.data?.hiddenReviews : latest.data?.latestReviews;
  const hiding = useOverlay(HideReviewDialog, 'The form');
  const answering = useOverlay(AnswerReviewDialog, 'The form');
  const [chosen, setChosen] = useState<Chosen | null>(null);

  return (
    <>
      <DeskTitle text={t('Shoppers do not see hidden reviews, and they do not count in the rating.')}>
        {t('Reviews')}
      </DeskTitle>
      <DeskTabs
        label={t('Which reviews')}
        tabs={[
          { label: t('All'), to: '?', isCurrent: !isHidden },
          { label: t('Hidden'), to: '?show=hidden', isCurrent: isHidden },
        ]}
      />
      {!reviews && (
        <DeskLoading
          label={t('Loading the reviews')}
          error={shown.error}
          failed={t('We could not load the reviews.')}
          onRetry={() => shown.refetch()}
        />
      )}
      {reviews?.nodes.length === 0 && (
        <EmptyState title={isHidden ? t('No hidden reviews') : t('No reviews yet')}>
          {isHidden ? t('Reviews you hide are listed here.') : t('What shoppers write is listed here.')}
        </EmptyState>
      )}
      <Grid as="ul" gap="3" maxW="52rem" listStyleType="none">
        {reviews?.nodes.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            onHide={(photoId) => {
              setChosen({ reviewId: review.id, photoId, answer: null });
              hiding.open();
            }}
            onAnswer={(answer) => {
              setChosen({ reviewId: review.id, photoId: null, answer });
              answering.open();
            }}
          />
        ))}
      </Grid>
      {reviews && (
        <DeskMore
          things={t('reviews')}
          count={reviews.nodes.length}
          totalCount={reviews.totalCount}
          onLoad={() => shown.fetchMore({ variables: { after: reviews.pageInfo.endCursor } })}
        />
      )}
      {hiding.isOpen && chosen && (
        <HideReviewDialog reviewId={chosen.reviewId} photoId={chosen.photoId} onClose={hiding.close} />
      )}
      {answering.isOpen && chosen && (
        <AnswerReviewDialog reviewId={chosen.reviewId} answer={chosen.answer} onClose={answering.close} />
      )}
    </>
  );
}

interface ReviewCardProps {
  review: FragmentType<DeskReviewFragment>;
  /** Given a photo, or null for the review as a whole. */
  onHide: (photoId: string | null) => void;
  /** Given what the shop has answered before. */
  onAnswer: (answer: string | null) => void;
}

function ReviewCard({ review: from, onHide, onAnswer }: ReviewCardProps) {
  const report = useOutcomeReport();
  const [unhide, { loading }] = useDeskUnhideReviewMutation();
  const [removeAnswer, { loading: isRemoving }] = useDeskRemoveReviewAnswerMutation();
  const { data: review, complete } = useFragment({ fragment: DeskReviewFragmentDoc, fragmentName: 'DeskReview', from });
  if (!complete) return null;
  const { id, answer, photos, hiddenPhotos } = review;
  const release = () => report(async () => (await unhide({ variables: { id } })).data?.unhideReview);
  const takeBack = () => report(async () => (await removeAnswer({ variables: { id } })).data?.removeReviewAnswer);
  const isHidden = review.hiddenAt !== null && review.hiddenAt !== undefined;
  return (
    <li>
      <Card.Root display="grid" gap="2">
        <Flex wrap="wrap" align="center" rowGap="1" columnGap="3">
          <RatingStars rating={review.customerRating} />
          <b>{review.customerName}</b>
          <chakra.span color="fg.muted" fontSize="sm">
            {formatDate(review.dateCreated)}
          </chakra.span>
          {review.bought && <Badge colorPalette="leaf">{review.bought}</Badge>}
          {isHidden && <Badge colorPalette="danger">{t('Hidden')}</Badge>}
          {review.helpfulCount > 0 && (
            <chakra.span color="fg.muted" fontSize="sm">
              {t('Helpful to {count}', { count: review.helpfulCount })}
            </chakra.span>
          )}
        </Flex>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {review.text}
        </Text>
        {photos.length + hiddenPhotos.length > 0 && (
          <Flex as="ul" listStyleType="none" wrap="wrap" gap="3">
            {photos.map((photo, index) => (
              <DeskPhoto key={photo.id} photo={photo} place={index + 1} onHide={() => onHide(photo.id)} />
            ))}
            {hiddenPhotos.map((photo, index) => (
              <DeskPhoto key={photo.id} photo={photo} place={photos.length + index + 1} onHide={null} />
            ))}
          </Flex>
        )}
        {isHidden && (
          <Text color="fg.muted" fontSize="sm">
            {t('Why:')} {review.hiddenReason}
          </Text>
        )}
        {answer && (
          <Box borderStartWidth="3px" borderColor="brand.solid" ps="4" py="1">
            <chakra.b fontSize="sm">{t('Our answer')}</chakra.b>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {answer}
            </Text>
          </Box>
        )}
        <Flex align="center" wrap="wrap" gap="3">
          <Link colorPalette="stone" href={paths.product(review.productId)} me="auto">
            {review.product?.name ?? t('Its product')}
          </Link>
          <Button size="sm" variant="outline" onClick={() => onAnswer(answer)}>
            {answer ? t('Change the answer') : t('Answer')}
          </Button>
          {answer && (
            <Button size="sm" variant="outline" aria-busy={isRemoving || undefined} onClick={() => void takeBack()}>
              {t('Remove the answer')}
            </Button>
          )}
          {isHidden ? (
            <Button size="sm" variant="outline" aria-busy={loading || undefined} onClick={() => void release()}>
              {t('Show again')}
            </Button>
          ) : (
            <Button size="sm" variant="outline" colorPalette="danger" onClick={() => onHide(null)}>
              {t('Hide')}
            </Button>
          )}
        </Flex>
      </Card.Root>
    </li>
  );
}

interface DeskPhotoProps {
  photo: ShownImage & { id: string };
  /** Among the photos of the review, from 1. */
  place: number;
  /** Null for one that is hidden. */
  onHide: (() => void) | null;
}

function DeskPhoto({ photo, place, onHide }: DeskPhotoProps) {
  const report = useOutcomeReport();
  const [unhide, { loading }] = useDeskUnhideReviewPhotoMutation();
  const release = () => report(async () => (await unhide({ variables: { id: photo.id } })).data?.unhideReviewPhoto);
  return (
    <chakra.li display="grid" gap="1" w="24">
      <Box borderRadius="l2" overflow="hidden" opacity={onHide ? undefined : '0.4'}>
        <Picture image={photo} sizes="96px" alt={t('Photo {place}', { place })} />
      </Box>
      {onHide ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="danger"
          aria-label={t('Hide photo {place}', { place })}
          onClick={onHide}
        >
          {t('Hide')}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-busy={loading || undefined}
          aria-label={t('Show photo {place} again', { place })}
          onClick={() => void release()}
        >
          {t('Show again')}
        </Button>
      )}
    </chakra.li>
  );
}
