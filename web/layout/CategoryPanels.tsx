import { Box, chakra, Grid } from '@chakra-ui/react';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import { CategoryMark } from './CategoryMark';
import type { FrameCategory } from './frame';
import { NavDropdown, PanelLink } from './NavDropdown';
import { type SubCategory, useSubCategories } from './useSubCategories';

/** How many categories 'Shop' shows. @see spec §9 */
const SHOWN = 5;

/** Beneath 'Shop': the first 5 categories side by side with all their sub-categories. */
export function ShopPanel({ categories }: { categories: FrameCategory[] }) {
  const subCategoriesOf = useSubCategories();
  return (
    <Box px={{ md: '6', xl: '8' }} maxW="8xl" mx="auto">
      <Grid layerStyle="floating" templateColumns={`repeat(${SHOWN}, 1fr)`} gap="4" p="6" maxH="70vh" overflowY="auto">
        {categories.slice(0, SHOWN).map((category) => (
          <Box key={category.id}>
            <PanelLink to={paths.category(category.id)} fontWeight="bold" minH="12" mb="1">
              <CategoryMark category={category} />
              {category.name}
            </PanelLink>
            <chakra.ul listStyleType="none">
              {subCategoriesOf(category.id).map((child) => (
                <li key={child.id}>
                  <PanelLink to={paths.subCategory(child.id)} color="fg.muted">
                    {child.name}
                  </PanelLink>
                </li>
              ))}
            </chakra.ul>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

/** Beneath a category of the top bar: its sub-categories, or the whole of it while they are not there. */
export function SubCategoryPanel({ category }: { category: FrameCategory }) {
  const children = useSubCategories()(category.id);
  return (
    <chakra.ul layerStyle="floating" p="2" listStyleType="none">
      {children.length === 0 && (
        <li>
          <PanelLink to={paths.category(category.id)}>All of {category.name}</PanelLink>
        </li>
      )}
      {children.map((child) => (
        <li key={child.id}>
          <PanelLink to={paths.subCategory(child.id)}>{child.name}</PanelLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** Beneath 'Browse All Categories': every category, and beside it those of its sub-categories that have others beneath them. */
export function BrowsePanel({ categories }: { categories: FrameCategory[] }) {
  const subCategoriesOf = useSubCategories();
  return (
    <SideList layerStyle="floating">
      {categories.map((category) => (
        <li key={category.id}>
          <Entry
            category={category}
            parents={subCategoriesOf(category.id).filter(({ children }) => children.length > 0)}
          />
        </li>
      ))}
    </SideList>
  );
}

function Entry({ category, parents }: { category: FrameCategory; parents: SubCategory[] }) {
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
