import { gql } from '../gql';
import { useRemoveFromWishlistMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
import { knownWishlist, writeWishlist } from './wishlist';

gql(`mutation removeFromWishlist($id: ID!) {
  removeFromWishlist(id: $id) {
    message
    wishlist { id product { id } }
    userErrors { code message field }
  }
}`);

/**
 * Takes an entry out of the viewer's list and says 'Item removed from My List!'. It is gone from
 * the screen at once; a refusal puts it back and is shown in the graph's own words.
 *
 * @returns `removeFromWishlist`, taking the entry's id and answering true when it is gone, and
 *   whether an answer is awaited
 * @see spec §4 (wishlist), §8
 */
export function useRemoveFromWishlist() {
  const alert = useAlert();
  const [mutate, { loading, client }] = useRemoveFromWishlistMutation();

  const removeFromWishlist = async (id: string): Promise<boolean> => {
    const known = knownWishlist(client.cache);
    try {
      const { data } = await mutate({
        variables: { id },
        update: (cache, { data }) => data && writeWishlist(cache, data.removeFromWishlist.wishlist),
        optimisticResponse: known
          ? {
              __typename: 'Mutation',
              removeFromWishlist: {
                __typename: 'WishlistPayload',
                message: null,
                userErrors: [],
                wishlist: known.filter((entry) => entry.id !== id),
              },
            }
          : undefined,
      });
      const refusal = data?.removeFromWishlist.userErrors[0];
      if (!data || refusal) {
        alert.error(refusal?.message ?? faultMessage(null));
        return false;
      }
      alert.success(t('Item removed from My List!'));
      return true;
    } catch (error) {
      alert.error(faultMessage(error));
      return false;
    }
  };
  return { removeFromWishlist, isBusy: loading };
}
