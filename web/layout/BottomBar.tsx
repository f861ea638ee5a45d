import { chakra, Grid } from '@chakra-ui/react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session';
import { paths } from '../lib/paths';
import { CountedIcon, counted } from '../ui/CountedIcon';
import { useOfferedFilterTab } from '../ui/FilterTab';
import { Icon } from '../ui/Icon';
import { useWishlistCount } from '../wishlist/wishlist';

/**
 * Under 992 px: the ways that are always within a thumb's reach. Filters is there only on a page that has some. Account
 * leads a visitor to /signIn and opens the slide-in menu, where Logout is, for a signed-in shopper.
 *
 * @see spec §2
 */
export function BottomBar({ onOpenMenu }: { onOpenMenu(): void }) {
  const filters = useOfferedFilterTab();
  const wished = useWishlistCount();
  return (
    <Bar aria-label="Quick">
      <Grid templateColumns={`repeat(${filters.isEnabled ? 5 : 4}, 1fr)`} h="16" maxW="2xl" mx="auto">
        <Entry asChild>
          <NavLink to={paths.home()} end>
            <Icon name="home" size={22} />
            Home
          </NavLink>
        </Entry>
        {filters.isEnabled && (
          <Entry asChild>
            <button type="button" onClick={filters.open}>
              <Icon name="filter" size={22} />
              Filters
            </button>
          </Entry>
        )}
        <Entry asChild>
          <NavLink to={paths.myList()} aria-label={counted('Wishlist', wished)}>
            <CountedIcon name="heart" size={22} count={wished} />
            Wishlist
          </NavLink>
        </Entry>
        <Entry asChild>
          <NavLink to={paths.orders()}>
            <Icon name="box" size={22} />
            Orders
          </NavLink>
        </Entry>
        <Account onOpenMenu={onOpenMenu} />
      </Grid>
    </Bar>
  );
}

function Account({ onOpenMenu }: { onOpenMenu(): void }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const face = (
    <>
      <Icon name="user" size={22} />
      Account
    </>
  );
  return (
    <Entry asChild>
      {session ? (
        <button type="button" onClick={onOpenMenu}>
          {face}
        </button>
      ) : (
        <NavLink to={paths.signIn()} state={{ from: `${pathname}${search}` }}>
          {face}
        </NavLink>
      )}
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
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-current=page]': { color: 'brand.fg' },
  },
});
