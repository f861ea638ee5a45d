import { recordChange } from '../../../audit/audit.service.js';
import { AuditSubject } from '../../../audit/audit-entry.entity.js';
import type { WasteReason } from '../../../catalogue/stock/stock-movement.entity.js';
import { findSubstitutes, type Substitute } from '../../../catalogue/substitutes/substitutes.queries.js';
import { SubstitutionWish } from '../../../catalogue/substitutes/substitution-wish.js';
import { recordOrderEvent } from '../../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../../orders/life/order-life.js';
import { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { OrderStatus } from '../../../orders/order-status.js';
import { mayReadOrders } from '../../../orders/orders.service.js';
import { suppliedPieces } from '../../../orders/supplied.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { readId } from '../../../shared/input/id.js';
import { phrase } from '../../../shared/languages/phrase.js';
import { allow } from '../../../shared/rights/allow.js';
import { ApiScope } from '../../../shared/rights/api-scope.js';
import { inTransaction } from '../../../shared/rows/transaction.js';
import { lockOrder, type MovedOrder, movedOrder } from '../lock-order.js';
import { endShortage } from './end-shortage.js';
import { Shortage, ShortageStatus } from './shortage.entity.js';
import { offersOfVariants, type ShortageOffer } from './shortage-offers.js';
import { END_QUESTION, SEND_QUESTION } from './shortage-tasks.js';
import { readAnswerMinutes } from './shortage-terms.js';
import { queueForShortage } from './shortages.queries.js';

/** The most that a shopper can choose from. */
const MAX_OFFERED = 3;

/** The statuses in which something can be found missing: it has not left. */
export const HERE: readonly OrderStatus[] = [OrderStatus.CONFIRMED, OrderStatus.PACKED];

/** What a packer could not find. */
export interface MissingPieces {
  lineId: unknown;
  /** Whole pieces, 1 or more. */
  quantity: number;
  reason: WasteReason;
  /** Variants that the packer has at hand, the best first; up to three are offered. */
  offered: readonly string[];
}

/**
 * Says that pieces of an order are not there when it is packed, and does what the shopper wished: a
 * similar thing is taken at once, the shopper is asked, or the money goes back. Where nothing that
 * fits is offered it goes back at once.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not move orders on, NOT_FOUND for
 *   the line, BAD_USER_INPUT for a quantity or more than three offers, CONFLICT where so many are
 *   not to be packed any more, or for an offer that does not fit
 */
export async function reportMissing(ctx: Context, missing: MissingPieces): Promise<MovedOrder> {
  allow(ctx, ApiScope.ORDERS_WRITE);
  const { quantity, reason } = missing;
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Quantities are whole pieces, 1 or more.'), 'quantity');
  }
  const lineId = readId(missing.lineId);
  let isAsked = false;
  const order = await inTransaction(ctx, async (tx) => {
    const found = lineId && (await tx.db.findOneBy(OrderLine, { id: lineId }));
    if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This order has no such line.'), 'lineId');
    const locked = await lockOrder(tx, found.orderId);
    const line = await tx.db.findOneByOrFail(OrderLine, { id: found.id });
    await checkToPack(tx, locked.order, line, quantity);
    const offers = await checkedOffers(tx, line, quantity, missing.offered);
    const { wish } = line;
    isAsked = wish === SubstitutionWish.ASK_ME && offers.length > 0;
    const shortage = await insertShortage(tx, line, { quantity, reason, isAsked, offers });
    if (isAsked) return ask(tx, locked.order, shortage);
    const substitute = wish === SubstitutionWish.SIMILAR ? (offers[0] ?? null) : null;
    return endShortage(tx, locked, shortage, { endedBy: OrderActor.SHOP, substitute });
  });
  const said = isAsked
    ? phrase('The shopper of {order} is asked.', { order: order.number })
    : phrase('It is noted, and {order} goes on without.', { order: order.number });
  return movedOrder(ctx, order, said);
}

