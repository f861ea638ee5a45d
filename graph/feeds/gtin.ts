/** Lengths of a Global Trade Item Number: EAN-8, UPC, EAN-13 and that of a carton. */
const GTIN = /^(?:\d{8}|\d{12,14})$/;

/**
 * The bar code in an article number; null where it is none. Shops that scan what they sell have the
 * bar code as the article number.
 *
 * @see https://www.gs1.org/services/how-calculate-check-digit-manually
 */
export function gtinIn(sku: string): string | null {
  if (!GTIN.test(sku)) return null;
  const digits = [...sku].map(Number).reverse();
  const total = digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 1 ? 3 : 1), 0);
  return total % 10 === 0 ? sku : null;
}
