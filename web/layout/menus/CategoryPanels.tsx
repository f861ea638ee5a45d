import { Box, chakra, Grid } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { InChakra } from '../../theme/InChakra';
import { Icon } from '../../ui/media/Icon';
import type { FrameCategory } from '../frame';
import { CategoryMark } from './CategoryMark';
import { NavDropdown, PanelLink } from './NavDropdown';
import { type SubCategory, useSubCategories } from './useSubCategories';

/** A window too low for a menu beside another. */
const LOW = '@media (max-height: 43rem)';

const Way = chakra(PanelLink);

/** The sheet of a menu. */
const Sheet = chakra('ul', {
  base: {
    p: '2',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'l3',
    boxShadow: 'lg',
    listStyle: 'none',
  },
});

/** How many categories 'Shop' shows. @see spec §9 */
const SHOWN = 5;

/** Beneath 'Shop': the first 5 categories side by side with all their sub-categories. */
export function ShopPanel({ categories }: { categories: FrameCategory[] }) {
  const subCategoriesOf = useSubCategories();
  return (
    <InChakra>
      <Box maxW="8xl" mx="auto" px={{ md: '6', xl: '8' }}>
        <Grid
          bg="bg.panel"
          borderRadius="l3"
          border="1px solid {colors.border}"
          boxShadow="lg"
          templateColumns="repeat(5, 1fr)"
          gap="4"
          p="6"
          maxH="70vh"
          overflowY="auto"
        >
          {categories.slice(0, SHOWN).map((category) => (
            <div key={category.id}>
              <Way mb="1" minH="12" fontWeight="bold" to={paths.category(category.id)}>
                <CategoryMark category={category} />
                {category.name}
              </Way>
              <chakra.ul listStyleType="none">
                {subCategoriesOf(category.id).map((child) => (
                  <li key={child.id}>
                    <Way color={{ base: 'fg.muted', _hover: 'brand.fg' }} to={paths.subCategory(child.id)}>
                      {child.name}
                    </Way>
                  </li>
                ))}
              </chakra.ul>
            </div>
          ))}
        </Grid>
      </Box>
    </InChakra>
  );
}

/**
 * Beneath a category of the top bar: its sub-categories, or the whole of it while they are not
 * there.
 */
export function SubCategoryPanel({ category }: { category: FrameCategory }) {
  const children = useSubCategories()(category.id);
  return (
    <InChakra>
      <Sheet>
        {children.length === 0 && (
          <li>
            <Way to={paths.category(category.id)}>
              {t('All of')} {category.name}
            </Way>
          </li>
        )}
        {children.map((child) => (
          <li key={child.id}>
            <Way to={paths.subCategory(child.id)}>{child.name}</Way>
          </li>
        ))}
      </Sheet>
    </InChakra>
  );
}

/**
 * Beneath 'Browse All Categories': every category, and beside it those of its sub-categories that
 * have others beneath them.
 */
export function BrowsePanel({ categories }: { categories: FrameCategory[] }) {
  const subCategoriesOf = useSubCategories();
  return (
    <InChakra>
      <Sheet position="relative" w="72" css={{ [LOW]: { maxH: '75vh', overflowY: 'auto' } }}>
        {categories.map((category) => (
          <li key={category.id}>
            <Entry
              category={category}
              parents={subCategoriesOf(category.id).filter(({ children }) => children.length > 0)}
            />
          </li>
        ))}
      </Sheet>
    </InChakra>
  );
}

function Entry({ category, parents }: { category: FrameCategory; parents: SubCategory[] }) {
  const link = (
    <Way flex="1" minH="11" to={paths.category(category.id)}>
      <CategoryMark category={category} />
      {category.name}
    </Way>
  );
  if (parents.length === 0) return link;
  return (
    <NavDropdown
      panel="side"
      lead={link}
      buttonLabel={t('More in {name}', { name: category.name })}
      label={
        <chakra.span display="grid" placeItems="center" w="6">
          <Icon name="chevronRight" size={14} />
        </chakra.span>
      }
    >
      <Sheet
        w="72"
        css={{
          '& ul': { pb: '1', listStyle: 'none' },
          [LOW]: { w: 'full', border: 'none', boxShadow: 'none', ps: '11', pt: '0' },
        }}
      >
        {parents.map((parent) => (
          <li key={parent.id}>
            <Way fontWeight="bold" to={paths.subCategory(parent.id)}>
              {parent.name}
            </Way>
            <ul>
              {parent.children.map((child) => (
                <li key={child.id}>
                  <Way minH="9" color={{ base: 'fg.muted', _hover: 'brand.fg' }} to={paths.subCategory(child.id)}>
                    {child.name}
                  </Way>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Sheet>
    </NavDropdown>
  );
}
