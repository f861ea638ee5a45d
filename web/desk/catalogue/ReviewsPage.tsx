import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Badge, Button, Card, chakra, Flex, Grid, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskReviewFragment,
  DeskReviewFragmentDoc,
  useDeskHiddenReviewsQuery,
  useDeskLatestReviewsQuery,
  useDeskUnhideReviewMutation,
} from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { RatingStars } from '../../ui/media/RatingStars';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { useOutcomeReport } from '../shared/useOutcomeReport';

const HideReviewDialog = lazyComponent(async () => (await import('./HideReviewDialog')).HideReviewDialog);

gql(`
  fragment DeskReview on Review {
    id text customerName customerRating dateCreated bought hiddenAt hiddenReason productId
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

/**
 * What shoppers wrote, the latest first, each to be held back from shoppers, with a reason, or
 * released again.
 */
export function ReviewsPage() {
  const [query] = useSearchParams();
  const isHidden = query.get('show') === 'hidden';
  const latest = useDeskLatestReviewsQuery({ skip: isHidden, fetchPolicy: 'cache-and-network' });
  const hidden = useDeskHiddenReviewsQuery({ skip: !isHidden, fetchPolicy: 'cache-and-network' });
  const shown = isHidden ? hidden : latest;
  const reviews = isHidden ? hidden.data?.hiddenReviews : latest.data?.latestReviews;
  const dialog = useOverlay(HideReviewDialog, 'The form');
  const [chosen, setChosen] = useState<string | null>(null);

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
            onHide={() => {
              setChosen(review.id);
              dialog.open();
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
      {dialog.isOpen && chosen && <HideReviewDialog reviewId={chosen} onClose={dialog.close} />}
    </>
  );
}

function ReviewCard({ review: from, onHide }: { review: FragmentType<DeskReviewFragment>; onHide: () => void }) {
  const report = useOutcomeReport();
  const [unhide, { loading }] = useDeskUnhideReviewMutation();
  const { data: review, complete } = useFragment({ fragment: DeskReviewFragmentDoc, fragmentName: 'DeskReview', from });
  if (!complete) return null;
  const release = () => report(async () => (await unhide({ variables: { id: review.id } })).data?.unhideReview);
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
        </Flex>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {review.text}
        </Text>
        {isHidden && (
          <Text color="fg.muted" fontSize="sm">
            {t('Why:')} {review.hiddenReason}
          </Text>
        )}
        <Flex align="center" justify="space-between" gap="3">
          <Link colorPalette="stone" href={paths.product(review.productId)}>
            {t('Its product')}
          </Link>
          {isHidden ? (
            <Button size="sm" variant="outline" aria-busy={loading || undefined} onClick={() => void release()}>
              {t('Show again')}
            </Button>
          ) : (
            <Button size="sm" variant="outline" colorPalette="danger" onClick={onHide}>
              {t('Hide')}
            </Button>
          )}
        </Flex>
      </Card.Root>
    </li>
  );
}
