import { graphFilter, type Listing, useLongList } from '../catalogue/listing/useListing';
import { type ChosenFilter, type ListKind, sorts } from '../catalogue/listing/useProductFilter';
import { gql } from '../gql';
import {
  MoreOfSearchResultsDocument,
  type SearchResultsQuery,
  type SearchResultsQueryVariables,
  useSearchResultsQuery,
} from '../gql/graphql';
import { useLocationChoice } from '../location/useLocationChoice';
import { hasOtherLetters } from './hasOtherLetters';

gql(`
  query SearchResults(
    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $isOther: Boolean! = false
  ) {
    search(query: $query, filter: $filter, sort: $sort, first: 24) {
      totalCount
      interpretation {
        used corrected synonyms notSold notSoldText nothingText
        filters { label isStrict queryWithout }
        nearest { id name(asTyped: $query) }
      }
      facets(keys: [CATEGORY, BRAND, RATING, DISCOUNT, AVAILABILITY, DIET, ORIGIN, CUSTOM]) {
        key field label isEstimate values { value label count }
      }
      prices: facets(keys: [PRICE]) { isEstimate values { value label @include(if: $isOther) count } }
      nodes {
        id
        called: name(asTyped: $query) @include(if: $isOther)
        shelf: category @include(if: $isOther) { id name(asTyped: $query) }
        ...ProductCard_product @unmask ...FoundProduct_product
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

gql(`
  query MoreOfSearchResults(
    $query: String!, $filter: ProductFilter!, $sort: ProductSort!, $after: String!, $isOther: Boolean! = false
  ) {
    search(query: $query, filter: $filter, sort: $sort, first: 48, after: $after) {
      nodes {
        id
        called: name(asTyped: $query) @include(if: $isOther)
        shelf: category @include(if: $isOther) { id name(asTyped: $query) }
        ...ProductCard_product @unmask
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** What can be chosen in the results of a search; usually the best match comes first. */
export const searchList: ListKind = {
  sorts: [{ value: 'RELEVANCE', label: 'Best match' }, ...sorts],
  hasCategories: true,
};

/** All that a search finds, best match first. */
export const EVERYTHING: ChosenFilter = {
  brands: [],
  diets: [],
  origins: [],
  inStock: false,
  fields: {},
  sort: 'RELEVANCE',
};

type Found = SearchResultsQuery['search'];

/** How the graph read what was typed. */
export type Interpretation = NonNullable<Found['interpretation']>;

/** The results of a search as far as they have been loaded, and how the graph read the query. */
export interface SearchResults extends Listing {
  /** The newest answer there is; undefined until the first. */
  results: Found | undefined;
}

/** Which products a search asks for. */
export function searchVariables(query: string, chosen: ChosenFilter, location: string): SearchResultsQueryVariables {
  return { query, filter: graphFilter({}, chosen, location), sort: chosen.sort, isOther: hasOtherLetters(query) };
}

/**
 * The products that fit what a shopper typed, in steps. Asked twice for the same, it answers from
 * memory.
 */
export function useSearchResults(query: string, chosen: ChosenFilter): SearchResults {
  const variables = searchVariables(query, chosen, useLocationChoice());
  const asked = useSearchResultsQuery({ variables });
  const listing = useLongList(asked, asked.data?.search, (after) =>
    asked.fetchMore({ query: MoreOfSearchResultsDocument, variables: { ...variables, after } }),
  );
  return { ...listing, results: asked.data?.search ?? (asked.loading ? asked.previousData?.search : undefined) };
}
