import { Box, chakra, Flex } from '@chakra-ui/react';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import { CategoryMark } from './CategoryMark';
import type { FrameCategory } from './frame';
import { NavDropdown, PanelLink } from './NavDropdown';

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
      <SideList layerStyle="floating">
        {categories.map((category) => (
          <li key={category.id}>
            <Entry category={category} />
          </li>
        ))}
      </SideList>
    </NavDropdown>
  );
}

function Entry({ category }: { category: FrameCategory }) {
  const parents = category.children.filter((child) => child.children.length > 0);
  const link = (
    <PanelLink to={paths.category(category.id)} flex="1" minH="11">
      <CategoryMark category={category} />
      {category.name}
    </PanelLink>
  );
  if (parents.length === 0) return link;
  return (
    <NavDropdown
      panel="side"
      lead={link}
      buttonLabel={`More in ${category.name}`}
      label={
        <Box as="span" display="grid" placeItems="center" w="6">
          <Icon name="chevronRight" size={14} />
        </Box>
      }
    >
      <Submenu layerStyle="floating">
        {parents.map((parent) => (
          <li key={parent.id}>
            <PanelLink to={paths.subCategory(parent.id)} fontWeight="bold">
              {parent.name}
            </PanelLink>
            <ul>
              {parent.children.map((child) => (
                <li key={child.id}>
                  <PanelLink to={paths.subCategory(child.id)} color="fg.muted" minH="9">
                    {child.name}
                  </PanelLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Submenu>
    </NavDropdown>
  );
}

const SideList = chakra('ul', {
  base: {
    position: 'relative',
    w: '72',
    p: '2',
    listStyle: 'none',
    '@media (max-height: 43rem)': { maxH: '75vh', overflowY: 'auto' },
  },
});

const Submenu = chakra('ul', {
  base: {
    w: '72',
    p: '2',
    listStyle: 'none',
    '& ul': { listStyle: 'none', pb: '1' },
    '@media (max-height: 43rem)': { w: 'full', border: 'none', boxShadow: 'none', ps: '11', pt: '0' },
  },
});
