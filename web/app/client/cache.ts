import type {
  FieldMergeFunction,
  FieldPolicy,
  FieldReadFunction,
  InMemoryCacheConfig,
  Reference,
  StoreObject,
} from '@apollo/client/cache';

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

type StoredImage = Reference | StoreObject;

/**
 * Puts what is asked of a picture beside what others have asked of it. A picture is part of what it
 * shows, and no entry of its own: a list would have one more for each of its goods.
 */
const image: FieldMergeFunction<StoredImage | null> = (existing, incoming, { mergeObjects, readField }) =>
  existing && incoming && readField('id', existing) === readField('id', incoming)
    ? mergeObjects(existing, incoming)
    : incoming;

/** The same for several, each beside the one in its place. */
const images: FieldPolicy<readonly StoredImage[]> = {
  merge: (existing, incoming, options) =>
    existing ? incoming.map((each, place) => image(existing[place], each, options) as StoredImage) : incoming,
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
    Product: { fields: { images, reviews: cursorPagination(['sort']), inWishlist, deliveryPromise: { merge: true } } },
    Category: { fields: { images } },
    Image: { keyFields: false, merge: image },
    // The checkout asks for the last one only, which is another list.
    User: { fields: { images, orders: cursorPagination(['first']), wishlist: { merge: false } } },
    Cart: { fields: { lines: { merge: false } } },
    Shop: { keyFields: [] },
  },
};
