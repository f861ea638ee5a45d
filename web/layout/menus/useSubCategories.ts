import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { gql } from '../../gql';
import { SubCategoriesDocument, type SubCategoriesQuery, useSubCategoriesQuery } from '../../gql/graphql';

gql(`
  query SubCategories {
    categories { id children { id name children { id name } } }
  }
`);

/** A sub-category with those beneath it. */
export type SubCategory = SubCategoriesQuery['categories'][number]['children'][number];

/**
 * Returns the sub-categories of a top category, none while they load. They are asked for with the
 * first menu that shows them: with every page they would be a fifth of its markup.
 */
export function useSubCategories(): (categoryId: string) => readonly SubCategory[] {
  const { data } = useSubCategoriesQuery();
  return (categoryId) => data?.categories.find(({ id }) => id === categoryId)?.children ?? [];
}

/**
 * Asks for the sub-categories beforehand, once: a finger is on the first category by then. What
 * fails is asked again as it is unfolded.
 */
export function useExpectedSubCategories(): () => void {
  const client = useApolloClient();
  const isAsked = useRef(false);
  return () => {
    if (isAsked.current) return;
    isAsked.current = true;
    client.query({ query: SubCategoriesDocument }).catch(() => undefined);
  };
}
