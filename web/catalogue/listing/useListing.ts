import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { gql } from '../../gql';
import {
  type KnownListingQuery,
  KnownPageOfListingDocument,
  ListingDocument,
  MoreOfListingDocument,
  type ProductFilter,
  useKnownListingQuery,
} from '../../gql/graphql';
import type { GridProduct } from '../card/ProductGrid';
import { facetsFrom, type ListFacets } from './facets';
import { type FollowingPages, type ListPage, useFollowingPages } from './useFollowingPages';
import { useLocationFilter } from './useLocationFilter';
import type { ChosenFilter } from './useProductFilter';

gql(`
  query Listing($filter: ProductFilter!, $sort: ProductSort!) {
    products(filter: $filter, sort: $sort, first: 24) {
      totalCount
      facets { key isEstimate values { value label count } }
      nodes { id ...ProductCard_product }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

// What the list itself reads: its cards read the rest, each when it is shown.
gql(`
  query KnownListing($filter: ProductFilter!, $sort: ProductSort!) {
    products(filter: $filter, sort: $sort, first: 24) {
      totalCount
      facets { key isEstimate values { value label count } }
      nodes { id }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

gql(`
  query MoreOfListing($filter: ProductFilter!, $sort: ProductSort!, $after: String!) {
    products(filter: $filter, sort: $sort, first: 48, after: $after) {
      nodes { id ...ProductCard_product }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

// Read from the client's memory only: which products a page holds, without reading all that is known of each.
gql(`
  query KnownPageOfListing($filter: ProductFilter!, $sort: ProductSort!, $after: String!) {
    products(filter: $filter, sort: $sort, first: 48, after: $after) {
      nodes { id }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** A list as the graph answers it, in whichever field. */
type ListedProducts = KnownListingQuery['products'];

/** Products that each call behind the first one brings. */
export const LISTING_STEP = 48;

/** A list of products as far as it has been loaded. */
export interface Listing {
  /** Undefined until the first answer; the former answer while the filter has changed and the new one is on its way. */
  found: { products: readonly GridProduct[]; totalCount: number; facets: ListFacets; hasMore: boolean } | undefined;
  /** The filter has changed and its answer is on its way. */
  isReloading: boolean;
  /** The first answer failed; `retry` asks again. */
  hasFailed: boolean;
  retry: () => void;
  /** The next products are on their way, or could not be loaded. */
  more: FollowingPages<GridProduct>['more'];
  /** Loads the next products behind those that are there. */
  loadMore: () => void;
}

/** The products of a category that a shopper's filter leaves, in steps. */
export function useListing(scope: Pick<ProductFilter, 'categoryId' | 'subCategoryId'>, chosen: ChosenFilter): Listing {
  const client = useApolloClient();
  const variables = { filter: useGraphFilter(scope, chosen), sort: chosen.sort };
  const asked = useKnownListingQuery({ variables, context: { asks: ListingDocument } });
  return useLongList(asked, asked.data?.products, {
    read: (after) =>
      client.readQuery({ query: KnownPageOfListingDocument, variables: { ...variables, after } })?.products,
    load: async (after) =>
      (await client.query({ query: MoreOfListingDocument, variables: { ...variables, after } })).data?.products,
  });
}

/** The further pages of a long list, each by the cursor it stands behind. */
interface Pages {
  /** From the client's memory; absent when it was never loaded. */
  read: (after: string) => AnsweredPage | null | undefined;
  /** From the graph. */
  load: (after: string) => Promise<AnsweredPage | null | undefined>;
}

/**
 * Makes a listing out of a query for the first page and the ways to the further ones.
 *
 * @param list what the query answered; undefined until it has
 */
export function useLongList(
  { loading, error, refetch }: { loading: boolean; error?: unknown; refetch: () => unknown },
  list: ListedProducts | undefined,
  pages: Pages,
): Listing {
  const first = useMemo(() => list && asPage(list), [list]);
  const { items, hasMore, more, loadMore } = useFollowingPages<GridProduct>({
    first,
    readPage: (after) => {
      const known = pages.read(after);
      return known ? asPage(known) : null;
    },
    loadPage: async (after) => {
      const page = await pages.load(after);
      if (!page) throw new Error('The graph answered nothing');
      return asPage(page);
    },
  });

  const now = list && items && { ...list, products: items, facets: facetsFrom(list.facets), hasMore };
  // Shown whole while another filter's answer is awaited, so that the page does not shrink under the shopper.
  const before = useRef<Listing['found']>(undefined);
  useEffect(() => {
    if (now) before.current = now;
  });
  return {
    found: now ?? (loading ? before.current : undefined),
    isReloading: loading && !now,
    hasFailed: Boolean(error) && !now,
    retry: () => void refetch(),
    more,
    loadMore,
  };
}

/** The filter argument for a shopper's choices and location; what is not chosen is left out. */
export function useGraphFilter(
  scope: Pick<ProductFilter, 'categoryId' | 'subCategoryId'>,
  chosen: ChosenFilter,
): ProductFilter {
  const { categoryId, minPrice, maxPrice, minRating, minDiscount, brands, inStock } = chosen;
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...scope,
    ...useLocationFilter(),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minRating !== undefined && { minRating }),
    ...(minDiscount !== undefined && { minDiscount }),
    ...(brands.length > 0 && { brands }),
    ...(inStock && { inStock: true }),
  };
}

interface AnsweredPage {
  nodes: readonly { __typename?: 'Product'; id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Of the products only who they are: each card reads the rest from the client's memory. */
function asPage({ nodes, pageInfo }: AnsweredPage): ListPage<GridProduct> {
  return {
    items: nodes.map(({ id }) => ({ __typename: 'Product', id })),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}
