import type { Ref } from 'react';
import { sayAsKnown, t } from '../../../lib/messages';
import { buttonLook } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { ShopEmail, ShopPhone, useShopFacts } from '../ShopFacts';
import styles from './ContactAnswer.module.css';
import { type ContactMessage, mailLink } from './message';

interface ContactAnswerProps {
  /** What was in the form when it was submitted; null before that, and nothing is shown. */
  written: ContactMessage | null;
  /** Of the element that takes the focus once there is something to read. */
  ref: Ref<HTMLDivElement>;
}

/**
 * What became of the form after Submit: that nothing was sent, and how the message gets to the
 * shop.
 */
export function ContactAnswer({ written, ref }: ContactAnswerProps) {
  const shop = useShopFacts();
  return (
    <div ref={ref} tabIndex={-1} role="status" style={{ outline: 'none' }}>
      {written && (
        <div className={styles.notice}>
          <p className={styles.text}>{t('The form is empty again. Nothing has been sent from this page.')}</p>
          <p className={styles.contactAnswerText}>
            {t('To contact us:')} <ShopPhone />
            {shop && <> ({sayAsKnown(shop.hours)})</>}, <ShopEmail />.
          </p>
          {shop && written.description.trim() && (
            <a {...buttonLook({ palette: 'leaf', className: styles.button })} href={mailLink(shop.email, written)}>
              <Icon name="mail" /> {t('Open my message in my e-mail app')}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
