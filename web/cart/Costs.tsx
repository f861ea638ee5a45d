import type { ReactNode } from 'react';
import { classes } from '../lib/classes';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import styles from './Costs.module.css';

interface CostsProps {
  /** In rupees; `rounding` is what was cut from the total to make it whole rupees, 0 when nothing was. */
  cart: { subTotal: number; shipping: number; rounding: number; total: number };
  /** What paying at the door adds, in rupees; absent or 0 for nothing. */
  cashFee?: number;
  /** Stands below the shipping. */
  children?: ReactNode;
  className?: string;
}

/**
 * What a cart costs, line by line: subtotal, shipping, which is free unless the shop has set a fee, the paise dropped from the total where there are any, the total.
 *
 * @see spec §5 (decimals are dropped)
 */
export function Costs({ cart, cashFee = 0, children, className }: CostsProps) {
  return (
    <div className={classes(styles.costs, className)}>
      <Figure label={t('Subtotal')}>{formatRupees(cart.subTotal)}</Figure>
      <Figure label={t('Shipping')}>
        {cart.shipping === 0 ? <span className={styles.free}>{t('Free')}</span> : formatRupees(cart.shipping)}
      </Figure>
      {cashFee > 0 && <Figure label={t('Cash on delivery')}>{formatRupees(cashFee)}</Figure>}
      {children}
      {cart.rounding !== 0 && <Figure label={t('Round off')}>−{formatRupees(Math.abs(cart.rounding))}</Figure>}
      <div className={styles.totalPlace}>
        <Figure label={t('Total')}>
          <span className={styles.total}>{formatRupees(cart.total)}</span>
        </Figure>
      </div>
    </div>
  );
}

/** A label and its amount at the two ends of a line. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.amount}>{children}</span>
    </div>
  );
}
