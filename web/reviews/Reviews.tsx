import { Box, Button, Card, Grid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../accounts/session/session';
import { gql } from '../gql';
import { type ReviewSort, useMyReviewQuery, useProductReviewsQuery } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { type Message, t } from '../lib/messages';
import { formatCount } from '../lib/money';
import { InChakra } from '../theme/InChakra';
import { useAlert } from '../ui/feedback/AlertBar';
import { SelectBox } from '../ui/form/SelectField';
import { RatingStars } from '../ui/media/RatingStars';
import { ReviewForm } from './ReviewForm';
import { ReviewItem } from './ReviewItem';
import { ReviewsPlace } from './ReviewsPlace';
import { StarBars } from './StarBars';

gql(`
  query ProductReviews($id: ID!, $sort: ReviewSort!, $after: String) {
    product(id: $id) {
      id name rating reviewCount ratingCount
      starCounts { stars count }
      reviews(first: 10, sort: $sort, after: $after) {
        totalCount
        nodes { id ...ReviewItem_review }
        pageInfo { hasNextPage endCursor }
      }
    }
    shop { name uploadUrl }
  }
`);
gql(`
  query MyReview($id: ID!) {
    me {
      id
      writtenReview(productId: $id) {
        id text customerRating
        photos { id alt placeholder srcset zoomUrl }
      }
      helpfulReviews(productId: $id) { id }
    }
  }
`);

const SORTS: readonly [sort: ReviewSort, label: Message][] = [
  ['HELPFUL', 'Most helpful'],
  ['NEWEST', 'Newest'],
  ['HIGHEST', 'Highest rating'],
  ['LOWEST', 'Lowest rating'],
];

/**
 * What shoppers gave, star by star, and wrote about a product, in the order that the visitor
 * chooses, and the form to add to it: beside it at 992 px and wider, below it and within a press on
 * narrower screens. When more have come, the focus goes to the first of them, since the button may
 * be gone.
 */
export function Reviews({ id }: { id: string }) {
  const alert = useAlert();
  const session = useSession();
  const [sort, setSort] = useState<ReviewSort>('HELPFUL');
  const { data, previousData, error, refetch, fetchMore } = useProductReviewsQuery({
    variables: { id, sort },
    fetchPolicy: 'cache-and-network',
  });
  const { data: mine } = useMyReviewQuery({ variables: { id }, skip: !session });
  const [isLoading, setLoading] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const readUpTo = useRef<number | null>(null);
  const sortId = useId();
  const { product, shop } = data ?? previousData ?? {};
  const shown = product?.reviews.nodes.length ?? 0;
  useEffect(() => {
    const firstNew = readUpTo.current === null ? null : list.current?.children[readUpTo.current];
    if (!(firstNew instanceof HTMLElement) || shown === readUpTo.current) return;
    readUpTo.current = null;
    firstNew.focus({ preventScroll: true });
  }, [shown]);
  if (!product || !shop) return <ReviewsPlace onRetry={error && (() => void refetch())} />;

  const { rating, ratingCount, reviewCount, starCounts, reviews } = product;
  const { hasNextPage, endCursor } = reviews.pageInfo;
  const own = mine?.me?.writtenReview ?? null;
  const helpful = new Set(mine?.me?.helpfulReviews.map((review) => review.id));
  const goToForm = () => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  };
  const loadMore = async () => {
    if (isLoading) return;
    setLoading(true);
    readUpTo.current = shown;
    try {
      await fetchMore({ variables: { after: endCursor } });
    } catch (thrown) {
      alert.error(faultMessage(thrown));
    } finally {
      setLoading(false);
    }
  };
  return (
    <InChakra>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
      >
        <Stack gap="8">
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 24rem)' }}
            columnGap="12"
            rowGap="6"
            alignItems="center"
          >
            <Stack
              direction={{ base: 'row', sm: 'column' }}
              gap="4"
              wrap="wrap"
              align={{ base: 'center', sm: 'start' }}
            >
              {rating !== null && <Average rating={rating} />}
              <Button hideFrom="lg" variant="outline" colorPalette="brand" onClick={goToForm}>
                {t('Write a review')}
              </Button>
            </Stack>
            {ratingCount > reviewCount && (
              <Text>
                {t('From')} {formatCount(ratingCount)} {t('ratings,')} {formatCount(reviewCount)}{' '}
                {t('of them with a review')}
              </Text>
            )}
            {reviewCount > 0 && <StarBars starCounts={starCounts} />}
          </Grid>
          {reviews.totalCount === 0 && <Text color="fg.muted">{t('No one has reviewed this product yet.')}</Text>}
          {reviews.totalCount > 1 && (
            <Stack direction="row" align="center" gap="3">
              <Text as="label" id={sortId} textStyle="sm" fontWeight="semibold" whiteSpace="nowrap">
                {t('Sort reviews by')}
              </Text>
              <SelectBox
                room={{ maxW: '14rem' }}
                aria-labelledby={sortId}
                value={sort}
                onChange={(value) => setSort(value as ReviewSort)}
              >
                {SORTS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {t(label)}
                  </option>
                ))}
              </SelectBox>
            </Stack>
          )}
          <Box as="ul" listStyleType="none" ref={list} maxW="3xl" aria-label={t('Reviews')}>
            {reviews.nodes.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                productName={product.name}
                shopName={shop.name}
                isOwn={review.id === own?.id}
                isHelpful={helpful.has(review.id)}
                productId={id}
              />
            ))}
          </Box>
          {hasNextPage && (
            <Button
              alignSelf="start"
              variant="outline"
              aria-busy={isLoading || undefined}
              onClick={() => void loadMore()}
            >
              {isLoading ? t('Loading...') : t('Show more reviews')}
            </Button>
          )}
        </Stack>
        <Card.Root
          ref={form}
          p={{ base: '4', md: '6' }}
          minH="96"
          position={{ lg: 'sticky' }}
          top={{ lg: '28' }}
          scrollMarginTop="28"
        >
          <ReviewForm
            key={isChanging ? own?.id : 'new'}
            productId={id}
            uploadUrl={shop.uploadUrl}
            sort={sort}
            own={isChanging ? own : null}
            onChangeOwn={own && !isChanging ? () => setChanging(true) : null}
            onSent={() => setChanging(false)}
          />
        </Card.Root>
      </Grid>
    </InChakra>
  );
}

function Average({ rating }: { rating: number }) {
  return (
    <Stack direction="row" gap="4" align="center" me="auto">
      <Text as="span" fontSize="5xl" fontWeight="extrabold" lineHeight="1" letterSpacing="tighter" aria-hidden="true">
        {rating.toFixed(1)}
      </Text>
      <Stack gap="1.5">
        <RatingStars rating={rating} />
        <Text textStyle="sm" color="fg.muted">
          {t('out of 5, on average')}
        </Text>
      </Stack>
    </Stack>
  );
}
