import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { gql } from '../gql';
import { type Reviews_ProductFragment, Reviews_ProductFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Button } from '../ui/form/Button';
import { Panel } from '../ui/layout/Panel';
import { Stack } from '../ui/layout/Stack';
import { RatingStars } from '../ui/media/RatingStars';
import { ReviewList } from './ReviewList';
import styles from './Reviews.module.css';
import { StarBars } from './StarBars';

// Few come to write, so the form's code waits until the reviews are opened.
const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm')).ReviewForm }));

gql(`
  fragment Reviews_product on Product {
    id rating reviewCount ratingCount
    ...StarBars_product
    ...ReviewList_product
  }
`);

interface ReviewsProps {
  product: FragmentType<Reviews_ProductFragment>;
  /** Whether they are on screen; the form comes with the first time. */
  isOpen: boolean;
}

/**
 * What shoppers gave, star by star, and wrote about a product, and the form to add to it: beside it
 * at 992 px and wider, below it and within a press on narrower screens.
 */
export function Reviews({ product, isOpen }: ReviewsProps) {
  const { data, complete } = useFragment({
    fragment: Reviews_ProductFragmentDoc,
    fragmentName: 'Reviews_product',
    from: product,
  });
  const form = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!complete) return null;

  const goToForm = () => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.reviews}>
      <Stack gap="2rem">
        <div className={styles.grid}>
          <div className={styles.row}>
            {data.rating !== null && <Average rating={data.rating} />}
            <Button className={styles.button} variant="outline" palette="brand" onClick={goToForm}>
              {t('Write a review')}
            </Button>
          </div>
          {data.ratingCount > data.reviewCount && (
            <p>
              {t('From')} {data.ratingCount.toLocaleString('en-US')} {t('ratings,')}{' '}
              {data.reviewCount.toLocaleString('en-US')} {t('of them with a review')}
            </p>
          )}
          {data.reviewCount > 0 && <StarBars product={data} />}
        </div>
        <ReviewList product={data} />
      </Stack>
      <Panel className={styles.form} ref={form}>
        {wasOpen && (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <ReviewForm productId={data.id} />
          </Suspense>
        )}
      </Panel>
    </div>
  );
}

function Average({ rating }: { rating: number }) {
  return (
    <div className={styles.average}>
      <span className={styles.averageText} aria-hidden="true">
        {rating.toFixed(1)}
      </span>
      <Stack gap="0.375rem">
        <RatingStars rating={rating} />
        <p className={styles.text}>{t('out of 5, on average')}</p>
      </Stack>
    </div>
  );
}
