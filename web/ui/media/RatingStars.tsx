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

/** Units of one star's box in the drawing. */
const STAR = 24;
const star = 'l3 6.3 6.9.8-5.1 4.7 1.4 6.8-6.2-3.4-6.2 3.4 1.4-6.8-5.1-4.7 6.9-.8z';
const fiveStars = [0, 1, 2, 3, 4].map((place) => `M${12 + place * STAR} 2${star}`).join('');

/** Five stars, filled from the left in half steps; read out as 'Rated 4.5 out of 5'. */
export function RatingStars({ rating, reviewCount, withNumber }: RatingStarsProps) {
  const written = rating.toFixed(1);
  return (
    <span className={styles.row}>
      <svg
        viewBox={`0 0 ${5 * STAR} ${STAR}`}
        role="img"
        aria-label={t('Rated {written} out of 5', { written: Number(written) })}
      >
        <path d={fiveStars} />
        <svg width={(Math.round(rating * 2) / 2) * STAR} height={STAR} aria-hidden="true">
          <path d={fiveStars} className={styles.full} />
        </svg>
      </svg>
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
