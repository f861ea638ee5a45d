import { And, type FindOptionsWhere, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { allow } from '../shared/allow.js';
import { ApiScope } from '../shared/api-scope.js';
import type { Context } from '../shared/context.js';
import type { Order } from './order.entity.js';
import type { OrderConnection } from './order-connection.type.js';
import type { OrderFilter } from './orders.inputs.js';
import { listOrders } from './orders.service.js';

/**
 * A page of all orders of the shop, latest first, for those who send them out.
 *
 * @param first 1 to 100
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with orders:read, BAD_USER_INPUT for a
 *   number out of range or a foreign cursor
 */
export async function allOrders(
  ctx: Context,
  filter: OrderFilter,
  first: number,
  after: string | null,
): Promise<OrderConnection> {
  allow(ctx, ApiScope.ORDERS_READ);
  return listOrders(ctx, whereOf(filter), first, after);
}

function whereOf({ statuses, placedFrom, placedBefore }: OrderFilter): FindOptionsWhere<Order> {
  const times = [
    ...(placedFrom ? [MoreThanOrEqual(placedFrom)] : []),
    ...(placedBefore ? [LessThan(placedBefore)] : []),
  ];
  return {
    ...(statuses?.length ? { status: In(statuses) } : {}),
    ...(times.length > 0 ? { placedAt: And(...times) } : {}),
  };
}
