/**
 * A name for addresses: lower-case words joined by hyphens, accents taken off Latin letters.
 *
 * @param parts words or names, e.g. a brand and what it makes
 * @returns may be empty when the parts hold neither letters nor digits
 */
export function slugOf(...parts: string[]): string {
  const plain = parts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
