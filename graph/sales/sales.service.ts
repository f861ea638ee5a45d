import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { sumHours } from './sales.queries.js';
import type { SalesDay } from './sales.type.js';
import { lastDays, MAX_DAYS } from './sales-periods.js';
import { daysOf } from './sum-periods.js';

/**
 * What was sold on each of the last days, the earliest first; the last of them is today in India.
 *
 * @param days 1 to 366
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   orders:read, BAD_USER_INPUT for a number out of range
 */
export async function listSales(ctx: Context, days: number): Promise<SalesDay[]> {
  allow(ctx, ApiScope.ORDERS_READ);
  if (days < 1 || days > MAX_DAYS) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for 1 to {most} days.', { most: MAX_DAYS }), 'days');
  }
  const periods = lastDays(days);
  return daysOf(periods, await sumHours(ctx, periods)).map(({ day, sold }) => ({ day, ...sold }));
}
