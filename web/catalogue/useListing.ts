import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { gql } from '../gql';
import { MoreOfListingDocument, type ProductFilter, useListingQuery } from '../gql/graphql';
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

/** Products that one call brings. */
export const LISTING_STEP = 24;

/** A list of products as far as it has been loaded. */
export interface Listing {
  /** Undefined until the first answer; the former answer while the filter has changed and the new one is on its way. */
  found: { products: GridProduct[]; totalCount: number; brands: BrandChoice[]; hasMore: boolean } | undefined;
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
  const { sort, minPrice, maxPrice, minRating } = chosen;
  const filter: ProductFilter = {
    ...scope,
    ...useLocationFilter(),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minRating !== undefined && { minRating }),
    ...(chosen.brands.length > 0 && { brands: chosen.brands }),
    ...(chosen.inStock && { inStock: true }),
  };
  const [moreFailed, setMoreFailed] = useState(false);
  const query = useListingQuery({ variables: { filter, sort } });
  const { data, previousData, loading, error, networkStatus, refetch, fetchMore } = query;

  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const list = (data ?? (loading ? previousData : undefined))?.products;
  const { endCursor, hasNextPage = false } = list?.pageInfo ?? {};

  const loadMore = async () => {
    if (!endCursor || loading) return;
    setMoreFailed(false);
    try {
      await fetchMore({ query: MoreOfListingDocument, variables: { filter, sort, after: endCursor } });
    } catch {
      setMoreFailed(true);
    }
  };

  return {
    found: list && {
      products: list.edges.map(({ node }) => node),
      totalCount: list.totalCount,
      brands: list.facets.find(({ key }) => key === 'BRAND')?.values ?? [],
      hasMore: hasNextPage,
    },
    isReloading: loading && !isLoadingMore,
    hasFailed: Boolean(error) && !data,
    retry: () => void refetch(),
    more: isLoadingMore ? 'loading' : moreFailed ? 'failed' : 'idle',
    loadMore,
  };
}
