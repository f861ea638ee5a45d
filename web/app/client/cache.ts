import type { FieldPolicy, FieldReadFunction, InMemoryCacheConfig, Reference } from '@apollo/client/cache';

type Connection = {
  nodes?: readonly Reference[];
  edges?: readonly unknown[];
  pageInfo?: { endCursor?: string | null };
};

/**
 * A list that grows page by page: what follows `after` is put behind what is there, a first page
 * starts anew. A page that comes a second time changes nothing.
 */
export function cursorPagination(keyArgs: FieldPolicy['keyArgs']): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!args?.after || !existing) return incoming;
      const end = existing.pageInfo?.endCursor;
      if (end !== undefined && end !== args.after) return existing;
      return {
        ...existing,
        ...incoming,
        ...(incoming.nodes && { nodes: [...(existing.nodes ?? []), ...incoming.nodes] }),
        ...(incoming.edges && { edges: [...(existing.edges ?? []), ...incoming.edges] }),
      };
    },
  };
}

/** Answers a single object from the cache when a list has already brought it. */
function knownById(typename: string): FieldPolicy<Reference | null> {
  return {
    read(existing, { args, canRead, toReference }) {
      if (existing !== undefined) return existing;
      const known = toReference({ __typename: typename, id: args?.id });
      return canRead(known) ? known : undefined;
    },
  };
}

/**
 * Once the viewer's list is known it decides on every heart, whatever was said of the product
 * before: by a page that the server rendered for a visitor, or by a list that was read before the
 * heart was pressed.
 */
const inWishlist: FieldReadFunction<boolean> = (existing, { readField, toReference }) => {
  const me = readField<Reference>('me', toReference('ROOT_QUERY'));
  const wishlist = me && readField<readonly Reference[]>('wishlist', me);
  if (!wishlist) return existing;
  const id = readField('id');
  return wishlist.some((entry) => readField('id', readField<Reference>('product', entry)) === id);
};

/** What the cache has to know of the graph's types, and every policy for its objects and lists. */
export const cachePolicies: InMemoryCacheConfig = {
  possibleTypes: { UserError: ['InputError', 'StockError'] },
  typePolicies: {
    Query: {
      fields: {
        category: knownById('Category'),
        product: knownById('Product'),
        order: knownById('Order'),
        // The long list of a category grows; the short ones of other screens, with the same filter,
        // do not.
        products: cursorPagination(['filter', 'sort', '@connection', ['key']]),
        search: cursorPagination(['query', 'filter', 'sort']),
      },
    },
    // A card asks for less of it than a page does.
    Product: { fields: { reviews: cursorPagination(['sort']), inWishlist, deliveryPromise: { merge: true } } },
    // The checkout asks for the last one only, which is another list.
    User: { fields: { orders: cursorPagination(['first']), wishlist: { merge: false } } },
    Cart: { fields: { lines: { merge: false } } },
    Shop: { keyFields: [] },
  },
};
