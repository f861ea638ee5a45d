import { newRequestKey } from '../lib/requestKey';
import { askGraph } from './askGraph';

/** What stands in the place of an id: "…product", "…cartLine". */
const PLACEHOLDER = /"…(\w+)"/g;

interface Ids {
  categories: { id: string; children: { id: string }[] }[];
  products: { nodes: { id: string; reviewCount: number; variants: { id: string; countInStock: number }[] }[] };
  me: {
    images: { id: string }[];
    uploadedImages: { id: string }[];
    cart: { lines: { id: string }[] };
    wishlist: { id: string }[];
    orders: { nodes: { id: string }[] };
  } | null;
}

const FIND_IDS = `query Ids {
  categories { id children { id } }
  products(filter: { inStock: true }, sort: RATING, first: 24) {
    nodes { id reviewCount variants { id countInStock } }
  }
  me {
    images { id }
    uploadedImages { id }
    cart { lines { id } }
    wishlist { id }
    orders(first: 1) { nodes { id } }
  }
}`;

interface Cursors {
  products: { pageInfo: { endCursor: string | null } };
  product: { reviews: { pageInfo: { endCursor: string | null } } } | null;
}

const FIND_CURSORS = `query Cursors($category: ID!, $product: ID!) {
  products(filter: { categoryId: $category }, sort: PRICE_ASC, first: 2) { pageInfo { endCursor } }
  product(id: $product) { reviews(first: 5) { pageInfo { endCursor } } }
}`;

/** What stands in the place of a key of one's own, which is another one each time. */
const NEW_KEY = 'newKey';

/**
 * Puts what was remembered of answers, and otherwise ids of this shop, in the place of "…product"
 * and the like, as far as there are such things: a visitor has no cart, and a shopper may have no
 * orders. What is not found stays as it is.
 *
 * @param token of the signed-in shopper, whose cart, list and orders are looked into; null for a
 *   visitor
 * @param remembered what answers gave, by name
 */
export async function fillIn(
  variables: string,
  token: string | null,
  remembered: Readonly<Record<string, string>>,
): Promise<string> {
  const wanted = [...variables.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const unknown = wanted.filter((name) => name !== NEW_KEY && !remembered[name]);
  const found = { ...(unknown.length > 0 && (await findIds(unknown, token))), ...remembered };
  return variables.replace(PLACEHOLDER, (placeholder, name: string) => {
    const id = name === NEW_KEY ? newRequestKey() : found[name];
    return id ? JSON.stringify(id) : placeholder;
  });
}

/**
 * Puts "…product" and the like back in the place of what was remembered, so that the operation fits
 * another time as well.
 */
export function emptied(variables: string, remembered: Readonly<Record<string, string>>): string {
  return Object.entries(remembered).reduce(
    (text, [name, value]) => text.replaceAll(JSON.stringify(value), JSON.stringify(`…${name}`)),
    variables,
  );
}

async function findIds(wanted: string[], token: string | null): Promise<Record<string, string | null | undefined>> {
  const ids = await askGraph<Ids>(FIND_IDS, {}, token);
  if (!ids) return {};
  const { categories, products, me } = ids;
  const category = categories.find(({ children }) => children.length > 0);
  // One that can be paged through, and bought.
  const product = products.nodes.toSorted((one, other) => other.reviewCount - one.reviewCount)[0];
  const found = {
    category: category?.id,
    subCategory: category?.children[0]?.id,
    product: product?.id,
    variant: product?.variants.find(({ countInStock }) => countInStock > 0)?.id,
    picture: (me?.uploadedImages[0] ?? me?.images[0])?.id,
    cartLine: me?.cart.lines[0]?.id,
    wish: me?.wishlist[0]?.id,
    order: me?.orders.nodes[0]?.id,
  };
  if (!wanted.some((name) => name.endsWith('Cursor'))) return found;
  const cursors = await askGraph<Cursors>(FIND_CURSORS, { category: found.category, product: found.product }, token);
  return {
    ...found,
    productCursor: cursors?.products.pageInfo.endCursor,
    reviewCursor: cursors?.product?.reviews.pageInfo.endCursor,
  };
}
