import type { Basket, OfferLine, Scope } from '../../shared/offer-kind.js';

/** Whether a scope is the whole cart. */
export function isWholeCart({ categoryIds, brands, productIds }: Scope): boolean {
  return categoryIds.length === 0 && brands.length === 0 && productIds.length === 0;
}

/** The scope that is the whole cart. */
export const WHOLE_CART: Scope = { categoryIds: [], brands: [], productIds: [] };

/**
 * Lines with the way to those of a category, brand or product, so that an offer costs what it
 * names and not what the cart holds.
 */
export function basketOf(lines: readonly OfferLine[]): Basket {
  const all = lines.map((_, index) => index);
  const byCategory = new Map<string, number[]>();
  const byBrand = new Map<string, number[]>();
  const byProduct = new Map<string, number[]>();
  lines.forEach(({ categoryIds, brand, productId }, index) => {
    for (const id of new Set(categoryIds)) put(byCategory, id, index);
    if (brand !== null) put(byBrand, brand, index);
    put(byProduct, productId, index);
  });

  // An offer asks for its goods more than once.
  const known = new Map<Scope, readonly number[]>();
  const within = (scope: Scope): readonly number[] => {
    if (isWholeCart(scope)) return all;
    const before = known.get(scope);
    if (before) return before;
    const lists = [
      ...scope.categoryIds.map((id) => byCategory.get(id)),
      ...scope.brands.map((brand) => byBrand.get(brand)),
      ...scope.productIds.map((id) => byProduct.get(id)),
    ];
    const indexes = merged(lists, lines.length);
    known.set(scope, indexes);
    return indexes;
  };
  return { lines, within };
}

/** What stands in any of some lists that ascend, each once, in the same order. */
function merged(lists: readonly (readonly number[] | undefined)[], end: number): readonly number[] {
  const found = lists.filter((list) => list !== undefined);
  const [first = [], ...others] = found;
  if (others.length === 0) return first;
  const isIn = new Uint8Array(end);
  for (const list of found) for (const index of list) isIn[index] = 1;
  const indexes: number[] = [];
  isIn.forEach((is, index) => {
    if (is) indexes.push(index);
  });
  return indexes;
}

function put(map: Map<string, number[]>, key: string, index: number): void {
  const known = map.get(key);
  if (known) known.push(index);
  else map.set(key, [index]);
}

/** A number for each line of a basket: 0 for those that are none of the matter. */
export function onLines(basket: Basket, indexes: readonly number[], tell: (line: OfferLine) => number): number[] {
  const values = new Array<number>(basket.lines.length).fill(0);
  for (const index of indexes) {
    const line = basket.lines[index];
    if (line) values[index] = tell(line);
  }
  return values;
}

/** What lines come to at the catalogue's prices. */
export function grossOf(basket: Basket, indexes: readonly number[]): number {
  return indexes.reduce((sum, index) => sum + lineGross(basket.lines[index]), 0);
}

/** How many pieces lines hold. */
export function piecesOf(basket: Basket, indexes: readonly number[]): number {
  return indexes.reduce((sum, index) => sum + (basket.lines[index]?.quantity ?? 0), 0);
}

/** What a line comes to at the catalogue's price. */
export function lineGross(line: OfferLine | undefined): number {
  return line ? line.quantity * line.pricePaise : 0;
}
