import { Box, chakra, Flex } from '@chakra-ui/react';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import { CategoryMark } from './CategoryMark';
import type { FrameCategory } from './frame';
import { NavDropdown, PanelLink } from './NavDropdown';

/**
 * 'Browse All Categories': the side list of every category. Beneath a category stand those of its sub-categories that
 * have children of their own, with these.
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
          px="4"
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
      <chakra.ul layerStyle="floating" p="2" w="72" maxH="75vh" overflowY="auto" listStyleType="none">
        {categories.map((category) => (
          <li key={category.id}>
            <PanelLink to={paths.category(category.id)} minH="12">
              <CategoryMark category={category} />
              {category.name}
            </PanelLink>
            <Submenu category={category} />
          </li>
        ))}
      </chakra.ul>
    </NavDropdown>
  );
}

function Submenu({ category }: { category: FrameCategory }) {
  const parents = category.children.filter((child) => child.children.length > 0);
  if (parents.length === 0) return null;
  return (
    <chakra.ul ps="11" listStyleType="none">
      {parents.map((parent) => (
        <li key={parent.id}>
          <PanelLink to={paths.subCategory(parent.id)}>{parent.name}</PanelLink>
          <Box as="ul" ps="3" listStyleType="none">
            {parent.children.map((child) => (
              <li key={child.id}>
                <PanelLink to={paths.subCategory(child.id)} color="fg.muted">
                  {child.name}
                </PanelLink>
              </li>
            ))}
          </Box>
        </li>
      ))}
    </chakra.ul>
  );
}
