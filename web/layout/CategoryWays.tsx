import { chakra, Heading } from '@chakra-ui/react';
import { paths } from '../lib/paths';
import { CategoryMark } from './CategoryMark';
import type { FrameCategory } from './frame';
import { PanelLink } from './NavDropdown';

/** The top-level categories in two columns, for those who would rather look around than search. */
export function CategoryWays({ categories }: { categories: FrameCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="category-ways">
      <Heading as="h2" id="category-ways" size="sm" px="3" py="2">
        Browse categories
      </Heading>
      <chakra.ul display="grid" gridTemplateColumns="1fr 1fr" listStyleType="none">
        {categories.map((category) => (
          <li key={category.id}>
            <PanelLink to={paths.category(category.id)} minH="12">
              <CategoryMark category={category} />
              {category.name}
            </PanelLink>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}
