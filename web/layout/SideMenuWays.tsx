import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useSession } from '../accounts/session';
import { useSignOut } from '../accounts/useSignOut';
import { paths } from '../lib/paths';
import { LocationSelector } from '../location/LocationSelector';
import { Icon } from '../ui/Icon';
import { CategoryMark } from './CategoryMark';
import { ColourSchemeToggle } from './ColourSchemeToggle';
import type { FrameCategory, FrameShop } from './frame';
import { Logo } from './Logo';
import { PanelLink } from './NavDropdown';
import { SupportPhone } from './SupportPhone';
import { useSubCategories } from './useSubCategories';

/** What the slide-in menu needs to know. */
export interface SideMenuWaysProps {
  /** Closes the menu that it stands in. */
  onClose(): void;
  shop?: FrameShop;
  categories: FrameCategory[];
}

/** What the slide-in menu holds: location, Sign In or Logout, the categories, help and the support line. */
export function SideMenuWays({ onClose, shop, categories }: SideMenuWaysProps) {
  return (
    <Flex direction="column" gap="5" p="4" minH="full">
      <Flex justify="space-between" align="center">
        <Logo />
        <Button variant="ghost" px="0" aria-label="Close menu" onClick={onClose}>
          <Icon name="close" size={22} />
        </Button>
      </Flex>
      <LocationSelector onChoose={() => window.location.reload()} />
      <SignInOrLogout />
      <nav aria-label="All categories">
        <CategoryTree categories={categories} />
      </nav>
      <nav aria-label="About and help">
        <PanelLink to={paths.supportCenter()} minH="12">
          Support Center
        </PanelLink>
        <PanelLink to={paths.contact()} minH="12">
          Contact Us
        </PanelLink>
        <PanelLink to={paths.about()} minH="12">
          About Us
        </PanelLink>
      </nav>
      <Box flex="1" />
      <Flex align="center" justify="space-between" gap="3">
        {shop ? <SupportPhone phone={shop.phone} /> : <span />}
        <ColourSchemeToggle />
      </Flex>
    </Flex>
  );
}

function SignInOrLogout() {
  const session = useSession();
  const signOut = useSignOut();
  if (session) {
    return (
      <Flex align="center" justify="space-between" gap="3">
        <Box minW="0" fontWeight="semibold" truncate>
          {session.user.name}
        </Box>
        <Button variant="outline" onClick={signOut}>
          Logout
        </Button>
      </Flex>
    );
  }
  return (
    <Button asChild colorPalette="brand">
      <Link to={paths.signIn()}>Sign In</Link>
    </Button>
  );
}

function CategoryTree({ categories }: { categories: FrameCategory[] }) {
  const subCategoriesOf = useSubCategories();
  return (
    <chakra.ul listStyleType="none">
      {categories.map((category) => (
        <li key={category.id}>
          {category.anyChild.length === 0 ? (
            <PanelLink to={paths.category(category.id)} minH="12">
              <CategoryMark category={category} />
              {category.name}
            </PanelLink>
          ) : (
            <details>
              <Summary>
                <CategoryMark category={category} />
                <Box flex="1">{category.name}</Box>
                <Icon name="chevronDown" size={16} />
              </Summary>
              <chakra.ul ps="11" listStyleType="none">
                <li>
                  <PanelLink to={paths.category(category.id)} minH="11">
                    All of {category.name}
                  </PanelLink>
                </li>
                {subCategoriesOf(category.id).map((child) => (
                  <li key={child.id}>
                    <PanelLink to={paths.subCategory(child.id)} minH="11">
                      {child.name}
                    </PanelLink>
                  </li>
                ))}
              </chakra.ul>
            </details>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '3',
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    '&:is([open] > summary) > svg': { transform: 'rotate(180deg)' },
  },
});
