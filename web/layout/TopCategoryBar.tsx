import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import type { FrameCategory } from './frame';
import { SubCategoryPanel } from './lateMenus';
import { NavDropdown } from './NavDropdown';

/** How many categories the bar shows. @see spec §9 */
const SHOWN = 6;

/**
 * The first 6 categories, each a link to its listing, with a dropdown of its sub-categories where it has some.
 *
 * @see spec §2
 */
export function TopCategoryBar({ categories }: { categories: FrameCategory[] }) {
  return (
    <chakra.ul display="flex" listStyleType="none" flex="1" minW="0">
      {categories.slice(0, SHOWN).map((category) => (
        <chakra.li key={category.id} display="flex" minW="0">
          {category.anyChild.length === 0 ? (
            <CategoryLink to={paths.category(category.id)}>{category.name}</CategoryLink>
          ) : (
            <NavDropdown
              lead={
                <CategoryLink to={paths.category(category.id)}>
                  <chakra.span truncate>{category.name}</chakra.span>
                </CategoryLink>
              }
              buttonLabel={`Sub-categories of ${category.name}`}
              label={<Icon name="chevronDown" size={14} />}
            >
              <SubCategoryPanel category={category} />
            </NavDropdown>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const CategoryLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    my: '1',
    ps: { base: '1', xl: '2' },
    borderRadius: 'l2',
    textStyle: { base: 'xs', xl: 'sm' },
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    color: 'fg',
    _hover: { color: 'brand.fg' },
  },
});
