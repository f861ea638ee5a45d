import { ErrorCode, ShopError } from '../errors.js';
import { type Phrase, phrase } from '../languages/phrase.js';
import { checkedText } from './checked-text.js';

/** In characters. */
export const MAX_TAG_LENGTH = 40;

/** What a list of tags has to be. */
export interface TagsRule {
  /** The field by its schema name; shown where a field is at fault. */
  field: string;
  /** How many there may be. */
  most: number;
  /** The sentence for more. */
  whenTooMany: Phrase;
}

/** A tag as it is kept and looked for: in lower case, with single blanks. */
export function normalTag(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Tags as they are stored, each once.
 *
 * @throws ShopError BAD_USER_INPUT for one that is empty, longer than 40 characters or cannot be
 *   shown, and for too many
 */
export function checkedTags(sent: readonly string[], { field, most, whenTooMany }: TagsRule): string[] {
  const rule = { field, called: phrase('A tag'), most: MAX_TAG_LENGTH };
  const tags = [...new Set(sent.map((tag) => normalTag(checkedText(tag, rule))))];
  if (tags.length > most) throw new ShopError(ErrorCode.BAD_USER_INPUT, whenTooMany, field);
  return tags;
}
