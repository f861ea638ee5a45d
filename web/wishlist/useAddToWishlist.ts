import { gql } from '../gql';
import { useAddToWishlistMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
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
  const alert = useAlert();
  const [mutate, { loading, client }] = useAddToWishlistMutation();

  const addToWishlist = async (productId: string): Promise<boolean> => {
    const known = knownWishlist(client.cache);
    try {
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
      const refusal = data?.addToWishlist.userErrors[0];
      if (!data || refusal) {
        alert.error(refusal?.message ?? faultMessage(null));
        return false;
      }
      alert.success(t('The product added in my list'));
      return true;
    } catch (error) {
      alert.error(faultMessage(error));
      return false;
    }
  };
  return { addToWishlist, isBusy: loading };
}
