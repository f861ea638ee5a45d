import { ErrorCode, ShopError } from '../errors.js';
import { type Phrase, phrase } from '../languages/phrase.js';

/** What a typed text has to be. */
export interface TextRule {
  /** The field by its schema name; shown where a field is at fault. */
  field: string;
  /** What it is called in a sentence, e.g. `The name`. */
  called: Phrase;
  /** In characters as people count them. */
  most: number;
  /** 1 unless said otherwise; 0 lets it be empty. */
  least?: number;
  /** The sentence for an empty one, where the specification has its own. */
  whenEmpty?: Phrase;
  /** Whether it may have several lines, as a review may; a name may not. */
  hasLines?: boolean;
}

/**
 * Control characters, halves of surrogate pairs, and marks that turn the direction of the text that
 * comes after them.
 */
const HOSTILE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** The control characters of a text with several lines. */
const LINE_CHARACTERS = /[\t\n\r]/g;

/** What leaves no mark: blanks, joiners, fillers, a soft hyphen. */
const INVISIBLE = /[\s\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text as it is stored: without blanks around it. Every text that a client sends comes through
 * here before it is kept.
 *
 * @throws ShopError BAD_USER_INPUT for one that is too short or too long, in which nothing can be
 *   seen, or that holds characters that cannot be shown
 */
export function checkedText(sent: string, rule: TextRule): string {
  const {
    field,
    called,
    most,
    least = 1,
    whenEmpty = phrase('{called} must not be empty.', { called }),
    hasLines = false,
  } = rule;
  const text = sent.trim();
  const refuse = (message: Phrase) => new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
  const isEmpty = isInvisible(text);
  if (isEmpty && least > 0) throw refuse(whenEmpty);
  if (isEmpty) return '';
  // Counted as PostgreSQL does, so that an emoji is one.
  if ([...text].length > most) throw refuse(phrase('{called} can have at most {most} characters.', { called, most }));
  if (HOSTILE.test(hasLines ? text.replace(LINE_CHARACTERS, ' ') : text)) {
    throw refuse(phrase('{called} contains characters that cannot be shown.', { called }));
  }
  return text;
}

/**
 * A text that another system sent, such as the name in an ID token, fit to be stored: what
 * `checkedText` would refuse is left out, and what is too long is cut.
 *
 * @param most in characters as people count them
 * @returns null when nothing is left that can be seen
 */
export function presentableText(sent: string, most: number): string | null {
  const shown = [...sent].filter((character) => !HOSTILE.test(character)).slice(0, most);
  const text = shown.join('').trim();
  return isInvisible(text) ? null : text;
}

/** Whether nothing of a text can be seen. */
export function isInvisible(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}
