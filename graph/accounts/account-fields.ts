import { checkedText } from '../shared/input/checked-text.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';

/**
 * The most characters of each field of an account, in the order in which blanks are complained
 * about (spec §5).
 */
const MAX_CHARACTERS = { name: 200, email: 254, phone: 32 } as const;

/** What each is called in a sentence. */
const CALLED = { name: phrase('The name'), email: phrase('The e-mail'), phone: phrase('The phone number') } as const;

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
  const rule = { field: sentAs, called: CALLED[field], most: MAX_CHARACTERS[field] };
  return checkedText(sent, { ...rule, whenEmpty: whenBlank });
}
