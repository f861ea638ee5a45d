import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { latePart } from '../lib/latePart';
import { AsleepUntilSeen } from '../ui/AsleepUntilSeen';
import { useFilterTab } from '../ui/FilterTab';
import { Icon } from '../ui/Icon';
import { FilterChips } from './FilterChips';
import { ListingResults } from './ListingResults';
import { ListingSidebar } from './ListingSidebar';
import { SortSelect } from './SortSelect';
import type { Listing } from './useListing';
import type { ProductFilterState } from './useProductFilter';

const FilterDrawer = latePart(async () => (await import('./FilterDrawer')).FilterDrawer);

interface ListingBodyProps {
  listing: Listing;
  /** What `useProductFilter` gives. */
  narrowing: ProductFilterState;
  /** The categories of the sidebar, where the list is of one of them. */
  categories?: ReactNode;
  /** What stands below the filters, beside the list and in the sheet. */
  children?: ReactNode;
  /** The bottom bar has an entry that opens the filters, as on the listing screens. @see spec §2 (filter tab) */
  hasFilterTab?: boolean;
}

/**
 * A list of products with all it can be narrowed and sorted by: a sidebar on wide screens, and under 992 px a sheet that
 * the 'Filters' button opens, on the listing screens the bottom bar too.
 *
 * @see spec §2 (Product listing)
 */
export function ListingBody({ listing, narrowing, categories, children, hasFilterTab }: ListingBodyProps) {
  const { filter, isNarrowed, setFilter, clearFilter, kind } = narrowing;
  const { found } = listing;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  useFilterTab(hasFilterTab ? () => setIsDrawerOpen(true) : null);

  const sidebar = (place: 'beside' | 'sheet') => (
    <ListingSidebar
      filter={filter}
      facets={found?.facets}
      onChange={setFilter}
      isAcrossCategories={kind.hasCategories}
      hasCategoriesLast={place === 'sheet'}
    >
      {categories}
    </ListingSidebar>
  );
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)', xl: '16.5rem minmax(0, 1fr)' }}
      gap={{ lg: '8', xl: '12' }}
    >
      <Box as="aside" aria-label="Filters" display={{ base: 'none', lg: 'block' }}>
        <AsleepUntilSeen>
          {sidebar('beside')}
          {children}
        </AsleepUntilSeen>
      </Box>
      <Box minW="0">
        <Flex gap="3" mb="5" align="center" justify={{ base: 'space-between', lg: 'flex-end' }}>
          <Button
            variant="outline"
            colorPalette="stone"
            display={{ lg: 'none' }}
            aria-haspopup="dialog"
            onClick={() => setIsDrawerOpen(true)}
          >
            <Icon name="filter" /> Filters
          </Button>
          <SortSelect sort={filter.sort} sorts={kind.sorts} onChange={(sort) => setFilter({ sort })} />
        </Flex>
        {isNarrowed && (
          <Box mb="5">
            <FilterChips
              filter={filter}
              brands={found?.facets.brands ?? []}
              categories={found?.facets.categories ?? []}
              onChange={setFilter}
              onClear={clearFilter}
            />
          </Box>
        )}
        <ListingResults listing={listing} isNarrowed={isNarrowed} onClear={clearFilter} />
      </Box>

      {isDrawerOpen && (
        <FilterDrawer totalCount={found?.totalCount} onClose={() => setIsDrawerOpen(false)}>
          {sidebar('sheet')}
          {children}
        </FilterDrawer>
      )}
    </Grid>
  );
}
