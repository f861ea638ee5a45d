import mark from '../layout/jhola.svg';
import { t } from '../lib/messages';
import styles from './DeskMark.module.css';

/** The shop's mark and name, and that this is its desk. */
export function DeskMark({ name }: { name: string }) {
  return (
    <span className={styles.deskMark}>
      <img src={mark} width="32" height="32" alt="" />
      {name}
      <span className={styles.desk}>{t('Desk')}</span>
    </span>
  );
}
