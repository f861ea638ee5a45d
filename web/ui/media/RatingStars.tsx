import type { CSSProperties } from 'react';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './RatingStars.module.css';

interface RatingStarsProps {
  /** 0 to 5; drawn in half steps, written with one decimal. */
  rating: number;
  /** How many shoppers rated; absent where that does not matter. */
  reviewCount?: number;
  /** Writes the rating beside the stars. */
  withNumber?: boolean;
}

/** Five stars, filled from the left in half steps; read out as 'Rated 4.5 out of 5'. */
export function RatingStars({ rating, reviewCount, withNumber }: RatingStarsProps) {
  const written = rating.toFixed(1);
  return (
    <span className={styles.row}>
      <span
        className={styles.stars}
        role="img"
        aria-label={t('Rated {written} out of 5', { written: Number(written) })}
        style={{ '--full': `${Math.round(rating * 2) * 10}%` } as CSSProperties}
      />
      {withNumber && <b aria-hidden="true">{written}</b>}
      {reviewCount !== undefined && (
        <span>
          ({formatCount(reviewCount)}
          <VisuallyHidden>{reviewCount === 1 ? t(' review') : t(' reviews')}</VisuallyHidden>)
        </span>
      )}
    </span>
  );
}
