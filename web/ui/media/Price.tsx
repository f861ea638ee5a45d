import { classes } from '../../lib/classes';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { type PricePerUnit, unitPriceInWords } from '../../lib/packs';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './Price.module.css';

interface PriceProps {
  /** In rupees. */
  price: number;
  /** In rupees; null or absent when the price has not been lowered. */
  oldPrice?: number | null;
  /**
   * The lowest in rupees of the 30 days before this price began, shown beside a lowered one; null
   * or absent when there was no other.
   */
  lowest?: number | null;
  /** Whole percent, 0 to 100; shown when above 0. */
  discount?: number | null;
  /** `card` in lists, `page` on the product's own page. */
  size?: 'card' | 'page';
  /** Says that this is the lowest of several prices. */
  isFrom?: boolean;
  /**
   * Of the pack, or with `isFrom` the lowest of several packs; null or absent where it is not
   * known.
   */
  unitPrice?: PricePerUnit | null;
}

/**
 * What a product costs; beside it the former price, the discount, the lowest price of 30 days and
 * the price of a kilogram, litre, piece or metre, when there are such.
 */
export function Price({ price, oldPrice, lowest, discount, size = 'card', isFrom, unitPrice }: PriceProps) {
  const isLowered = oldPrice != null && oldPrice > price;
  return (
    <span className={classes(styles.row, styles[size])}>
      <span className={styles.price}>
        {isFrom ? (
          <small>{`${t('From')} `}</small>
        ) : (
          <VisuallyHidden>{isLowered ? t('Price now ') : t('Price ')}</VisuallyHidden>
        )}
        {formatRupees(price)}
      </span>
      {isLowered && (
        <span className={styles.old}>
          <VisuallyHidden>{`${t(', was')} `}</VisuallyHidden>
          <del>{formatRupees(oldPrice)}</del>
        </span>
      )}
      {isLowered && !!discount && <span className={styles.discount}>{discount + t('% off')}</span>}
      {isLowered && lowest != null && (
        <span className={styles.lowest}>{t('Past 30-day low {price}', { price: formatRupees(lowest) })}</span>
      )}
      {unitPrice && (
        <span className={styles.unit}>
          {isFrom ? t('from {price}', { price: unitPriceInWords(unitPrice) }) : unitPriceInWords(unitPrice)}
        </span>
      )}
    </span>
  );
}
