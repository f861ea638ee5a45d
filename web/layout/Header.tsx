// biome-ignore-all lint/a11y/noStaticElementInteractions: it only fetches what its buttons will show
import { useApolloClient } from '@apollo/client/react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountMenu } from '../accounts/session/AccountMenu';
import { CartBadge } from '../cart/CartBadge';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { LocationSelector } from '../location/LocationSelector';
import { SearchBox } from '../search/box/SearchBox';
import type { OverlayState } from '../ui/feedback/useOverlay';
import { Button } from '../ui/first-view/Button';
import { LazyHydrate } from '../ui/hydration/LazyHydrate';
import { Icon } from '../ui/media/Icon';
import { drops } from '../ui/media/move';
import { WishlistBadge } from '../wishlist/WishlistBadge';
import type { FrameCategory, FrameShop } from './frame';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { BrowseAllCategories } from './menus/BrowseAllCategories';
import { preloadMenus } from './menus/lazyMenus';
import { MegaMenu } from './menus/MegaMenu';
import { TopCategoryBar } from './menus/TopCategoryBar';
import { SupportPhone } from './SupportPhone';
import { useScrolledPast } from './useScrolledPast';

/** After how much scrolling, in pixels, the header becomes fixed. @see spec §9 */
const FIXED_AFTER_PX = 100;

type HeaderProps = {
  shop?: FrameShop;
  categories: FrameCategory[];
  /** The slide-in menu; asked for under 992 px. */
  menu: OverlayState;
  /** The search over the page; asked for on a phone. */
  search: OverlayState;
};

/**
 * The head of every page: logo, location, search, account and cart, and from 992 px the navigation
 * of categories; under 992 px the rest is in the slide-in menu. On a phone the search has a row of
 * its own, which opens the search over the page. Once the page is scrolled more than 100 px the
 * first row stays fixed at the top; its place is reserved, so nothing moves.
 *
 * @see spec §2
 */
export function Header({ shop, categories, menu, search }: HeaderProps) {
  const { markerRef, isPast } = useScrolledPast();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isPast) drops(bar.current);
  }, [isPast]);
  const location = useLocation();
  const client = useApolloClient();
  const expectMenus = () => preloadMenus(client);
  const expectMenu = () => {
    menu.expect();
    expectMenus();
  };
  const hasOwnSearch = location.pathname + location.search === paths.search();
  // Until the page is ready to be used, it leads to the page with the search box.
  const openSearch = (event: MouseEvent) => {
    event.preventDefault();
    search.open();
  };
  return (
    <header className={styles.header}>
      <div className={styles.marker} style={{ height: FIXED_AFTER_PX }} ref={markerRef} />
      <div className={styles.firstRow}>
        <div className={styles.bar} data-fixed={isPast || undefined} ref={bar}>
          <div className={styles.column}>
            <Button
              className={styles.menu}
              variant="ghost"
              aria-label={t('Menu')}
              onPointerDown={expectMenu}
              onFocus={expectMenu}
              onClick={menu.open}
            >
              <Icon name="menu" size={24} />
            </Button>
            <Logo shop={shop} />
            <div className={styles.locationSelectorPlace}>
              <LocationSelector onChoose={reload} />
            </div>
            <div className={styles.searchRoom}>
              <div className={styles.search}>
                <SearchBox place="header" />
              </div>
            </div>
            <div className={styles.row}>
              {shop && (
                <div className={styles.supportPhonePlace}>
                  <SupportPhone phone={shop.phone} />
                </div>
              )}
              <div className={styles.account}>
                <AccountMenu />
              </div>
              <WishlistBadge />
              <CartBadge />
            </div>
          </div>
        </div>
      </div>
      {!hasOwnSearch && (
        <div className={styles.searchOnPhone}>
          <Link
            className={styles.searchEntry}
            to={paths.search()}
            aria-haspopup="dialog"
            onPointerDown={search.expect}
            onFocus={search.expect}
            onClick={openSearch}
          >
            <Icon name="search" size={20} />
            {t('Search for items...')}
          </Link>
        </div>
      )}
      <LazyHydrate>
        <div className={styles.navigation} onPointerEnter={expectMenus} onFocus={expectMenus}>
          <div className={styles.navigationRow}>
            <BrowseAllCategories categories={categories} />
            <nav className={styles.nav} aria-label={t('Shop by category')}>
              <MegaMenu categories={categories} />
              <TopCategoryBar categories={categories} />
            </nav>
            {shop && (
              <div className={styles.phone}>
                <SupportPhone phone={shop.phone} />
              </div>
            )}
          </div>
        </div>
      </LazyHydrate>
    </header>
  );
}

const reload = () => window.location.reload();
