import { type FindOptionsWhere, LessThan } from 'typeorm';
import { rememberAddress } from '../accounts/addresses/addresses.service.js';
import type { PlannedDelivery } from '../delivery/planned-delivery.columns.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import type { Language } from '../shared/languages/languages.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Paise } from '../shared/money/money.js';
import { pageOf, pageSize, readCursor } from '../shared/paging/cursor.js';
import { allow, mayUse } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { readNumberPrefixes } from '../shop/read-appearance.js';
import type { Delivery } from './delivery.columns.js';
import { recordOrderEvent } from './life/order-events.js';
import { OrderActor, OrderEventKind } from './life/order-life.js';
import { Order, sequenceOfNumber } from './order.entity.js';
import type { OrderConnection } from './order-connection.type.js';
import { OrderLine } from './order-line.entity.js';
import { OrderStatus } from './order-status.js';

/** The most orders that a list without pages holds. */
const MAX_IN_ALL = 500;

/**
 * What an order is made of: a snapshot, which nothing that happens to the catalogue later changes.
 */
export interface OrderDraft {
  userId: string;
  paymentOrderId: string;
  amountPaise: Paise;
  /** The part of it that credit pays. */
  creditPaise: Paise;
  /** What the shopper is written to in. */
  language: Language;
  delivery: Delivery;
  /** When it was promised to come. */
  planned: PlannedDelivery;
  /** The code of the way to pay that was chosen; null: that of the method. */
  paymentOption: string | null;
  /** In the order to show them. */
  lines: readonly OrderLineDraft[];
}

/** A line of an order to be made. */
type OrderLineDraft = Omit<
  OrderLine,
  'id' | 'orderId' | 'position' | 'missing' | 'weighedGrams' | 'weighedBackPaise' | 'substituteForId'
>;

/**
 * A page of orders, latest first. Anyone who calls this has seen to it that they may be read.
 *
 * @param where whose orders, and which
 * @param first 1 to 100
 * @throws ShopError BAD_USER_INPUT for a number out of range or a foreign cursor
 * @see spec §2 (orders)
 */
export async function listOrders(
  ctx: Context,
  where: FindOptionsWhere<Order>,
  first: number,
  after: string | null,
): Promise<OrderConnection> {
  const size = pageSize(first);
  const cursor = readCursor(after, 1);
  const before = cursor ? { sequence: LessThan(Number(cursor[0])) } : {};
  const found = await ctx.db.find(Order, {
    where: { ...where, ...before },
    order: { sequence: 'DESC' },
    take: size + 1,
  });
  return Object.assign(
    pageOf(found, size, cursor, ({ sequence }) => [sequence]),
    { where },
  );
}

/** All of a shopper's orders at once, latest first, up to 500. */
export function listAllOrders(ctx: Context, userId: string): Promise<Order[]> {
  return ctx.db.find(Order, { where: { userId }, order: { sequence: 'DESC' }, take: MAX_IN_ALL });
}

/** How many orders there are of a kind, such as a shopper's. */
export function countOrders(ctx: Context, where: FindOptionsWhere<Order>): Promise<number> {
  return ctx.db.countBy(Order, where);
}

/**
 * An order of the viewer's, or any for those who may read all; null for another's and for an
 * unknown one alike.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for a key without the scope
 */
export async function findOrder(ctx: Context, id: unknown): Promise<Order | null> {
  const known = readId(id);
  return findReadable(ctx, known ? { id: known } : null);
}

/** As `findOrder`, by the number that people know an order by, such as JH-100001. */
export async function findOrderByNumber(ctx: Context, number: string): Promise<Order | null> {
  const sequence = sequenceOfNumber(number);
  return findReadable(ctx, sequence === null ? null : { sequence });
}

/** @param where null where no order can be meant */
async function findReadable(ctx: Context, where: FindOptionsWhere<Order> | null): Promise<Order | null> {
  if (ctx.apiKey) allow(ctx, ApiScope.ORDERS_READ);
  const viewer = ctx.apiKey ? null : viewerOf(ctx);
  return where && ctx.db.findOneBy(Order, viewer && !mayReadOrders(ctx) ? { ...where, userId: viewer.id } : where);
}

