import { LessThan } from 'typeorm';
import { type Context, viewerOf } from '../shared/context.js';
import { pageSize, readCursor, writeCursor } from '../shared/cursor.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/id.js';
import type { Paise } from '../shared/money.js';
import type { Delivery } from './delivery.columns.js';
import { Order } from './order.entity.js';
import type { OrderConnection } from './order-connection.type.js';
import { OrderLine } from './order-line.entity.js';
import { OrderStatus } from './order-status.js';

/** The most orders that a list without pages holds. */
const MOST_IN_ALL = 500;

/** What an order is made of: a snapshot, which nothing that happens to the catalogue later changes. */
export interface OrderDraft {
  userId: string;
  paymentOrderId: string;
  amountPaise: Paise;
  delivery: Delivery;
  /** In the order to show them. */
  lines: readonly OrderLineDraft[];
}

/** A line of an order to be made. */
type OrderLineDraft = Omit<OrderLine, 'id' | 'orderId' | 'position'>;

/**
 * A page of a shopper's orders, latest first.
 *
 * @param first 1 to 100
 * @throws ShopError BAD_USER_INPUT for a number out of range or a foreign cursor
 * @see spec §2 (orders)
 */
export async function listOrders(
  ctx: Context,
  userId: string,
  first: number,
  after: string | null,
): Promise<OrderConnection> {
  const size = pageSize(first);
  const cursor = readCursor(after, 1);
  const before = cursor ? { sequence: LessThan(Number(cursor[0])) } : {};
  const found = await ctx.db.find(Order, {
    where: { userId, ...before },
    order: { sequence: 'DESC' },
    take: size + 1,
  });
  const nodes = found.slice(0, size);
  const cursorOf = (order: Order | undefined) => (order ? writeCursor([order.sequence]) : null);
  return {
    nodes,
    userId,
    pageInfo: {
      hasNextPage: found.length > size,
      hasPreviousPage: cursor !== null,
      startCursor: cursorOf(nodes[0]),
      endCursor: cursorOf(nodes.at(-1)),
    },
  };
}

/** All of a shopper's orders at once, latest first, up to 500. */
export function listAllOrders(ctx: Context, userId: string): Promise<Order[]> {
  return ctx.db.find(Order, { where: { userId }, order: { sequence: 'DESC' }, take: MOST_IN_ALL });
}

/** How many orders a shopper has. */
export function countOrders(ctx: Context, userId: string): Promise<number> {
  return ctx.db.countBy(Order, { userId });
}

/**
 * An order of the viewer's, or any for an admin; null for another's and for an unknown one alike.
 *
 * @throws ShopError UNAUTHENTICATED
 */
export async function findOrder(ctx: Context, id: unknown): Promise<Order | null> {
  const viewer = viewerOf(ctx);
  const known = readId(id);
  if (!known) return null;
  return ctx.db.findOneBy(Order, viewer.isAdmin ? { id: known } : { id: known, userId: viewer.id });
}

/** As `findOrder`. @throws ShopError UNAUTHENTICATED, NOT_FOUND */
export async function getOrder(ctx: Context, id: unknown): Promise<Order> {
  const order = await findOrder(ctx, id);
  if (!order) throw new ShopError(ErrorCode.NOT_FOUND, 'There is no such order.');
  return order;
}

/** The order that a checkout became; null when it has not become one. */
export function findOrderOfCheckout(ctx: Context, paymentOrderId: string): Promise<Order | null> {
  return ctx.db.findOneBy(Order, { paymentOrderId });
}

/** Makes an order whose payment could not be judged yet. To be called inside a transaction. */
export function recordPendingOrder(ctx: Context, draft: OrderDraft): Promise<Order> {
  return insertOrder(ctx, draft, { status: OrderStatus.PENDING, paymentId: null });
}

/**
 * Makes the order of a captured payment, or settles the pending one of the same checkout. To be called inside a
 * transaction that holds the checkout's lock, so that no other order of it appears meanwhile.
 */
export async function recordPaidOrder(
  ctx: Context,
  draft: OrderDraft,
  payment: { status: OrderStatus.CONFIRMED | OrderStatus.REFUNDED; paymentId: string },
): Promise<Order> {
  const pending = await findOrderOfCheckout(ctx, draft.paymentOrderId);
  if (!pending) return insertOrder(ctx, draft, payment);
  await ctx.db.update(Order, { id: pending.id }, payment);
  return ctx.db.findOneByOrFail(Order, { id: pending.id });
}

async function insertOrder(
  ctx: Context,
  { delivery, lines, userId, paymentOrderId, amountPaise }: OrderDraft,
  payment: Pick<Order, 'status' | 'paymentId'>,
): Promise<Order> {
  const made = await ctx.db.insert(Order, {
    userId,
    paymentOrderId,
    amountPaise,
    ...delivery,
    ...payment,
  });
  const order = await ctx.db.findOneByOrFail(Order, { id: made.identifiers[0]?.id });
  await ctx.db.insert(
    OrderLine,
    lines.map((line, index) => ({ ...line, orderId: order.id, position: index + 1 })),
  );
  return order;
}
