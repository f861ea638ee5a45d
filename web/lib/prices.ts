/** A price in rupees, and the one that was lowered to it; null when it was not lowered. */
interface Prices {
  price: number;
  oldPrice: number | null;
}

/** What the cheapest of a product's choices costs; of no choices, nothing. */
export function lowestPrice(variants: readonly Prices[]): Prices | undefined {
  const [first, ...others] = variants;
  if (!first) return undefined;
  const { price, oldPrice } = others.reduce(
    (lowest, variant) => (variant.price < lowest.price ? variant : lowest),
    first,
  );
  return { price, oldPrice };
}

/** Whether the choices of a product cost different amounts. */
export function hasSeveralPrices([first, ...others]: readonly { price: number }[]): boolean {
  return others.some(({ price }) => price !== first?.price);
}

/**
 * What was taken off a price, in whole percent, rounded down. Reckoned in paise, as the graph does: in rupees the binary
 * fractions would make 28 of 29 percent.
 */
export function discountOf(price: number, oldPrice: number): number {
  const [now, before] = [Math.round(price * 100), Math.round(oldPrice * 100)];
  return Math.floor(((before - now) * 100) / before);
}
