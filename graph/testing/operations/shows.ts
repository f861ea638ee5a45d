import { jestExpect } from '@jest/expect';

/** What an answer shows without a value that is known before. */
export const text = jestExpect.any(String);
export const number = jestExpect.any(Number);
export const something = jestExpect.anything();
export const list = jestExpect.any(Array);
export const matching = (pattern: RegExp) => jestExpect.stringMatching(pattern);

/** A list in which something stands, whatever else does. */
export const among = (shown: object = {}) => jestExpect.arrayContaining([jestExpect.objectContaining({ ...shown })]);
