import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../accounts/session/session';
import { classes } from '../lib/classes';
import { sayAsKnown, t } from '../lib/messages';
import { paths } from '../lib/paths';
import { useShopName } from '../lib/server-report';
import { ColourSchemeToggle } from '../ui/form/ColourSchemeToggle';
import { LanguageSwitch } from '../ui/form/LanguageSwitch';
import { Heading } from '../ui/layout/Heading';
import { PageColumn } from '../ui/layout/PageColumn';
import { Icon, type IconName } from '../ui/media/Icon';
import styles from './Footer.module.css';
import type { FrameCategory, FrameShop } from './frame';
import { Logo } from './Logo';
import { Newsletter } from './Newsletter';

/** What each promise is tagged with. @see spec §1 */
const PROMISE_TAG = 'Orders ₹500 or more';

/** How many categories the footer leads to: those of the top bar. */
const CATEGORIES_SHOWN = 6;

/**
 * The foot of every page: the shop's promises, who runs it and how it is reached, and ways to the
 * main pages. Without an answer from the graph only the ways stand.
 *
 * @see spec §1, §2
 */
export function Footer({ shop, categories }: { shop?: FrameShop; categories: FrameCategory[] }) {
  const session = useSession();
  return (
    <footer className={styles.footer}>
      <PageColumn>
        {shop && <Promises promises={shop.promises} />}
        <div className={styles.newsletterPlace}>
          <Newsletter />
        </div>
        <div className={styles.grid}>
          <div className={styles.row}>
            <Logo />
            <p className={styles.text}>{shop ? sayAsKnown(shop.description) : t('Everyday goods, fairly priced')}</p>
          </div>
          {shop && <Contact shop={shop} />}
          <Ways title={t('Categories')}>
            {categories.slice(0, CATEGORIES_SHOWN).map((category) => (
              <Link className={styles.way} key={category.id} to={paths.category(category.id)}>
                {category.name}
              </Link>
            ))}
          </Ways>
          <Ways title={t('Your shopping')}>
            {!session && (
              <Link className={styles.way} to={paths.signIn()}>
                {t('Sign In')}
              </Link>
            )}
            {!session && (
              <Link className={styles.way} to={paths.signUp()}>
                {t('Sign Up')}
              </Link>
            )}
            <Link className={styles.way} to={paths.cart()}>
              {t('Cart')}
            </Link>
            <Link className={styles.way} to={paths.myList()}>
              {t('My List')}
            </Link>
            <Link className={styles.way} to={paths.orders()}>
              {t('Orders')}
            </Link>
            <Link className={styles.way} to={paths.myAccount()}>
              {t('My Account')}
            </Link>
          </Ways>
          <Ways title={t('About the shop')} isLong>
            <Link className={styles.way} to={paths.about()}>
              {t('About Us')}
            </Link>
            <Link className={styles.way} to={paths.contact()}>
              {t('Contact Us')}
            </Link>
            <Link className={styles.way} to={paths.supportCenter()}>
              {t('Support Center')}
            </Link>
            <Link className={styles.way} to={paths.shippingPolicy()}>
              {t('Shipping Policy')}
            </Link>
            <Link className={styles.way} to={paths.returnPolicy()}>
              {t('Return & Refund Policy')}
            </Link>
            <Link className={styles.way} to={paths.privacy()}>
              {t('Privacy Policy')}
            </Link>
            <Link className={styles.way} to={paths.terms()}>
              {t('Terms and Conditions')}
            </Link>
          </Ways>
        </div>
        <div className={styles.footerRow}>
          <p className={styles.footerText}>{t('{shop}. Everyday goods, fairly priced.', { shop: useShopName() })}</p>
          <LanguageSwitch />
          <ColourSchemeToggle />
        </div>
      </PageColumn>
    </footer>
  );
}

const promiseIcons: IconName[] = ['rupee', 'truck', 'star', 'box', 'refresh'];

function Promises({ promises }: { promises: string[] }) {
  return (
    <ul className={styles.promises} aria-label={t('Our promises')}>
      {promises.map((promise, index) => (
        <li className={styles.item} key={promise}>
          <div className={styles.promisesBox}>
            <Icon name={promiseIcons[index % promiseIcons.length] ?? 'check'} size={20} />
          </div>
          <div className={styles.itemBox}>
            <p className={styles.promisesText}>{sayAsKnown(promise)}</p>
            <p className={styles.itemBoxText}>{t(PROMISE_TAG)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Contact({ shop }: { shop: FrameShop }) {
  return (
    <address className={styles.contact}>
      <ColumnTitle>{t('Talk to us')}</ColumnTitle>
      <Line icon="mapPin">{shop.address}</Line>
      <Line icon="phone">
        <a className={styles.contactLink} href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>
          {shop.phone}
        </a>
      </Line>
      <Line icon="mail">
        <a className={styles.link} href={`mailto:${shop.email}`}>
          {shop.email}
        </a>
      </Line>
      <Line icon="clock">{sayAsKnown(shop.hours)}</Line>
    </address>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <div className={styles.lineBox}>
        <Icon name={icon} size={16} />
      </div>
      <div className={styles.itemBox}>{children}</div>
    </div>
  );
}

/** `isLong`: on a phone it takes the whole width, in two columns. */
function Ways({ title, isLong, children }: { title: string; isLong?: boolean; children: ReactNode }) {
  return (
    <nav className={classes(styles.ways, isLong && styles.long)} aria-label={title}>
      <ColumnTitle>{title}</ColumnTitle>
      <div className={styles.waysList}>{children}</div>
    </nav>
  );
}

function ColumnTitle({ children }: { children: string }) {
  return (
    <Heading size="sm" className={styles.columnTitle}>
      {children}
    </Heading>
  );
}
