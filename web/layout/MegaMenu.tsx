import { Box, chakra, Grid } from '@chakra-ui/react';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import { CategoryMark } from './CategoryMark';
import type { FrameCategory } from './frame';
import { NavDropdown, PanelLink } from './NavDropdown';

/** How many categories the menu shows. @see spec §9 */
const SHOWN = 5;

/** 'Shop': the first 5 categories side by side with all their sub-categories. Wide screens only. @see spec §2 */
export function MegaMenu({ categories }: { categories: FrameCategory[] }) {
  return (
    <NavDropdown
      panel="wide"
      label={
        <>
          Shop
          <Icon name="chevronDown" size={14} />
        </>
      }
    >
      <Box px={{ md: '6', xl: '8' }} maxW="8xl" mx="auto">
        <Grid
          layerStyle="floating"
          templateColumns={`repeat(${SHOWN}, 1fr)`}
          gap="4"
          p="6"
          maxH="70vh"
          overflowY="auto"
        >
          {categories.slice(0, SHOWN).map((category) => (
            <Box key={category.id}>
              <PanelLink to={paths.category(category.id)} fontWeight="bold" minH="12" mb="1">
                <CategoryMark category={category} />
                {category.name}
              </PanelLink>
              <chakra.ul listStyleType="none">
                {category.children.map((child) => (
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
    </NavDropdown>
  );
}
