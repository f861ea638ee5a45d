import { ErrorCode, ShopError } from '../shared/errors.js';

/** What the requests of a key may cost together in a minute unless an admin says otherwise. */
export const USUAL_COST_PER_MINUTE = 100_000;

/** As much as one operation may cost, which a key is to be able to ask. */
const LEAST = 5_000;
const MOST = 10_000_000;

/** What a key may spend in a minute, as an admin said it. @throws ShopError BAD_USER_INPUT */
export function checkedCost(sent: number): number {
  if (sent >= LEAST && sent <= MOST) return sent;
  const range = `${LEAST.toLocaleString('en-IN')} to ${MOST.toLocaleString('en-IN')}`;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, `A key may spend ${range} in a minute.`, 'costPerMinute');
}
