import { Box, Button, type ButtonProps, chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { endSession } from '../accounts/session/session';
import { servedParts } from '../extensions/served';
import { inLanguage, t } from '../lib/messages';
import { paths } from '../lib/paths';
import { ColourSchemeToggle } from '../ui/form/ColourSchemeToggle';
import { SkipLink } from '../ui/layout/SkipLink';
import { SIGN_OUT } from '../ui/media/drawings';
import { Icon, type IconName } from '../ui/media/Icon';
import { DeskMark } from './DeskMark';
import { deskRoutes } from './deskRoutes';
import { DeskLanguageSwitch } from './shared/DeskLanguageSwitch';
import { deskPaths } from './shared/deskPaths';
import { ROLE_NAMES } from './shared/roles';
import { useKeptFocus } from './shared/useKeptFocus';
import type { StaffViewer } from './shared/viewer';

/** What the ways beside the name of the viewer look like. */
const accountWay = {
  variant: 'plain',
  w: { base: '11', lg: '9' },
  minW: '0',
  p: '0',
  color: 'fg.muted',
  _hover: { bg: 'bg.muted', color: 'fg' },
} satisfies ButtonProps;

const Way = chakra(NavLink, {
  base: {
    display: 'flex',
    flexShrink: '0',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    px: '3',
    borderRadius: 'l2',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'bg.panel', boxShadow: 'xs', color: 'brand.fg' },
  },
});

/** So many ways stand below each other on a laptop; where a role has more, some are folded away. */
const MAX_UNFOLDED = 12;

/** A way of the navigation. */
interface DeskWay {
  path: string;
  label: string;
  icon: IconName;
  /** The way that it is named below, if it is named below one. */
  under?: string;
}

interface DeskFrameProps {
  viewer: StaffViewer;
  shopName: string;
  /** The page. */
  children: ReactNode;
}

/**
 * What stands around every page of the desk: the ways that the role has, at the side from 992 px on
 * and in a row above the page below that, and who is signed in. On paper there is the page alone.
 */
export function DeskFrame({ viewer, shopName, children }: DeskFrameProps) {
  const page = useRef<HTMLElement>(null);
  useKeptFocus(page);
  const ways: DeskWay[] = deskRoutes.flatMap(({ path, right, entry }) =>
    entry && viewer.rights.includes(right) ? [{ ...entry, path, label: t(entry.label) }] : [],
  );
  return (
    <Box minH="100dvh" display={{ lg: 'grid', _print: 'block' }} gridTemplateColumns="15rem minmax(0, 1fr)">
      <SkipLink />
      <chakra.header
        display="grid"
        gridTemplate={{
          base: '"top account" auto "ways ways" auto / minmax(0, 1fr) auto',
          lg: '"top" auto "ways" 1fr "account" auto / minmax(0, 1fr)',
        }}
        position={{ lg: 'sticky' }}
        top="0"
        alignItems={{ base: 'center', lg: 'start' }}
        h={{ lg: '100dvh' }}
        bg="bg.subtle"
        borderBottom={{ base: '1px solid {colors.border}', lg: '0' }}
        borderEnd={{ lg: '1px solid {colors.border}' }}
      >
        <Flex
          gridArea="top"
          align="center"
          minW="0"
          minH="14"
          px={{ base: '4', lg: '5' }}
          pt={{ lg: '6' }}
          pb={{ lg: '5' }}
        >
          <DeskMark name={shopName} />
        </Flex>
        <Ways ways={[...ways, ...(viewer.rights.includes('RUN_SHOP') ? waysOfExtensions() : [])]} />
        <Flex
          gridArea="account"
          direction={{ lg: 'column' }}
          align={{ base: 'center', lg: 'stretch' }}
          justify="space-between"
          gap={{ lg: '1' }}
          pe={{ base: '2', lg: '3' }}
          ps={{ lg: '5' }}
          py={{ lg: '3' }}
          borderTop={{ lg: '1px solid {colors.border}' }}
        >
          <Text as="p" display={{ base: 'none', lg: 'flex' }} flexDirection="column" minW="0" textStyle="sm">
            <Text as="b" truncate fontWeight="semibold">
              {viewer.name}
            </Text>
            <chakra.span color="fg.muted">{t(ROLE_NAMES[viewer.role])}</chakra.span>
          </Text>
          <Flex align="center" justify={{ lg: 'space-between' }}>
            <Button {...accountWay} asChild>
              <a href={paths.home()} aria-label={t('Open the shop')} title={t('Open the shop')}>
                <Icon name="cart" size={20} />
              </a>
            </Button>
            <DeskLanguageSwitch />
            <ColourSchemeToggle />
            <Button {...accountWay} aria-label={t('Sign out')} title={t('Sign out')} onClick={leave}>
              <Icon name={SIGN_OUT} size={20} />
            </Button>
          </Flex>
        </Flex>
      </chakra.header>
      <chakra.main
        minW="0"
        w="full"
        maxW={{ base: '80rem', _print: 'none' }}
        px={{ base: '4', md: '6', lg: '8', _print: '0' }}
        pt={{ base: '5', lg: '8', _print: '0' }}
        pb={{ base: '16', _print: '0' }}
        id="content"
        ref={page}
        tabIndex={-1}
      >
        {children}
      </chakra.main>
    </Box>
  );
}

/** Nothing that was fetched stays in the memory of the page. */
function leave(): void {
  endSession();
  window.location.assign(deskPaths.today());
}

/** The ways to the pages that extensions bring. */
function waysOfExtensions(): DeskWay[] {
  return servedParts().desk.map(({ extension, path, title }) => ({
    path: deskPaths.extension(extension, path),
    label: inLanguage(title),
    icon: 'plus',
  }));
}

/**
 * The ways that are shown at an address. Where there are many, those below another are shown while
 * that or one of them is open.
 */
function shownAt(pathname: string, ways: readonly DeskWay[]): DeskWay[] {
  const tops = new Set(ways.flatMap(({ path, under }) => (under ? [] : [path])));
  const topOf = ({ path, under }: DeskWay) => (under && tops.has(under) ? under : path);
  const isOpen = ({ path }: DeskWay) => pathname === path || pathname.startsWith(`${path}/`);
  const open = new Set(ways.filter(isOpen).map(topOf));
  const isFolded = ways.length > MAX_UNFOLDED;
  return ways
    .map((way) => ({ ...way, under: isFolded && topOf(way) !== way.path ? topOf(way) : undefined }))
    .filter(({ under }) => !under || open.has(under));
}

function Ways({ ways }: { ways: DeskWay[] }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row scrolls: the way that one is on is to be seen.
  useEffect(() => {
    const current = pathname && row.current?.querySelector('[aria-current]');
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <chakra.nav
      display="flex"
      gridArea="ways"
      flexDirection={{ lg: 'column' }}
      gap="1"
      h={{ lg: 'full' }}
      px="3"
      pb="2"
      overflowX={{ base: 'auto', lg: 'visible' }}
      overflowY={{ lg: 'auto' }}
      scrollbarWidth={{ base: 'none', lg: 'thin' }}
      aria-label={t('Desk')}
      ref={row}
    >
      {shownAt(pathname, ways).map(({ path, label, icon, under }) => (
        <Way
          key={path}
          to={path}
          end={path === deskPaths.today()}
          {...(under && { ps: { lg: '10' }, minH: { base: '11', lg: '9' } })}
        >
          {!under && <Icon name={icon} size={20} />}
          {label}
        </Way>
      ))}
    </chakra.nav>
  );
}
