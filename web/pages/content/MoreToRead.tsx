import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Heading } from '../../ui/first-view/Heading';
import { EYE_OFF } from '../../ui/media/drawings';
import { type CardLink, CardLinks } from './CardLinks';
import styles from './MoreToRead.module.css';

/** Every page to read, with what it is about. */
const PAGES: CardLink[] = [
  { to: paths.supportCenter(), icon: 'phone', title: 'Support Center', about: 'Answers to common questions' },
  {
    to: paths.shippingPolicy(),
    icon: 'truck',
    title: 'Shipping Policy',
    about: 'Delivery charges and times',
  },
  {
    to: paths.returnPolicy(),
    icon: 'refresh',
    title: 'Return & Refund Policy',
    about: 'How to return and get a refund',
  },
  { to: paths.contact(), icon: 'mail', title: 'Contact Us', about: 'Address, phone, e-mail and hours' },
  { to: paths.privacy(), icon: EYE_OFF, title: 'Privacy Policy', about: 'What we know about you, and why' },
  { to: paths.terms(), icon: 'check', title: 'Terms and Conditions', about: 'The rules for buying here' },
  { to: paths.about(), icon: 'home', title: 'About Us', about: 'Our story and our values' },
];

/** The other pages to read, as cards; the one that is open is left out. */
export function MoreToRead({ path }: { path: string }) {
  return (
    <nav className={styles.more} aria-labelledby="more-to-read">
      <Heading size="xl" id="more-to-read">
        {t('More help')}
      </Heading>
      <CardLinks links={PAGES.filter(({ to }) => to !== path)} />
    </nav>
  );
}
