/**
 * A price in rupees, the one that was lowered to it, and the lowest of the 30 days before it; null
 * where there was no such.
 */
interface Prices {
  price: number;
  oldPrice: number | null;
  lowestPrice30Days: number | null;
}

/** What the cheapest of a product's choices costs; of no choices, nothing. */
export function lowestPrice(variants: readonly Prices[]): Prices | undefined {
  const [first, ...others] = variants;
  if (!first) return undefined;
  const { price, oldPrice, lowestPrice30Days } = others.reduce(
    (lowest, variant) => (variant.price < lowest.price ? variant : lowest),
    first,
  );
  return { price, oldPrice, lowestPrice30Days };
}

/** Whether the choices of a product cost different amounts. */
export function hasSeveralPrices([first, ...others]: readonly { price: number }[]): boolean {
  return others.some(({ price }) => price !== first?.price);
}

/**
 * What was taken off a price, in whole percent, rounded down. Reckoned in paise, as the graph does:
 * in rupees the binary fractions would make 28 of 29 percent.
 */
export function discountOf(price: number, oldPrice: number): number {
  const [now, before] = [Math.round(price * 100), Math.round(oldPrice * 100)];
  return Math.floor(((before - now) * 100) / before);
}
