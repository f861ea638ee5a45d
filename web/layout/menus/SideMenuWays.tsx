import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/session/session';
import { useSignOut } from '../../accounts/session/useSignOut';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { LocationSelector } from '../../location/LocationSelector';
import { AfterShell } from '../../ui/feedback/AfterShell';
import { CloseButton } from '../../ui/feedback/CloseButton';
import { ColourSchemeToggle } from '../../ui/form/ColourSchemeToggle';
import { LanguageSwitch } from '../../ui/form/LanguageSwitch';
import { Icon } from '../../ui/media/Icon';
import type { FrameCategory, FrameShop } from '../frame';
import { Logo } from '../Logo';
import { SupportPhone } from '../SupportPhone';
import { CategoryMark } from './CategoryMark';
import { PanelLink } from './NavDropdown';
import { useExpectedSubCategories, useSubCategories } from './useSubCategories';

/** What the slide-in menu needs to know. */
export interface SideMenuWaysProps {
  /** Closes the menu that it stands in. */
  onClose(): void;
  shop?: FrameShop;
  categories: FrameCategory[];
}

/**
 * What the slide-in menu holds: location, Sign In or Logout, the categories, help and the support
 * line.
 */
export function SideMenuWays({ onClose, shop, categories }: SideMenuWaysProps) {
  return (
    <Stack gap="5" p="4" minH="full" css={{ '& nav a': { minH: '12' }, '& details a': { minH: '11' } }}>
      <Flex justify="space-between" align="center">
        <Logo shop={shop} />
        <CloseButton aria-label={t('Close menu')} onClick={onClose} />
      </Flex>
      <LocationSelector onChoose={() => window.location.reload()} />
      <SignInOrLogout />
      <AfterShell>
        <nav aria-label={t('All categories')}>
          <CategoryTree categories={categories} />
        </nav>
        <nav aria-label={t('About and help')}>
          <PanelLink to={paths.supportCenter()}>{t('Support Center')}</PanelLink>
          <PanelLink to={paths.contact()}>{t('Contact Us')}</PanelLink>
          <PanelLink to={paths.about()}>{t('About Us')}</PanelLink>
        </nav>
      </AfterShell>
      <Box flex="1" />
      <Flex align="center" justify="space-between" gap="3">
        {shop ? <SupportPhone phone={shop.phone} /> : <span />}
        <LanguageSwitch />
        <ColourSchemeToggle />
      </Flex>
    </Stack>
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
          {t('Logout')}
        </Button>
      </Flex>
    );
  }
  return (
    <Button asChild colorPalette="brand">
      <Link to={paths.signIn()}>{t('Sign In')}</Link>
    </Button>
  );
}

function CategoryTree({ categories }: { categories: FrameCategory[] }) {
  const expect = useExpectedSubCategories();
  return (
    <chakra.ul listStyleType="none" onPointerDown={expect} onFocus={expect}>
      {categories.map((category) => (
        <li key={category.id}>
          {category.anyChild.length === 0 ? (
            <PanelLink to={paths.category(category.id)}>
              <CategoryMark category={category} />
              {category.name}
            </PanelLink>
          ) : (
            <Branch category={category} />
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

/**
 * A category that unfolds. What is folded away is not there: the dialog would have the browser lay
 * out a hundred links to learn that none of them can have the focus.
 */
function Branch({ category }: { category: FrameCategory }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        minH="12"
        px="3"
        borderRadius="l2"
        textStyle="sm"
        fontWeight="medium"
        _hover={{ bg: 'bg.muted' }}
        css={{ '&:is([open] > summary) > svg': { transform: 'rotate(180deg)' } }}
      >
        <CategoryMark category={category} />
        <Box flex="1">{category.name}</Box>
        <Icon name="chevronDown" size={16} />
      </chakra.summary>
      {isOpen && <Leaves category={category} />}
    </details>
  );
}

function Leaves({ category }: { category: FrameCategory }) {
  const subCategories = useSubCategories()(category.id);
  return (
    <chakra.ul ps="11" listStyleType="none">
      <li>
        <PanelLink to={paths.category(category.id)}>
          {t('All of')} {category.name}
        </PanelLink>
      </li>
      {subCategories.map((child) => (
        <li key={child.id}>
          <PanelLink to={paths.subCategory(child.id)}>{child.name}</PanelLink>
        </li>
      ))}
    </chakra.ul>
  );
}
