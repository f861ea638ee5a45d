import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { gql } from '../gql';
import { type ListingQuery, MoreOfListingDocument, type ProductFilter, useListingQuery } from '../gql/graphql';
import type { BrandChoice } from './BrandFilter';
import type { GridProduct } from './ProductGrid';
import { useLocationFilter } from './useLocationFilter';
import type { ChosenFilter } from './useProductFilter';

gql(`
  query Listing($filter: ProductFilter!, $sort: ProductSort!) {
    products(filter: $filter, sort: $sort, first: 24) {
      totalCount
      facets { key values { value label count } }
      edges { cursor node { id ...ProductCard_product } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

gql(`
  query MoreOfListing($filter: ProductFilter!, $sort: ProductSort!, $after: String!) {
    products(filter: $filter, sort: $sort, first: 24, after: $after) {
      edges { cursor node { id ...ProductCard_product } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** A list as the graph answers it, in whichever field. */
type ListedProducts = ListingQuery['products'];

/** Products that one call brings. */
export const LISTING_STEP = 24;

/** A list of products as far as it has been loaded. */
export interface Listing {
  /** Undefined until the first answer; the former answer while the filter has changed and the new one is on its way. */
  found:
    | {
        products: GridProduct[];
        totalCount: number;
        brands: BrandChoice[];
        categories: BrandChoice[];
        hasMore: boolean;
      }
    | undefined;
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

/** The products of a category that a shopper's filter leaves, in steps. */
export function useListing(scope: Pick<ProductFilter, 'categoryId' | 'subCategoryId'>, chosen: ChosenFilter): Listing {
  const { sort } = chosen;
  const filter = useGraphFilter(scope, chosen);
  const query = useListingQuery({ variables: { filter, sort } });
  return useGrowing(query, query.data?.products ?? query.previousData?.products, (after) =>
    query.fetchMore({ query: MoreOfListingDocument, variables: { filter, sort, after } }),
  );
}

/** What the shopper has chosen, with the visitor's location, as the graph takes it. */
export function useGraphFilter(
  scope: Pick<ProductFilter, 'categoryId' | 'subCategoryId'>,
  chosen: ChosenFilter,
): ProductFilter {
  const { categoryId, minPrice, maxPrice, minRating } = chosen;
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...scope,
    ...useLocationFilter(),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minRating !== undefined && { minRating }),
    ...(chosen.brands.length > 0 && { brands: chosen.brands }),
    ...(chosen.inStock && { inStock: true }),
  };
}

/** What `useGrowing` needs to know of a query under way. */
interface Asked {
  data?: unknown;
  loading: boolean;
  error?: unknown;
  networkStatus: NetworkStatus;
  refetch: () => unknown;
}

/**
 * A list that a query brings in steps.
 *
 * @param latest the newest answer there is, be it to the former filter
 * @param fetchMore asks for what follows a cursor; the cache puts it behind what is there
 */
export function useGrowing(
  { data, loading, error, networkStatus, refetch }: Asked,
  latest: ListedProducts | undefined,
  fetchMore: (after: string) => Promise<unknown>,
): Listing {
  const [moreFailed, setMoreFailed] = useState(false);
  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const list = data || loading ? latest : undefined;
  const { endCursor, hasNextPage = false } = list?.pageInfo ?? {};

  const loadMore = async () => {
    if (!endCursor || loading) return;
    setMoreFailed(false);
    try {
      await fetchMore(endCursor);
    } catch {
      setMoreFailed(true);
    }
  };

  return {
    found: list && {
      products: list.edges.map(({ node }) => node),
      totalCount: list.totalCount,
      brands: list.facets.find(({ key }) => key === 'BRAND')?.values ?? [],
      categories: list.facets.find(({ key }) => key === 'CATEGORY')?.values ?? [],
      hasMore: hasNextPage,
    },
    isReloading: loading && !isLoadingMore,
    hasFailed: Boolean(error) && !data,
    retry: () => void refetch(),
    more: isLoadingMore ? 'loading' : moreFailed ? 'failed' : 'idle',
    loadMore,
  };
}
