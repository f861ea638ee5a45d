import type { ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { Button } from '../../ui/first-view/Button';
import { useFilterTab } from '../../ui/form/FilterTab';
import { LazyHydrate } from '../../ui/hydration/LazyHydrate';
import { Icon } from '../../ui/media/Icon';
import { FilterChips } from './FilterChips';
import { NO_FACETS } from './facets';
import styles from './ListingBody.module.css';
import { ListingResults } from './ListingResults';
import { ListingSidebar } from './ListingSidebar';
import { SortSelect } from './SortSelect';
import type { Listing } from './useListing';
import type { ProductFilterState } from './useProductFilter';

const FilterDrawer = lazyComponent(async () => (await import('./FilterDrawer')).FilterDrawer);

interface ListingBodyProps {
  listing: Listing;
  /** What `useProductFilter` gives. */
  narrowing: ProductFilterState;
  /**
   * Dresses the filters, beside the list and in the sheet: with categories among them, and with
   * what stands below.
   */
  aside?: (filters: (categories?: ReactNode) => ReactNode) => ReactNode;
  /**
   * The bottom bar has an entry that opens the filters, as on the listing screens.
   *
   * @see spec §2 (filter tab)
   */
  hasFilterTab?: boolean;
}

/**
 * A list of products with all it can be narrowed and sorted by: a sidebar on wide screens, and
 * under 992 px a sheet that the 'Filters' button opens, on the listing screens the bottom bar too.
 *
 * @see spec §2 (Product listing)
 */
export function ListingBody({ listing, narrowing, aside = (filters) => filters(), hasFilterTab }: ListingBodyProps) {
  const { filter, isNarrowed, setFilter, clearFilter, kind } = narrowing;
  const { found } = listing;
  const drawer = useOverlay(FilterDrawer, 'The filters');
  useFilterTab(hasFilterTab ? drawer.open : null);

  const sidebar = (place: 'beside' | 'sheet') =>
    aside((categories) => (
      <ListingSidebar
        filter={filter}
        facets={found?.facets}
        onChange={setFilter}
        isAcrossCategories={kind.hasCategories}
        hasCategoriesLast={place === 'sheet'}
      >
        {categories}
      </ListingSidebar>
    ));
  return (
    <div className={styles.listingBody}>
      <aside className={styles.lazyHydratePlace} aria-label={t('Filters')}>
        <LazyHydrate>{sidebar('beside')}</LazyHydrate>
      </aside>
      <div className={styles.box}>
        <div className={styles.row}>
          <Button
            className={styles.button}
            variant="outline"
            palette="stone"
            aria-haspopup="dialog"
            onPointerDown={drawer.expect}
            onFocus={drawer.expect}
            onClick={drawer.open}
          >
            <Icon name="filter" /> {t('Filters')}
          </Button>
          <SortSelect sort={filter.sort} sorts={kind.sorts} onChange={(sort) => setFilter({ sort })} />
        </div>
        {isNarrowed && (
          <div className={styles.filterChipsPlace}>
            <FilterChips
              filter={filter}
              facets={found?.facets ?? NO_FACETS}
              onChange={setFilter}
              onClear={clearFilter}
            />
          </div>
        )}
        <ListingResults listing={listing} isNarrowed={isNarrowed} onClear={clearFilter} />
      </div>

      {drawer.isOpen && (
        <FilterDrawer totalCount={found?.totalCount} onClose={drawer.close}>
          {sidebar('sheet')}
        </FilterDrawer>
      )}
    </div>
  );
}
