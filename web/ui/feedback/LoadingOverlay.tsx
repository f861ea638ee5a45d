import type { ReactNode } from 'react';
import { t } from '../../lib/messages';
import { Spinner } from '../first-view/Spinner';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './LoadingOverlay.module.css';

interface LoadingOverlayProps {
  /** Dims what stands below and shows the spinner. */
  isLoading: boolean;
  /** What is going on, for a screen reader. */
  label?: string;
  children: ReactNode;
}

/**
 * Dims its content while it is being refreshed; the pointer cannot press it meanwhile,
 * while the keyboard's focus stays where it is.
 */
export function LoadingOverlay({ isLoading, label, children }: LoadingOverlayProps) {
  return (
    <div className={styles.loadingOverlay} aria-busy={isLoading}>
      <div className={styles.content}>{children}</div>
      <div className={styles.veil} role="status">
        {isLoading && (
          <div className={styles.spinnerPlace}>
            <Spinner className={styles.spinner} size="lg" />
            <VisuallyHidden>{label ?? t('Loading')}</VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  );
}
