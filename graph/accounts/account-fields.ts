import { checkedText } from '../shared/input/checked-text.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';

/**
 * The most characters of each field of an account, in the order in which blanks are complained
 * about (spec §5).
 */
const MAX_CHARACTERS = { name: 200, email: 254, phone: 32 } as const;

/**
 * A field of an account as it is stored: without blanks around it.
 *
 * @param whenBlank the specification's sentence for an empty one
 * @param sentAs the argument at fault, where it has another name
 * @throws ShopError BAD_USER_INPUT for one that is blank or too long, or that holds what cannot be
 *   shown
 */
export function accountField(
  field: keyof typeof MAX_CHARACTERS,
  sent: string,
  whenBlank: Phrase,
  sentAs: string = field,
): string {
  return checkedText(sent, { field: sentAs, called: phrase(field), most: MAX_CHARACTERS[field], whenEmpty: whenBlank });
}
