import { Button, chakra, Flex, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { LoadFailed } from '../ui/LoadFailed';
import { LoadingOverlay } from '../ui/LoadingOverlay';
import { ProductGrid } from './ProductGrid';
import { LISTING_STEP, type Listing } from './useListing';

interface ListingResultsProps {
  listing: Listing;
  /** Whether the shopper has narrowed the list, which an empty one then offers to undo. */
  isNarrowed: boolean;
  onClear: () => void;
}

/** So many products come by themselves as the page is scrolled; then a button asks, so that the footer can be reached. */
const LOADED_BY_SCROLLING = 4 * LISTING_STEP;

/** The cards of a list and what stands in their place while they load, when there are none, and when loading fails. */
export function ListingResults({ listing, isNarrowed, onClear }: ListingResultsProps) {
  const { found, isReloading, hasFailed, retry, more } = listing;
  if (hasFailed) return <LoadFailed message="We could not load these products." onRetry={retry} />;
  if (!found) return <ProductGrid products={[]} waiting={12} columns="beside" />;
  if (found.totalCount === 0 && !isReloading) {
    return (
      <EmptyState
        title="Nothing on this shelf"
        action={
          isNarrowed && (
            <Button colorPalette="brand" onClick={onClear}>
              Clear filters
            </Button>
          )
        }
      >
        {isNarrowed
          ? 'No product fits all your filters. Clearing them brings the whole shelf back.'
          : 'There are no products here at the moment. Please look in another category.'}
      </EmptyState>
    );
  }
  return (
    <section>
      <VisuallyHidden asChild>
        <h2>Products</h2>
      </VisuallyHidden>
      <LoadingOverlay isLoading={isReloading} label="Loading products">
        <ProductGrid
          products={found.products}
          columns="beside"
          isFirst
          waiting={more === 'loading' ? Math.min(LISTING_STEP, found.totalCount - found.products.length) : 0}
        />
      </LoadingOverlay>
      {found.hasMore && !isReloading && <MoreProducts listing={listing} found={found} />}
    </section>
  );
}

interface MoreProductsProps {
  listing: Listing;
  found: NonNullable<Listing['found']>;
}

function MoreProducts({ listing: { more, loadMore }, found: { products, totalCount } }: MoreProductsProps) {
  const markRef = useRef<HTMLDivElement>(null);
  const comesByItself = products.length < LOADED_BY_SCROLLING && more !== 'failed';
  const load = useEffectEvent(loadMore);

  useEffect(() => {
    const mark = markRef.current;
    if (!mark || !comesByItself) return;
    // Well before the end is reached, so that most shoppers never see it.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '800px' });
    observer.observe(mark);
    return () => observer.disconnect();
    // Watching anew after each step asks again where one step did not fill the view.
  }, [comesByItself, products.length]);

  return (
    <Flex ref={markRef} direction="column" align="center" gap="4" mt="10">
      <Text fontSize="sm" color="fg.muted">
        {more === 'failed'
          ? 'We could not load more products.'
          : `Showing ${products.length.toLocaleString('en-US')} of ${totalCount.toLocaleString('en-US')}`}
      </Text>
      <Progress value={products.length} max={totalCount} aria-label="Products shown" />
      <Button colorPalette="brand" variant="outline" minW="44" disabled={more === 'loading'} onClick={loadMore}>
        {more === 'loading' && <Spinner size="sm" />}
        {more === 'loading' ? 'Loading…' : more === 'failed' ? 'Retry' : 'Load more'}
      </Button>
    </Flex>
  );
}

const Progress = chakra('progress', {
  base: {
    appearance: 'none',
    w: '44',
    h: '1',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
    '&::-webkit-progress-value': { bg: 'brand.solid' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
  },
});
