import { t } from '../../lib/messages';
import { phoneLink } from '../../lib/phone';
import { Heading } from '../../ui/first-view/Heading';
import { Icon } from '../../ui/media/Icon';
import styles from './HelpCard.module.css';
import { useShopFacts } from './ShopFacts';

/**
 * The end of a page to read: how to reach a person who can help. Absent without an answer from the
 * graph.
 *
 * @param hours when the phone is answered; absent: the opening hours
 */
export function HelpCard({ hours }: { hours?: string }) {
  const shop = useShopFacts();
  if (!shop) return null;
  return (
    <section className={styles.card} aria-labelledby="help-card">
      <div>
        <Heading size="2xl" id="help-card">
          {t('Still have a question?')}
        </Heading>
        <p>{t('Call us or write to us, {hours}.', { hours: hours ?? shop.hours })}</p>
      </div>
      <div className={styles.row}>
        <a href={phoneLink(shop.phone)}>
          <Icon name="phone" /> {shop.phone}
        </a>
        <a href={`mailto:${shop.email}`}>
          <Icon name="mail" /> {shop.email}
        </a>
      </div>
    </section>
  );
}
