import { t } from '../../lib/messages';
import styles from './SkipLink.module.css';

/**
 * The first link of a page, seen only while it has the focus: past what stands around every page,
 * to its `#content`.
 */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#content">
      {t('Skip to content')}
    </a>
  );
}
