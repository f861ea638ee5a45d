import { createContext, type ReactNode, useContext } from 'react';
import { gql } from '../../gql';
import { type ShopFactsQuery, useShopFactsQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { phoneLink } from '../../lib/phone';
import { textLinkLook } from '../../ui/layout/TextLink';
import styles from './ShopFacts.module.css';

// No more than what stands around every page, so that it is at hand as soon as a page is opened.
gql(`
  query ShopFacts {
    shop { name address phone email hours pagePicture { url width height } }
  }
`);

type Facts = ShopFactsQuery['shop'];

const FactsContext = createContext<Facts | null>(null);

/**
 * Lets the texts inside name the shop's address, phone, e-mail and hours as the graph answers them.
 */
export function ShopFacts({ children }: { children: ReactNode }) {
  const { data } = useShopFactsQuery();
  return <FactsContext value={data?.shop ?? null}>{children}</FactsContext>;
}

/** What the shop says of itself; null while it is on its way or could not be asked. */
export function useShopFacts(): Facts | null {
  return useContext(FactsContext);
}

/**
 * The support line within a sentence, to be called by a press; 'our support line' without an answer
 * from the graph.
 */
export function ShopPhone() {
  const shop = useShopFacts();
  if (!shop) return t('our support line');
  return <Contact href={phoneLink(shop.phone)}>{shop.phone}</Contact>;
}

/**
 * The support e-mail within a sentence, to be written to by a press; 'our e-mail' without an answer
 * from the graph.
 */
export function ShopEmail() {
  const shop = useShopFacts();
  if (!shop) return t('our e-mail');
  return <Contact href={`mailto:${shop.email}`}>{shop.email}</Contact>;
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <a {...textLinkLook({ className: styles.contact })} href={href}>
      {children}
    </a>
  );
}
