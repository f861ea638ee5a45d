import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../accounts/session/session';
import { gql } from '../gql';
import { useWishlistQuery, WishlistDocument, type WishlistQuery } from '../gql/graphql';

gql(`query Wishlist {
  me { id wishlist { id product { id } } }
}`);

/** An entry of the list, as far as badge and hearts need it. */
export type WishlistEntry = NonNullable<WishlistQuery['me']>['wishlist'][number];

/**
 * How many products the viewer's list holds; 0 for a visitor and while it is not known. Whatever
 * shows it also brings the list into the cache, where from then on it decides on every heart
 * (app/client/cache.ts).
 */
export function useWishlistCount(): number {
  const session = useSession();
  const { data } = useWishlistQuery({ skip: !session });
  return (session && data?.me?.wishlist.length) || 0;
}

/**
 * Finds the entry of a product in the viewer's list, waiting for the list where it is still on its
 * way.
 */
export function useFindWishlistEntry(): (productId: string) => Promise<WishlistEntry | undefined> {
  const client = useApolloClient();
  return async (productId) => {
    const { data } = await client.query({ query: WishlistDocument });
    return data?.me?.wishlist.find(({ product }) => product.id === productId);
  };
}

/**
 * The viewer's list as the cache has it, what is only hoped for included; null while it is not
 * known.
 */
export function knownWishlist(cache: ApolloCache): WishlistEntry[] | null {
  return cache.readQuery({ query: WishlistDocument }, true)?.me?.wishlist ?? null;
}

/**
 * Puts the list that a mutation has answered in the place of the known one; badge, hearts and My
 * List follow.
 */
export function writeWishlist(cache: ApolloCache, wishlist: WishlistEntry[]): void {
  cache.updateQuery({ query: WishlistDocument }, (known) => known?.me && { ...known, me: { ...known.me, wishlist } });
}
