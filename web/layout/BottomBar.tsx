import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../lib/paths';
import { CountedIcon, counted } from '../ui/CountedIcon';
import { useOfferedFilterTab } from '../ui/FilterTab';
import { Icon, type IconName } from '../ui/Icon';
import { useWishlistCount } from '../wishlist/wishlist';

/**
 * Under 992 px: the ways that are always within a thumb's reach. Filters is there only on a page that has some; Search
 * opens the search over the page. Wishlist, Orders and Account lead a visitor to /signIn first.
 *
 * @see spec §2
 */
export function BottomBar({ onOpenSearch }: { onOpenSearch(): void }) {
  const filters = useOfferedFilterTab();
  const wished = useWishlistCount();
  return (
    <Bar aria-label="Quick">
      <Grid templateColumns={`repeat(${filters.isEnabled ? 6 : 5}, minmax(0, 1fr))`} h="16" maxW="2xl" mx="auto">
        <Way to={paths.home()} icon="home">
          Home
        </Way>
        {filters.isEnabled && (
          <Deed icon="filter" onPress={filters.open}>
            Filters
          </Deed>
        )}
        <Deed icon="search" onPress={onOpenSearch}>
          Search
        </Deed>
        <Entry asChild>
          <NavLink to={paths.myList()} end aria-label={counted('Wishlist', wished)}>
            <CountedIcon name="heart" size={22} count={wished} />
            Wishlist
          </NavLink>
        </Entry>
        <Way to={paths.orders()} icon="box">
          Orders
        </Way>
        <Way to={paths.myAccount()} icon="user">
          Account
        </Way>
      </Grid>
    </Bar>
  );
}

function Way({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <Entry asChild>
      <NavLink to={to} end>
        <Icon name={icon} size={22} />
        {children}
      </NavLink>
    </Entry>
  );
}

function Deed({ icon, onPress, children }: { icon: IconName; onPress(): void; children: ReactNode }) {
  return (
    <Entry asChild>
      <button type="button" aria-haspopup="dialog" onClick={onPress}>
        <Icon name={icon} size={22} />
        {children}
      </button>
    </Entry>
  );
}

const Bar = chakra('nav', {
  base: {
    display: { base: 'block', lg: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    pb: 'env(safe-area-inset-bottom)',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const Entry = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minH: '12',
    textStyle: '2xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    transition: 'color 150ms, background-color 150ms',
    _active: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-current=page]': { color: 'brand.fg' },
  },
});