/**
 * Whether the caller may read all orders of the shop: an account with a role, or an API key with
 * orders:read.
 */
export function mayReadOrders(ctx: Context): boolean {
  return mayUse(ctx, ApiScope.ORDERS_READ);
}

/** As `findOrder`. @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function getOrder(ctx: Context, id: unknown): Promise<Order> {
  const order = await findOrder(ctx, id);
  if (!order) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such order.'));
  return order;
}

/** The order that a checkout became; null when it has not become one. */
export function findOrderOfCheckout(ctx: Context, paymentOrderId: string): Promise<Order | null> {
  return ctx.db.findOneBy(Order, { paymentOrderId });
}

/**
 * Closes the order of a checkout that waits for its payment. To be called inside a transaction that
 * holds the checkout's lock.
 *
 * @param waitedS how long it has to have waited, in seconds
 * @returns the order; null when none waits, or not for as long
 */
export async function cancelUnpaidOrder(ctx: Context, paymentOrderId: string, waitedS = 0): Promise<Order | null> {
  const { affected } = await ctx.db
    .createQueryBuilder()
    .update(Order)
    .set({ status: OrderStatus.CANCELLED })
    .where({ paymentOrderId, status: OrderStatus.PENDING })
    .andWhere('placed_at <= now() - make_interval(secs => :waitedS)', { waitedS })
    .execute();
  const order = affected ? await findOrderOfCheckout(ctx, paymentOrderId) : null;
  if (order) await recordOrderEvent(ctx, order.id, OrderEventKind.CANCELLED, { actor: OrderActor.PAYMENT });
  return order;
}

/** Makes an order whose payment could not be judged yet. To be called inside a transaction. */
export function recordPendingOrder(ctx: Context, draft: OrderDraft): Promise<Order> {
  return insertOrder(ctx, draft, { status: OrderStatus.PENDING, paymentId: null });
}

/**
 * Makes the order of a captured payment, or of one that is due at the door, or settles the unpaid
 * one of the same checkout. To be called inside a transaction that holds the checkout's lock, so
 * that no other order of it appears meanwhile.
 */
export async function recordPaidOrder(
  ctx: Context,
  draft: OrderDraft,
  payment: { status: OrderStatus.CONFIRMED | OrderStatus.REFUNDED; paymentId: string },
  actor = OrderActor.PAYMENT,
): Promise<Order> {
  if (payment.status === OrderStatus.CONFIRMED) {
    const productIds = draft.lines.flatMap(({ productId }) => productId ?? []);
    for (const { onGoodsBought } of ctx.hooks) await onGoodsBought?.(ctx, productIds);
  }
  const unpaid = await findOrderOfCheckout(ctx, draft.paymentOrderId);
  if (!unpaid) return insertOrder(ctx, draft, payment, actor);
  await ctx.db.update(Order, { id: unpaid.id }, payment);
  await recordOrderEvent(ctx, unpaid.id, OrderEventKind[payment.status], { actor });
  return ctx.db.findOneByOrFail(Order, { id: unpaid.id });
}

async function insertOrder(
  ctx: Context,
  { delivery, planned, lines, userId, paymentOrderId, paymentOption, amountPaise, creditPaise, language }: OrderDraft,
  payment: Pick<Order, 'status' | 'paymentId'>,
  actor = OrderActor.PAYMENT,
): Promise<Order> {
  const made = await ctx.db.insert(Order, {
    numberPrefix: (await readNumberPrefixes(ctx)).order,
    userId,
    paymentOrderId,
    paymentOption,
    amountPaise,
    creditPaise,
    language,
    ...delivery,
    planned,
    ...payment,
  });
  const order = await ctx.db.findOneByOrFail(Order, { id: made.identifiers[0]?.id });
  await rememberAddress(ctx, userId, delivery);
  await ctx.db.insert(
    OrderLine,
    lines.map((line, index) => ({ ...line, orderId: order.id, position: index + 1 })),
  );
  await recordOrderEvent(ctx, order.id, OrderEventKind[order.status], { actor });
  return order;
}
