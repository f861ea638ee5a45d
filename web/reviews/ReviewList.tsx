import type { FragmentType } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { gql } from '../gql';
import { type ReviewList_ProductFragment, ReviewList_ProductFragmentDoc } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { faultMessage } from '../lib/fault';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
import { Button } from '../ui/form/Button';
import { Stack } from '../ui/layout/Stack';
import { Badge } from '../ui/media/Badge';
import { RatingStars } from '../ui/media/RatingStars';
import styles from './ReviewList.module.css';

gql(`
  fragment ReviewList_product on Product {
    id
    reviews(first: 10) {
      totalCount
      nodes { id text customerRating customerName bought dateCreated }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/**
 * What shoppers wrote about a product, newest first, ten at a time. When more have come, the focus
 * goes to the first of them, since the button may be gone.
 */
export function ReviewList({ product }: { product: FragmentType<ReviewList_ProductFragment> }) {
  const client = useApolloClient();
  const alert = useAlert();
  const [isLoading, setIsLoading] = useState(false);
  const { data, complete } = useFragment({ fragment: ReviewList_ProductFragmentDoc, from: product });
  const list = useRef<HTMLUListElement>(null);
  const readUpTo = useRef<number | null>(null);
  const shown = complete ? data.reviews.nodes.length : 0;
  useEffect(() => {
    const firstNew = readUpTo.current === null ? null : list.current?.children[readUpTo.current];
    if (!(firstNew instanceof HTMLElement) || shown === readUpTo.current) return;
    readUpTo.current = null;
    firstNew.focus({ preventScroll: true });
  }, [shown]);
  if (!complete) return null;

  const { id, reviews } = data;
  if (reviews.totalCount === 0) return <p className={styles.nothing}>{t('No one has reviewed this product yet.')}</p>;

  const loadMore = async (after: string) => {
    if (isLoading) return;
    setIsLoading(true);
    readUpTo.current = shown;
    try {
      await (await import('./loadMoreReviews')).loadMoreReviews(client, id, after);
    } catch (error) {
      alert.error(faultMessage(error));
    } finally {
      setIsLoading(false);
    }
  };
  const { hasNextPage, endCursor } = reviews.pageInfo;
  return (
    <Stack gap="1.5rem" className={styles.reviewList}>
      <ul className={styles.list} ref={list}>
        {reviews.nodes.map((review) => (
          <li key={review.id} tabIndex={-1}>
            <div className={styles.head}>
              <b>{review.customerName}</b>
              {review.bought && <Badge>{review.bought}</Badge>}
              <time dateTime={review.dateCreated}>{formatDate(review.dateCreated)}</time>
            </div>
            <RatingStars rating={review.customerRating} />
            <p>{review.text}</p>
          </li>
        ))}
      </ul>
      {hasNextPage && endCursor && (
        <Button
          className={styles.button}
          variant="outline"
          aria-busy={isLoading || undefined}
          onClick={() => loadMore(endCursor)}
        >
          {isLoading ? t('Loading...') : t('Show more reviews')}
        </Button>
      )}
    </Stack>
  );
}