/** What fits in place of pieces of a line, the nearest first. @param among null: all of the shop */
export async function substitutesFor(
  ctx: Context,
  { id, orderId, variantId, pricePaise, deliverOn }: OrderLine,
  quantity: number,
  among: readonly string[] | null = null,
): Promise<Substitute[]> {
  if (variantId === null) return [];
  const lines = await ctx.db.findBy(OrderLine, { orderId });
  const without = lines.flatMap((line) => (line.variantId === null || line.id === id ? [] : [line.variantId]));
  return findSubstitutes(ctx, { variantId, quantity, mostPaise: pricePaise, deliverOn, without }, among);
}

/**
 * What a packer can choose from for a line: what fits in place of one of its pieces at the least;
 * nothing for those who may not read all orders.
 */
export async function listSubstitutes(ctx: Context, line: OrderLine): Promise<ShortageOffer[]> {
  if (!mayReadOrders(ctx) || suppliedPieces(line) === 0) return [];
  const found = await substitutesFor(ctx, line, 1);
  const variantIds = found.map(({ variantId }) => variantId);
  return offersOfVariants(ctx, { line, quantity: 1, variantIds, language: ctx.language });
}

async function checkToPack(tx: Context, order: Order, line: OrderLine, quantity: number): Promise<void> {
  const asked = await tx.db.sum(Shortage, 'quantity', { orderLineId: line.id, status: ShortageStatus.ASKED });
  const left = HERE.includes(order.status) ? suppliedPieces(line) - (asked ?? 0) : 0;
  if (line.weighedGrams !== null) {
    throw new ShopError(ErrorCode.CONFLICT, phrase('It was weighed: say what is there by its weight.'), 'lineId');
  }
  if (quantity <= left) return;
  const message = phrase('This line has {left} pieces left, not {quantity}.', { left, quantity });
  throw new ShopError(ErrorCode.CONFLICT, message, 'quantity');
}

async function checkedOffers(
  tx: Context,
  line: OrderLine,
  quantity: number,
  offered: readonly string[],
): Promise<Substitute[]> {
  if (offered.length === 0) return [];
  if (offered.length > MAX_OFFERED) {
    const message = phrase('Offer {most} at the most.', { most: MAX_OFFERED });
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, 'offers');
  }
  const ids = offered.map((id) => readId(id));
  const fitting = await substitutesFor(
    tx,
    line,
    quantity,
    ids.filter((id) => id !== null),
  );
  return ids.map((id) => {
    const substitute = fitting.find(({ variantId }) => variantId === id);
    if (substitute) return substitute;
    const message = phrase('What is offered must be as good: in stock, no dearer, with no other diet or allergens.');
    throw new ShopError(ErrorCode.CONFLICT, message, 'offers');
  });
}

async function insertShortage(
  tx: Context,
  { id: orderLineId, orderId, wish }: OrderLine,
  about: Pick<Shortage, 'quantity' | 'reason'> & { isAsked: boolean; offers: readonly Substitute[] },
): Promise<Shortage> {
  const { quantity, reason, isAsked, offers } = about;
  const minutes = await readAnswerMinutes(tx);
  const { identifiers } = await tx.db.insert(Shortage, {
    ...{ orderId, orderLineId, wish, quantity, reason, offered: offers.map(({ variantId }) => variantId) },
    ...(isAsked
      ? { status: ShortageStatus.ASKED, askedUntil: () => `now() + interval '${minutes} minutes'` }
      : { status: ShortageStatus.NOT_SUPPLIED }),
  });
  return tx.db.findOneByOrFail(Shortage, { id: identifiers[0]?.id });
}

async function ask(tx: Context, order: Order, shortage: Shortage): Promise<Order> {
  await recordOrderEvent(tx, order.id, OrderEventKind.SHORTAGE_ASKED, { actor: OrderActor.SHOP });
  await tx.db.increment(Order, { id: order.id }, 'news', 1);
  await queueForShortage(tx, END_QUESTION, shortage.id, shortage.askedUntil);
  if (tx.mailer) await queueForShortage(tx, SEND_QUESTION, shortage.id);
  await recordChange(tx, {
    ...{ operation: 'reportMissing', subjectType: AuditSubject.ORDER, subjectId: order.id },
    ...{ before: null, after: { missing: shortage.quantity, shortage: shortage.status } },
  });
  return tx.db.findOneByOrFail(Order, { id: order.id });
}
