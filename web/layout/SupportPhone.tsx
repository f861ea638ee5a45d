import { t } from '../lib/messages';
import { phoneLink } from '../lib/phone';
import { Icon } from '../ui/media/Icon';
import styles from './SupportPhone.module.css';

/**
 * The support line, to be called by a press.
 *
 * @see spec §2 (support phone number in the navigation)
 */
export function SupportPhone({ phone }: { phone: string }) {
  return (
    <a className={styles.supportPhone} href={phoneLink(phone)}>
      <Icon name="phone" />
      <span>
        <small>{t('Need help?')}</small>
        <b>{phone}</b>
      </span>
    </a>
  );
}
