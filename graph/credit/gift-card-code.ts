import { createHash, randomInt } from 'node:crypto';

/** Capitals and digits that are not taken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Of a code, without its hyphens: 80 bits, which cannot be guessed. */
const LENGTH = 16;

/** The code of a new gift card, such as K7PM-2XQA-9RTE-WB4C. */
export function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** What a code is known by in the books; capitals, blanks and hyphens do not matter. */
export function hashOfCode(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');
}
