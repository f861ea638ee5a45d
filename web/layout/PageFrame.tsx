import type { ReactNode } from 'react';
import { PendingCart } from '../cart/PendingCart';
import { gql } from '../gql';
import { useFrameQuery } from '../gql/graphql';
import { lazyComponent } from '../lib/lazyComponent';
import { DeliveryLine } from '../location/DeliveryLine';
import { useAppliedColourScheme } from '../theme/useColourScheme';
import { PreparedOverlays } from '../ui/feedback/PreparedOverlays';
import { useOverlay } from '../ui/feedback/useOverlay';
import { LazyHydrate } from '../ui/hydration/LazyHydrate';
import { SkipLink } from '../ui/layout/SkipLink';
import { PendingWish } from '../wishlist/PendingWish';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { CategoryWays } from './menus/CategoryWays';
import { SideMenu } from './menus/lazyMenus';
import { OfflineBanner } from './OfflineBanner';
import styles from './PageFrame.module.css';

const SearchSheet = lazyComponent(async () => (await import('../search/box/SearchSheet')).SearchSheet);

gql(`
  query Frame {
    shop {
      name
      description
      address
      phone
      email
      hours
      promises
      freeDeliveryFrom
      earliestDelivery
      tagline
      iconUrl
      logo { url width height }
      pagePicture { url width height }
      footerLinks { label url }
    }
    deliveryPromises { text isServed pin place }
    categories {
      id
      name
      color
      images { id url(width: 96) }
      anyChild: children(first: 1) { id }
    }
  }
`);

/**
 * What stands around every page: a link that skips to its content, the header, the footer, and
 * under 992 px the bottom bar. Without an answer from the graph it still stands, only with less in
 * it.
 *
 * @see spec §2 (global header and navigation)
 */
export function PageFrame({ children }: { children: ReactNode }) {
  useAppliedColourScheme();
  const { data } = useFrameQuery();
  const categories = data?.categories ?? [];
  const menu = useOverlay(SideMenu, 'The menu');
  const search = useOverlay(SearchSheet, 'The search');
  return (
    <div className={styles.pageFrame}>
      <SkipLink />
      <DeliveryLine earliest={data?.shop.earliestDelivery ?? null} promises={data?.deliveryPromises ?? []} />
      <Header shop={data?.shop} categories={categories} menu={menu} search={search} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <div data-slot="footer" />
      <LazyHydrate height="70rem">
        <Footer shop={data?.shop} categories={categories} />
      </LazyHydrate>
      <PendingWish />
      <PendingCart />
      <PreparedOverlays />
      <OfflineBanner />
      <BottomBar search={search} />
      {menu.isOpen && <SideMenu onClose={menu.close} shop={data?.shop} categories={categories} />}
      {search.isOpen && (
        <SearchSheet onClose={search.close}>
          <CategoryWays categories={categories} />
        </SearchSheet>
      )}
    </div>
  );
}
