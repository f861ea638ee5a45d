import { useEffect, useRef, useState } from 'react';
import { gql } from '../../gql';
import {
  type ListingQuery,
  type ListingQueryVariables,
  MoreOfListingDocument,
  type ProductFilter,
  useListingQuery,
} from '../../gql/graphql';
import { useLocationChoice } from '../../location/useLocationChoice';
import type { GridProduct } from '../card/ProductGrid';
import { facetsFrom, type ListFacets } from './facets';
import { locationFilter } from './locationFilter';
import type { ChosenFilter } from './useProductFilter';

gql(`
  query Listing($filter: ProductFilter!, $sort: ProductSort!) {
    products(filter: $filter, sort: $sort, first: 24) @connection(key: "listing") {
      totalCount
      facets(keys: [BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {
        key field label isEstimate values { value label count }
      }
      prices: facets(keys: [PRICE]) { isEstimate values { value count } }
      nodes { id ...ProductCard_product @unmask }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

gql(`
  query MoreOfListing($filter: ProductFilter!, $sort: ProductSort!, $after: String!) {
    products(filter: $filter, sort: $sort, first: 48, after: $after) @connection(key: "listing") {
      nodes { id ...ProductCard_product @unmask }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** A list as the graph answers it, in whichever field. */
type ListedProducts = ListingQuery['products'];

/** Products that each call behind the first one brings. */
export const LISTING_STEP = 48;

/** A list of products as far as it has been loaded. */
export interface Listing {
  /**
   * Undefined until the first answer; the former answer while the filter has changed and the new
   * one is on its way.
   */
  found: { products: readonly GridProduct[]; totalCount: number; facets: ListFacets; hasMore: boolean } | undefined;
  /** The filter has changed and its answer is on its way. */
  isReloading: boolean;
  /** The first answer failed; `retry` asks again. */
  hasFailed: boolean;
  retry: () => void;
  /** The next products are on their way, or could not be loaded. */
  more: 'idle' | 'loading' | 'failed';
  /** Loads the next products behind those that are there. */
  loadMore: () => void;
}

/** Which products of a category a list asks for. */
export function listingVariables(scope: Scope, chosen: ChosenFilter, location: string): ListingQueryVariables {
  return { filter: graphFilter(scope, chosen, location), sort: chosen.sort };
}

type Scope = Pick<ProductFilter, 'categoryId' | 'subCategoryId'>;

/** The products of a category that a shopper's filter leaves, in steps. */
export function useListing(scope: Scope, chosen: ChosenFilter): Listing {
  const variables = listingVariables(scope, chosen, useLocationChoice());
  const asked = useListingQuery({ variables });
  return useLongList(asked, asked.data?.products, (after) =>
    asked.fetchMore({ query: MoreOfListingDocument, variables: { ...variables, after } }),
  );
}

/**
 * Makes a listing out of a query whose list grows in the cache. Pages that were loaded on an
 * earlier visit of the list are there at once, so that a step back finds the list as long as it was
 * left.
 *
 * @param list what the query answered; undefined until it has
 * @param loadBehind has the next page put behind the list; rejected when it could not be loaded
 */
export function useLongList(
  { loading, error, refetch }: { loading: boolean; error?: unknown; refetch: () => unknown },
  list: ListedProducts | undefined,
  loadBehind: (after: string) => Promise<unknown>,
): Listing {
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  const [step, setStep] = useState<{ after: string; more: Listing['more'] }>();
  const isLoadedBehind = useRef<string>(undefined);

  const loadMore = async () => {
    if (!next || isLoadedBehind.current === next) return;
    isLoadedBehind.current = next;
    setStep({ after: next, more: 'loading' });
    try {
      await loadBehind(next);
    } catch {
      setStep({ after: next, more: 'failed' });
    } finally {
      if (isLoadedBehind.current === next) isLoadedBehind.current = undefined;
    }
  };

  const now = list && {
    totalCount: list.totalCount,
    products: list.nodes,
    facets: facetsFrom(list.facets, list.prices),
    hasMore: next !== null,
  };
  // Shown whole while another filter's answer is awaited, so that the page does not shrink under
  // the shopper.
  const before = useRef<Listing['found']>(undefined);
  useEffect(() => {
    if (now) before.current = now;
  });
  return {
    found: now ?? (loading ? before.current : undefined),
    isReloading: loading && !now,
    hasFailed: Boolean(error) && !now,
    retry: () => void refetch(),
    more: step && step.after === next ? step.more : 'idle',
    loadMore: () => void loadMore(),
  };
}

/** The filter argument for a shopper's choices and location; what is not chosen is left out. */
export function graphFilter(scope: Scope, chosen: ChosenFilter, location: string): ProductFilter {
  const { fields, sort: _, ...others } = chosen;
  const customFields = Object.entries(fields).map(([name, values]) => ({ name, values }));
  const all = { ...others, ...scope, ...locationFilter(location), customFields };
  // An empty list is an empty text.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value && String(value)));
}
