import { useApolloClient, useFragment } from '@apollo/client/react';
import { gql } from '../../gql';
import {
  type DeskProductFragment,
  DeskProductFragmentDoc,
  DeskProductsShownDocument,
  type ProductFilter,
  type ProductSort,
  useDeskProductsQuery,
} from '../../gql/graphql';
import { packInWords } from '../../lib/packs';
import { useShopNews } from '../shared/useShopNews';

gql(`
  fragment DeskProduct on Product {
    id
    name
    brand
    status
    publishAt
    featured
    rating
    category { id name }
    subCategory { id name }
    label { hsnCode gstRate }
    tags waitingForStock waitingForPrice
    images(first: 1) { id url(width: 160) }
    variants { id sku size ram weight price oldPrice stock { onHand reserved } }
  }
`);
gql(`query DeskProducts($filter: ProductFilter, $sort: ProductSort, $after: String) {
  products(first: 24, filter: $filter, sort: $sort, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id ...DeskProduct }
  }
}`);
gql(`query DeskProductsShown($ids: [ID!]!) {
  products(first: 48, ids: $ids, filter: { statuses: [PUBLISHED, HIDDEN, ARCHIVED] }) { nodes { id ...DeskProduct } }
}`);

/** So many products are asked for at once: as much as one operation may cost. */
const MAX_ASKED = 48;

/** The row of a pack in the list of products. */
export interface ProductRow {
  product: DeskProductFragment;
  variant: DeskProductFragment['variants'][number];
}

/**
 * The products that fit, page by page, a row for each pack; what others change of them is followed.
 *
 * @param isSkipped whether nothing is asked for
 */
export function useProductList(filter: ProductFilter, sort: ProductSort, isSkipped: boolean) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useDeskProductsQuery({
    skip: isSkipped,
    variables: { filter, sort },
    fetchPolicy: 'cache-and-network',
  });
  const listed = data?.products;
  const products = listed?.nodes;
  const read = useFragment({
    fragment: DeskProductFragmentDoc,
    fragmentName: 'DeskProduct',
    from: products?.slice() ?? [],
  });
  const rows: ProductRow[] = read.complete
    ? read.data.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    : [];
  const ids = products?.map(({ id }) => id) ?? [];
  useShopNews(ids.length > 0 ? ['PRODUCTS', 'STOCK'] : [], async () => {
    for (let first = 0; first < ids.length; first += MAX_ASKED)
      await client
        .query({
          query: DeskProductsShownDocument,
          variables: { ids: ids.slice(first, first + MAX_ASKED) },
          fetchPolicy: 'network-only',
        })
        // What is shown stays; the next news asks again.
        .catch(() => undefined);
  });
  return {
    listed,
    ids,
    rows,
    error,
    refetch,
    loadMore: () => fetchMore({ variables: { after: listed?.pageInfo.endCursor } }),
  };
}

/** The pack of a row, in the words of the desk's language. */
export function packOf({ weight, size, ram }: ProductRow['variant']): string {
  return packInWords([weight, size, ram].filter(Boolean).join(' '));
}
