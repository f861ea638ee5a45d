import { type ReactNode, useState } from 'react';
import { gql } from '../gql';
import { useFrameQuery } from '../gql/graphql';
import { SearchSheet } from '../search/SearchSheet';
import { useAppliedColourScheme } from '../theme/useColourScheme';
import { useAlert } from '../ui/AlertBar';
import { AsleepUntilSeen } from '../ui/AsleepUntilSeen';
import { WishKeeper } from '../wishlist/WishKeeper';
import { BottomBar } from './BottomBar';
import { CategoryWays } from './CategoryWays';
import { Footer } from './Footer';
import { Header } from './Header';
import { SideMenuWays } from './lateMenus';
import { OfflineBanner } from './OfflineBanner';
import styles from './PageFrame.module.css';
import { SideMenu } from './SideMenu';

gql(`
  query Frame {
    shop { name description address phone email hours promises }
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
 * What stands around every page: a link that skips to its content, the header, the footer, and under 992 px the bottom
 * bar. Without an answer from the graph it still stands, only with less in it.
 *
 * @see spec §2 (global header and navigation)
 */
export function PageFrame({ children }: { children: ReactNode }) {
  useAppliedColourScheme();
  const { data } = useFrameQuery();
  const categories = data?.categories ?? [];
  const alert = useAlert();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const openMenu = () => {
    SideMenuWays.preload().then(
      () => setMenuOpen(true),
      () => alert.error('The menu could not be loaded. Please load the page again.'),
    );
  };
  const openSearch = () => setSearchOpen(true);
  return (
    <div className={styles.pageFrame}>
      <a className={styles.skipLink} href="#content">
        Skip to content
      </a>
      <Header shop={data?.shop} categories={categories} onOpenMenu={openMenu} onOpenSearch={openSearch} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <AsleepUntilSeen height="70rem">
        <Footer shop={data?.shop} categories={categories} />
      </AsleepUntilSeen>
      <WishKeeper />
      <OfflineBanner />
      <BottomBar onOpenSearch={openSearch} />
      <SideMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} shop={data?.shop} categories={categories} />
      {isSearchOpen && (
        <SearchSheet onClose={() => setSearchOpen(false)}>
          <CategoryWays categories={categories} />
        </SearchSheet>
      )}
    </div>
  );
}
