import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import type { OverlayState } from '../ui/feedback/useOverlay';
import { useOfferedFilterTab } from '../ui/form/FilterTab';
import { CountedIcon, counted } from '../ui/media/CountedIcon';
import { Icon, type IconName } from '../ui/media/Icon';
import { useWishlistCount } from '../wishlist/wishlist';
import styles from './BottomBar.module.css';

/**
 * Under 992 px: the ways that are always within a thumb's reach. Filters is there only on a page
 * that has some; Search opens the search over the page. Wishlist, Orders and Account lead a visitor
 * to /signIn first.
 *
 * @see spec §2
 */
export function BottomBar({ search }: { search: OverlayState }) {
  const filters = useOfferedFilterTab();
  const wished = useWishlistCount();
  return (
    <nav className={styles.bar} aria-label={t('Quick')}>
      <div
        className={styles.grid}
        style={{ gridTemplateColumns: `repeat(${filters.isEnabled ? 6 : 5}, minmax(0, 1fr))` }}
      >
        <Way to={paths.home()} icon="home">
          {t('Home')}
        </Way>
        {filters.isEnabled && (
          <Deed icon="filter" onPress={filters.open}>
            {t('Filters')}
          </Deed>
        )}
        <Deed icon="search" onExpect={search.expect} onPress={search.open}>
          {t('Search')}
        </Deed>
        <NavLink className={styles.entry} to={paths.myList()} end aria-label={counted(t('Wishlist'), wished)}>
          <CountedIcon name="heart" size={22} count={wished} />
          {t('Wishlist')}
        </NavLink>
        <Way to={paths.orders()} icon="box">
          {t('Orders')}
        </Way>
        <Way to={paths.myAccount()} icon="user">
          {t('Account')}
        </Way>
      </div>
    </nav>
  );
}

function Way({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <NavLink className={styles.entry} to={to} end>
      <Icon name={icon} size={22} />
      {children}
    </NavLink>
  );
}

interface DeedProps {
  icon: IconName;
  /** Called when the visitor is about to press it. */
  onExpect?(): void;
  onPress(): void;
  children: ReactNode;
}

function Deed({ icon, onExpect, onPress, children }: DeedProps) {
  return (
    <button
      className={styles.entry}
      type="button"
      aria-haspopup="dialog"
      onPointerDown={onExpect}
      onFocus={onExpect}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
      {children}
    </button>
  );
}
