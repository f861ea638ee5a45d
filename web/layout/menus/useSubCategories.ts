import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
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

/** A menu has slid in by then. */
const SETTLED_MS = 300;

/**
 * Asks for the sub-categories once the menu stands still, so that they are there when the first
 * category is unfolded; what fails is asked again then.
 */
export function usePreparedSubCategories(): void {
  const client = useApolloClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      client.query({ query: SubCategoriesDocument }).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [client]);
}
