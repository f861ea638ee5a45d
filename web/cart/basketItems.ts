/** What a link to a basket says of one of its goods. */
export interface BasketItem {
  productId: string;
  variantId: string;
  /** Whole pieces, 1 or more. */
  quantity: number;
  /** What a piece cost when the link was made, in rupees; null where it does not say so. */
  price: number | null;
}

/** So many goods a basket has at most; the graph prices no more. */
const MAX_ITEMS = 50;

/**
 * Reads what the link to a basket holds: an `item` for each of its goods, made of product, variant,
 * pieces and price with lines between them. What is no such item is left out.
 */
export function readBasketItems(search: URLSearchParams): BasketItem[] {
  return search.getAll('item').flatMap(readItem).slice(0, MAX_ITEMS);
}

function readItem(item: string): BasketItem[] {
  const [, productId = '', variantId = '', quantity, price] =
    /^([^_]+)_([^_]+)_(\d{1,5})(?:_(\d+(?:\.\d+)?))?$/.exec(item) ?? [];
  if (!productId || Number(quantity) < 1) return [];
  return [{ productId, variantId, quantity: Number(quantity), price: price === undefined ? null : Number(price) }];
}
