import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';

/** What the requests of a key may cost together in a minute unless an admin says otherwise. */
export const USUAL_COST_PER_MINUTE = 100_000;

/** As much as one operation may cost, which a key is to be able to ask. */
const MIN_COST = 5_000;
const MAX_COST = 10_000_000;

/** What a key may spend in a minute, as an admin said it. @throws ShopError BAD_USER_INPUT */
export function checkedCost(sent: number): number {
  if (sent >= MIN_COST && sent <= MAX_COST) return sent;
  const range = `${MIN_COST.toLocaleString('en-IN')} to ${MAX_COST.toLocaleString('en-IN')}`;
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('A key may spend {range} in a minute.', { range }),
    'costPerMinute',
  );
}
