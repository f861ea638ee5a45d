import { gql } from '../gql';
import { useRemoveFromWishlistMutation } from '../gql/graphql';
import { t } from '../lib/messages';
import { useReport } from '../ui/feedback/useReport';
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
  const report = useReport();
  const [mutate, { loading, client }] = useRemoveFromWishlistMutation();

  const removeFromWishlist = async (id: string): Promise<boolean> => {
    const known = knownWishlist(client.cache);
    const ask = async () => {
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
      return data?.removeFromWishlist;
    };
    return (await report(ask, t('Item removed from My List!'))).isDone;
  };
  return { removeFromWishlist, isBusy: loading };
}
