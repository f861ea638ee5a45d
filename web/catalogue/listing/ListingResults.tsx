import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay';
import { Button } from '../../ui/first-view/Button';
import { MoreOfList } from '../../ui/hydration/MoreOfList';
import { useAllowance } from '../../ui/hydration/useAllowance';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ProductGrid } from '../card/ProductGrid';
import { ProductPlaces } from '../card/ProductPlaces';
import styles from './ListingResults.module.css';
import { LISTING_STEP, type Listing } from './useListing';
import { VirtualProductGrid } from './VirtualProductGrid';

/** With the first page, whole categories of most shops. */
const COME_BY_THEMSELVES = 5 * LISTING_STEP;

interface ListingResultsProps {
  listing: Listing;
  /** Whether the shopper has narrowed the list, which an empty one then offers to undo. */
  isNarrowed: boolean;
  onClear: () => void;
}

/**
 * The cards of a list and what stands in their place while they load, when there are none, and when
 * loading fails.
 */
export function ListingResults({ listing, isNarrowed, onClear }: ListingResultsProps) {
  const { found, isReloading, hasFailed, retry } = listing;
  if (hasFailed) return <LoadFailed message={t('We could not load these products.')} onRetry={retry} />;
  if (!found) return <ProductGrid products={[]} waiting={12} columns="beside" />;
  if (found.totalCount === 0 && !isReloading) {
    return (
      <EmptyState
        title={t('No products here')}
        action={
          isNarrowed && (
            <Button palette="brand" onClick={onClear}>
              {t('Clear filters')}
            </Button>
          )
        }
      >
        {isNarrowed
          ? t('No product matches all your filters. Clear them to see all products.')
          : t('There are no products here right now. Please look in another category.')}
      </EmptyState>
    );
  }
  return <FoundProducts listing={listing} found={found} />;
}

function FoundProducts({ listing, found }: { listing: Listing; found: NonNullable<Listing['found']> }) {
  const { isReloading, more } = listing;
  const count = found.products.length;
  const section = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const allowance = useAllowance(count, COME_BY_THEMSELVES);
  const steps = more === 'failed' ? 0 : Math.ceil((allowance.allowed - count) / LISTING_STEP);

  // The button that was pressed may be gone by now, so the focus goes on to the first product that
  // it has brought.
  useEffect(() => {
    if (asked === null || count <= asked) return;
    section.current?.querySelector<HTMLElement>(`[data-place="${asked}"] h3 a`)?.focus();
    setAsked(null);
  }, [asked, count]);

  return (
    <section ref={section}>
      <VisuallyHidden as="h2">{t('Products')}</VisuallyHidden>
      <button className={styles.pastProducts} type="button" onClick={() => end.current?.focus()}>
        {t('Skip the products')}
      </button>
      <LoadingOverlay isLoading={isReloading} label={t('Loading products')}>
        <VirtualProductGrid products={found.products} totalCount={found.totalCount} />
      </LoadingOverlay>
      {found.hasMore && !isReloading && (
        <MoreOfList
          count={count}
          totalCount={found.totalCount}
          more={more}
          onLoad={listing.loadMore}
          allowance={allowance}
          things={t('products')}
          onAsk={() => setAsked(count)}
        >
          {/* New ones after each step: the old ones would be seen to jump over the products that
              took their place. */}
          <ProductPlaces key={count} count={Math.min(steps * LISTING_STEP, found.totalCount - count)} />
        </MoreOfList>
      )}
      <div ref={end} tabIndex={-1} />
    </section>
  );
}
