import { t } from '../lib/messages';
import { Icon } from '../ui/media/Icon';
import styles from './SupportPhone.module.css';

/**
 * The support line, to be called by a press.
 *
 * @see spec §2 (support phone number in the navigation)
 */
export function SupportPhone({ phone }: { phone: string }) {
  return (
    <a className={styles.supportPhone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      <div className={styles.box}>
        <Icon name="phone" />
      </div>
      <span className={styles.row}>
        <span className={styles.supportPhoneBox}>{t('Need help?')}</span>
        <span className={styles.rowBox}>{phone}</span>
      </span>
    </a>
  );
}
