import type { PhraseKey } from '../phrase.js';

/** Texts of the first purchase in Marathi; all others are said in English. */
export const marathi: Partial<Record<PhraseKey, string>> = {};
