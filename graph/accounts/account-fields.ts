import { ErrorCode, ShopError } from '../shared/errors.js';

/** The most characters of each field of an account, in the order in which blanks are complained about (spec §5). */
const MOST_CHARACTERS = { name: 200, email: 254, phone: 32 } as const;

/**
 * A field of an account as it is stored: without blanks around it.
 *
 * @param whenBlank the specification's sentence for an empty one
 * @throws ShopError BAD_USER_INPUT for one that is blank or too long
 */
export function accountField(field: keyof typeof MOST_CHARACTERS, sent: string, whenBlank: string): string {
  const text = sent.trim();
  const most = MOST_CHARACTERS[field];
  if (!text) throw new ShopError(ErrorCode.BAD_USER_INPUT, whenBlank, field);
  if (text.length > most) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, `${field} can have at most ${most} characters.`, field);
  }
  return text;
}
