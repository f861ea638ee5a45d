import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../accounts/session/session';
import { classes } from '../lib/classes';
import { type Message, t } from '../lib/messages';
import { formatCount } from '../lib/money';
import { paths } from '../lib/paths';
import { phoneLink } from '../lib/phone';
import { useShopName } from '../lib/server-report';
import { Heading } from '../ui/first-view/Heading';
import { ColourSchemeToggle } from '../ui/form/ColourSchemeToggle';
import { LanguageSwitch } from '../ui/form/LanguageSwitch';
import { PageColumn } from '../ui/layout/PageColumn';
import { Icon, type IconName } from '../ui/media/Icon';
import { IconDisc } from '../ui/media/IconDisc';
import styles from './Footer.module.css';
import type { FrameCategory, FrameShop } from './frame';
import { Logo } from './Logo';
import { Newsletter } from './Newsletter';

/** How many categories the footer leads to: those of the top bar. */
const CATEGORIES_SHOWN = 6;

/** Pages, and what the links to them say. */
type Ways<Label extends string = string> = readonly [to: string, label: Label][];

const SIGNING: Ways<Message> = [
  [paths.signIn(), 'Sign In'],
  [paths.signUp(), 'Sign Up'],
];
const OWN: Ways<Message> = [
  [paths.cart(), 'Cart'],
  [paths.myList(), 'My List'],
  [paths.orders(), 'Orders'],
  [paths.myAccount(), 'My Account'],
];
const ABOUT: Ways<Message> = [
  [paths.about(), 'About Us'],
  [paths.contact(), 'Contact Us'],
  [paths.supportCenter(), 'Support Center'],
  [paths.shippingPolicy(), 'Shipping Policy'],
  [paths.returnPolicy(), 'Return & Refund Policy'],
  [paths.privacy(), 'Privacy Policy'],
  [paths.terms(), 'Terms and Conditions'],
];

const said = (ways: Ways<Message>): Ways => ways.map(([to, label]) => [to, t(label)]);

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
        {shop && shop.promises.length > 0 && <Promises promises={shop.promises} from={shop.freeDeliveryFrom} />}
        <div className={styles.newsletterPlace}>
          <Newsletter />
        </div>
        <div className={styles.grid}>
          <div className={styles.row}>
            <Logo shop={shop} />
            <p className={styles.text}>{shop?.description}</p>
          </div>
          {shop && <Contact shop={shop} />}
          <Ways
            title={t('Categories')}
            ways={categories.slice(0, CATEGORIES_SHOWN).map(({ id, name }) => [paths.category(id), name])}
          />
          <Ways title={t('Your shopping')} ways={said(session ? OWN : [...SIGNING, ...OWN])} />
          <Ways
            title={t('About the shop')}
            ways={[
              ...said(ABOUT),
              ...(shop?.footerLinks ?? []).map(({ label, url }): [string, string] => [url, label]),
            ]}
            isLong
          />
        </div>
        <div className={styles.footerRow}>
          <p className={styles.footerText}>{`${useShopName()}. ${shop ? `${shop.tagline}.` : ''}`}</p>
          <LanguageSwitch />
          <ColourSchemeToggle />
        </div>
      </PageColumn>
    </footer>
  );
}

const promiseIcons: IconName[] = ['rupee', 'truck', 'star', 'box', 'refresh'];

/** Each is tagged with the orders that it is for. @see spec §1 */
function Promises({ promises, from }: { promises: string[]; from: number }) {
  return (
    <ul className={styles.promises} aria-label={t('Our promises')}>
      {promises.map((promise, index) => (
        <li className={styles.item} key={promise}>
          <IconDisc name={promiseIcons[index % promiseIcons.length] ?? 'check'} size={16} />
          <div>
            <b>{promise}</b>
            <small>{t('Orders ₹{amount} or more', { amount: formatCount(from) })}</small>
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
        <a href={phoneLink(shop.phone)}>{shop.phone}</a>
      </Line>
      <Line icon="mail">
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </Line>
      <Line icon="clock">{shop.hours}</Line>
    </address>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Icon name={icon} size={16} />
      <div>{children}</div>
    </div>
  );
}

/** `isLong`: on a phone it takes the whole width, in two columns. */
function Ways({ title, ways, isLong }: { title: string; ways: Ways; isLong?: boolean }) {
  return (
    <nav className={classes(styles.ways, isLong && styles.long)} aria-label={title}>
      <ColumnTitle>{title}</ColumnTitle>
      <div className={styles.waysList}>
        {ways.map(([to, label]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </div>
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
