import { gql } from '../../gql';
import { type SubCategoriesQuery, useSubCategoriesQuery } from '../../gql/graphql';

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
