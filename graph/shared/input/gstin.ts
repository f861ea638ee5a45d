import { GSTIN } from '../config/environment.schema.js';
import { ErrorCode, ShopError } from '../errors.js';
import { phrase } from '../languages/phrase.js';

/** The characters of a GSTIN, each worth its place. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Reads the GSTIN of a buyer as it was typed, in small letters or with blanks.
 *
 * @param field what the refusal names
 * @returns null for an empty one
 * @throws ShopError BAD_USER_INPUT for another shape, or a check digit that does not fit
 */
export function checkedGstin(typed: string | null | undefined, field: string): string | null {
  const gstin = (typed ?? '').replace(/\s/g, '').toUpperCase();
  if (gstin === '') return null;
  if (GSTIN.test(gstin) && checkDigitOf(gstin) === gstin.at(-1)) return gstin;
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('This is not a valid GSTIN. Please check all 15 characters.'),
    field,
  );
}

/**
 * The last character of a GSTIN by those before: each by 1 and 2 in turn, the digits of the product
 * in base 36 added up, and what lacks to the next multiple of 36.
 */
function checkDigitOf(gstin: string): string | undefined {
  const base = CHARACTERS.length;
  let total = 0;
  for (const [index, character] of [...gstin.slice(0, -1)].entries()) {
    const product = CHARACTERS.indexOf(character) * ((index % 2) + 1);
    total += Math.floor(product / base) + (product % base);
  }
  return CHARACTERS[(base - (total % base)) % base];
}
