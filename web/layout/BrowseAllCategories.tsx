import { Flex } from '@chakra-ui/react';
import { Icon } from '../ui/Icon';
import type { FrameCategory } from './frame';
import { BrowsePanel } from './lateMenus';
import { NavDropdown } from './NavDropdown';

/**
 * 'Browse All Categories': the side list of every category. A category has a submenu beside it with those of its
 * sub-categories that have children of their own, and with these.
 *
 * @see spec §2
 */
export function BrowseAllCategories({ categories }: { categories: FrameCategory[] }) {
  return (
    <NavDropdown
      label={
        <Flex
          as="span"
          align="center"
          gap="2.5"
          h="10"
          px={{ base: '3', xl: '4' }}
          mx={{ base: '-1', xl: '-2' }}
          borderRadius="l2"
          bg="brand.subtle"
          color="brand.fg"
          fontWeight="bold"
        >
          <Icon name="menu" />
          Browse All Categories
        </Flex>
      }
    >
      <BrowsePanel categories={categories} />
    </NavDropdown>
  );
}
