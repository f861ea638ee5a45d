import { gql } from '../gql';
import { useAddToWishlistMutation } from '../gql/graphql';
import { t } from '../lib/messages';
import { useReport } from '../ui/feedback/useReport';
import { knownWishlist, writeWishlist } from './wishlist';

gql(`mutation addToWishlist($productId: ID!) {
  addToWishlist(productId: $productId) {
    message
    wishlist { id product { id } }
    userErrors { code message field }
  }
}`);

/**
 * Puts a product into the viewer's list and says 'The product added in my list'. Heart and badge
 * show it at once; a refusal takes it back and is shown in the graph's own words.
 *
 * @returns `addToWishlist`, answering true when the list holds it now, and whether an answer is
 *   awaited
 * @see spec §4 (wishlist), §8
 */
export function useAddToWishlist() {
  const report = useReport();
  const [mutate, { loading, client }] = useAddToWishlistMutation();

  const addToWishlist = async (productId: string): Promise<boolean> => {
    const known = knownWishlist(client.cache);
    const ask = async () => {
      const { data } = await mutate({
        variables: { productId },
        update: (cache, { data }) => data && writeWishlist(cache, data.addToWishlist.wishlist),
        optimisticResponse: known
          ? {
              __typename: 'Mutation',
              addToWishlist: {
                __typename: 'WishlistPayload',
                message: null,
                userErrors: [],
                wishlist: [
                  {
                    __typename: 'WishlistItem',
                    id: `awaited-${productId}`,
                    product: { __typename: 'Product', id: productId },
                  },
                  ...known,
                ],
              },
            }
          : undefined,
      });
      return data?.addToWishlist;
    };
    return (await report(ask, t('The product added in my list'))).isDone;
  };
  return { addToWishlist, isBusy: loading };
}
