import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedTags } from '../shared/input/checked-tags.js';
import { phrase } from '../shared/languages/phrase.js';

/** The most tags that a product has. */
export const MAX_TAGS = 30;

/** What parts the tags of a product in files and at the desk. */
export const BETWEEN_TAGS = /[|;,]/;

/**
 * Tags as products have them: in lower case, each once, by the alphabet.
 *
 * @throws ShopError BAD_USER_INPUT for more than 30, for one that is empty or longer than 40
 *   characters, or has a comma, semicolon or bar, which part them in files
 */
export function readTags(sent: readonly string[], field: string): string[] {
  const tags = checkedTags(sent, { field, most: MAX_TAGS, whenTooMany: tooMany() });
  if (tags.some((tag) => BETWEEN_TAGS.test(tag)))
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('A tag has no comma, semicolon or bar.'), field);
  return tags.toSorted();
}

/** What is done to the tags of a product. */
export interface TagsChange {
  added: readonly string[];
  removed: readonly string[];
}

/** The tags of a product after a change, by the alphabet; the refusal of more than 30. */
export function changedTags(tags: readonly string[], { added, removed }: TagsChange): string[] | ShopError {
  const left = tags.filter((tag) => !removed.includes(tag));
  const after = [...new Set([...left, ...added])].toSorted();
  return after.length > MAX_TAGS ? new ShopError(ErrorCode.BAD_USER_INPUT, tooMany(), 'addTags') : after;
}

/** Why a product has no more tags. */
export function tooMany() {
  return phrase('A product can have at most {most} tags.', { most: MAX_TAGS });
}
