import type { ReactNode } from 'react';
import { Panel } from '../layout/Panel';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Skeleton } from './Skeleton';
import styles from './Waiting.module.css';

/** The places of what is on its way, announced in words; drawn in the shape of what follows, so that nothing jumps. */
export function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The places of lines of goods, as in the cart. */
export function WaitingLines({ count }: { count: number }) {
  return (
    <div className={styles.waitingLines}>
      <div className={styles.waitingLinesBox} />
      {places(count).map((place) => (
        <div className={styles.waitingLinesRow} key={place}>
          <Skeleton className={styles.waitingLinesSkeleton} />
          <div className={styles.waitingLinesStack}>
            <Skeleton className={styles.skeleton} />
            <Skeleton className={styles.waitingLinesStackSkeleton} />
          </div>
          <Skeleton className={styles.waitingLinesRowSkeleton} />
          <Skeleton className={styles.waitingQuantity} />
          <Skeleton className={styles.waitingSubTotal} />
        </div>
      ))}
    </div>
  );
}

/** The place of a summary of costs with its button. */
export function WaitingSummary() {
  return (
    <Panel padding="md" className={styles.waitingSummary}>
      <Skeleton className={styles.waitingSummarySkeleton} />
      {places(3).map((place) => (
        <div className={styles.waitingSummaryRow} key={place}>
          <Skeleton className={styles.waitingSummaryRowSkeleton} />
          <Skeleton className={styles.waitingAmount} />
        </div>
      ))}
      <Skeleton className={styles.waitingButton} />
    </Panel>
  );
}

/** The places of labelled boxes, as in a form. */
export function WaitingFields({ count }: { count: number }) {
  return (
    <div className={styles.waitingFields}>
      <Skeleton className={styles.waitingFieldsSkeleton} />
      {places(count).map((place) => (
        <div className={styles.waitingFieldsStack} key={place}>
          <Skeleton className={styles.waitingFieldsStackSkeleton} />
          <Skeleton className={styles.waitingButton} />
        </div>
      ))}
    </div>
  );
}

/** The places of orders: rows of a table at 992 px and wider, cards below that. */
export function WaitingOrders() {
  return (
    <div className={styles.waitingOrders}>
      {places(3).map((place) => (
        <Panel className={styles.waitingOrdersStack} key={place}>
          <div className={styles.waitingSummaryRow}>
            <Skeleton className={styles.waitingOrdersSkeleton} />
            <Skeleton className={styles.waitingDate} />
          </div>
          <Skeleton className={styles.waitingOrdersStackSkeleton} />
          <Skeleton className={styles.waitingStatus} />
        </Panel>
      ))}
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
