import { ErrorCode, ShopError } from './errors.js';

/** What a text that somebody typed has to be. */
export interface TextRule {
  /** The field by its schema name; shown where a field is at fault. */
  field: string;
  /** What it is called in a sentence, e.g. `The name`. */
  called: string;
  /** In characters as people count them. */
  most: number;
  /** 1 unless said otherwise; 0 lets it be empty. */
  least?: number;
}

/**
 * A text as it is stored: without blanks around it.
 *
 * @throws ShopError BAD_USER_INPUT for one that is too short or too long, or that holds what no keyboard writes
 */
export function checkedText(sent: string, { field, called, most, least = 1 }: TextRule): string {
  const text = sent.trim();
  // Counted as PostgreSQL does, so that an emoji is one.
  const length = [...text].length;
  const refuse = (message: string) => new ShopError(ErrorCode.BAD_USER_INPUT, `${called} ${message}`, field);
  if (length < least) throw refuse('must not be empty.');
  if (length > most) throw refuse(`can have at most ${most} characters.`);
  if (/\p{Cs}|(?![\t\n\r])\p{Cc}/u.test(text)) throw refuse('holds characters that cannot be shown.');
  return text;
}
