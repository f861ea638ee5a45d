import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountMenu } from '../accounts/AccountMenu';
import { CartBadge } from '../cart/CartBadge';
import { paths } from '../lib/paths';
import { LocationSelector } from '../location/LocationSelector';
import { SearchBox } from '../search/SearchBox';
import { AsleepUntilSeen } from '../ui/AsleepUntilSeen';
import { Icon } from '../ui/Icon';
import { WishlistBadge } from '../wishlist/WishlistBadge';
import { BrowseAllCategories } from './BrowseAllCategories';
import type { FrameCategory, FrameShop } from './frame';
import { Logo } from './Logo';
import { preloadMenus } from './lateMenus';
import { MegaMenu } from './MegaMenu';
import { SupportPhone } from './SupportPhone';
import { TopCategoryBar } from './TopCategoryBar';
import { useScrolledPast } from './useScrolledPast';

/** After how much scrolling, in pixels, the header becomes fixed. @see spec §9 */
const FIXED_AFTER_PX = 100;

type HeaderProps = {
  shop?: FrameShop;
  categories: FrameCategory[];
  /** Opens the slide-in menu; asked for under 992 px. */
  onOpenMenu(): void;
  /** Opens the search over the page; asked for on a phone. */
  onOpenSearch(): void;
};

/**
 * The head of every page: logo, location, search, account and cart, and from 992 px the navigation of categories; under
 * 992 px the rest is in the slide-in menu. On a phone the search has a row of its own, which opens the search over the
 * page. Once the page is scrolled more than 100 px the first row stays fixed at the top; its place is kept, so nothing
 * moves.
 *
 * @see spec §2
 */
export function Header({ shop, categories, onOpenMenu, onOpenSearch }: HeaderProps) {
  const { markerRef, isPast } = useScrolledPast();
  const { pathname, search } = useLocation();
  const client = useApolloClient();
  const expectMenu = () => preloadMenus(client);
  const hasOwnSearch = pathname + search === paths.search();
  // Until the page is ready to be used, it leads to the page with the search box.
  const openSearch = (event: MouseEvent) => {
    event.preventDefault();
    onOpenSearch();
  };
  return (
    <chakra.header position="relative" zIndex="sticky">
      <Box ref={markerRef} position="absolute" top="0" h={`${FIXED_AFTER_PX}px`} w="1px" pointerEvents="none" />
      <Box h={{ base: '16', lg: '20' }}>
        <Bar data-fixed={isPast || undefined}>
          <Flex h="full" align="center" gap={{ base: '1', lg: '3', xl: '4' }} {...column}>
            <Button
              display={{ base: 'inline-flex', lg: 'none' }}
              variant="ghost"
              px="0"
              aria-label="Menu"
              onPointerDown={expectMenu}
              onFocus={expectMenu}
              onClick={onOpenMenu}
            >
              <Icon name="menu" size={24} />
            </Button>
            <Logo />
            <Box display={{ base: 'none', lg: 'block' }} ms="2">
              <LocationSelector onChoose={reload} />
            </Box>
            <Box flex="1" minW="0">
              <Box display={{ base: 'none', md: 'block' }} maxW="2xl" mx="auto" px={{ md: '3', lg: '0' }}>
                <SearchBox place="header" />
              </Box>
            </Box>
            <Flex align="center" gap={{ base: '1', xl: '2' }}>
              {shop && (
                <Box display={{ base: 'none', lg: 'block', xl: 'none' }}>
                  <SupportPhone phone={shop.phone} />
                </Box>
              )}
              <Box display={{ base: 'none', lg: 'block' }}>
                <AccountMenu />
              </Box>
              <WishlistBadge />
              <CartBadge />
            </Flex>
          </Flex>
        </Bar>
      </Box>
      {!hasOwnSearch && (
        <Box display={{ base: 'block', md: 'none' }} px="4" pt="3">
          <SearchEntry to={paths.search()} aria-haspopup="dialog" onClick={openSearch}>
            <Icon name="search" size={20} />
            Search for items...
          </SearchEntry>
        </Box>
      )}
      <AsleepUntilSeen>
        <Box
          display={{ base: 'none', lg: 'block' }}
          bg="bg"
          borderBottomWidth="1px"
          borderColor="border"
          onPointerEnter={expectMenu}
          onFocus={expectMenu}
        >
          <Flex align="stretch" gap="1" h="13" {...column}>
            <BrowseAllCategories categories={categories} />
            <Flex as="nav" aria-label="Shop by category" align="stretch" gap="1" flex="1" minW="0">
              <MegaMenu categories={categories} />
              <TopCategoryBar categories={categories} />
            </Flex>
            {shop && (
              <Flex display={{ base: 'none', xl: 'flex' }} align="center">
                <SupportPhone phone={shop.phone} />
              </Flex>
            )}
          </Flex>
        </Box>
      </AsleepUntilSeen>
    </chakra.header>
  );
}

const column = { maxW: '8xl', mx: 'auto', px: { base: '3', md: '6', xl: '8' } };

const reload = () => window.location.reload();

const Bar = chakra('div', {
  base: {
    h: 'full',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: { base: 'border', lg: 'border.muted' },
    '&[data-fixed]': {
      position: 'fixed',
      top: '0',
      insetInline: '0',
      h: '16',
      borderColor: 'border',
      boxShadow: 'sm',
      animation: 'slide-down 200ms {easings.ease-out}',
    },
  },
});

// Drawn as the box that it opens.
const SearchEntry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: '11',
    px: '4',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    color: 'fg.muted',
    _active: { bg: 'bg.muted' },
    '& svg': { color: 'brand.fg' },
  },
});
