import { classes } from '../lib/classes';
import { t } from '../lib/messages';
import styles from './SlidePlaceholder.module.css';

/**
 * The placeholder of the highlights while they load: the shop's bag on its cloth.
 *
 * @see spec §2 (Home)
 */
export function SlidePlaceholder({ className }: { className: string | undefined }) {
  return (
    <div className={classes(styles.cloth, className)} role="img" aria-label={t('Highlights are loading')}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M9.5 13.5C9.5 5 12 2.5 16 2.5s6.5 2.5 6.5 11"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path d="M4.5 11.5h23l-1.3 15a3.2 3.2 0 0 1-3.2 3H9a3.2 3.2 0 0 1-3.2-3z" fill="currentColor" />
        <path className={styles.band} d="M5 17.5h22l-.5 5.5h-21z" />
      </svg>
    </div>
  );
}
