import { gql } from '../../gql';
import { useDeskProductTagsQuery } from '../../gql/graphql';

gql(`query DeskProductTags {
  productTags { tag productCount }
}`);

/** All tags that products have, with their counts; none until they are known. */
export function useProductTags() {
  const { data, error, refetch } = useDeskProductTagsQuery({ fetchPolicy: 'cache-and-network' });
  return { tags: data?.productTags ?? [], isKnown: data !== undefined, error, refetch };
}
