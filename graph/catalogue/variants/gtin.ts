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

/**
 * The article numbers that goods with a bar code may have. Readers tell an American code of twelve
 * digits with a zero before it or without.
 *
 * @returns none for a text that is no bar code
 */
export function skusOfBarcode(text: string): string[] {
  const code = gtinIn(text.trim());
  if (code === null) return [];
  if (code.length === 12) return [code, `0${code}`];
  return code.length === 13 && code.startsWith('0') ? [code, code.slice(1)] : [code];
}
