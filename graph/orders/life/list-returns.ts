import { In } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { latestFirst, type PageAsked } from '../../shared/paging/latest-first.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import type { ReturnStatus } from './order-life.js';
import type { OrderReturnConnection } from './order-life.types.js';
import { OrderReturn } from './order-return.entity.js';

/**
 * A page of what shoppers send back, latest first, for those who answer them.
 *
 * @param statuses returns of any of these; empty for all
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   orders:read, BAD_USER_INPUT for a number out of range or a foreign cursor
 */
export async function orderReturns(
  ctx: Context,
  statuses: readonly ReturnStatus[],
  page: PageAsked,
): Promise<OrderReturnConnection> {
  allow(ctx, ApiScope.ORDERS_READ);
  return Object.assign(await latestFirst(ctx, OrderReturn, page, whereOf(statuses)), { statuses });
}

/** How many returns a whole list holds. */
export function countReturns(ctx: Context, { statuses }: OrderReturnConnection): Promise<number> {
  return ctx.db.countBy(OrderReturn, whereOf(statuses));
}

function whereOf(statuses: readonly ReturnStatus[]) {
  return statuses.length > 0 ? { status: In([...statuses]) } : {};
}
