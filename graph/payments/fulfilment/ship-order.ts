import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { recordOrderEvent } from '../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../orders/life/order-life.js';
import { countsByLineId } from '../../orders/life/order-life.loaders.js';
import { Shipment, ShipmentLine } from '../../orders/life/shipment.entity.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { chosenPieces, type LinePieces, type SentPieces } from './chosen-pieces.js';
import { lockOrder, type MovedOrder, movedOrder } from './lock-order.js';
import { moveOrder, refusalOf } from './move-order.js';
import { checkFreshness } from './set-line-batch.js';
import { checkAnswered } from './shortages/open-questions.js';

/** What a parcel is sent with. */
export interface ShipmentRequest {
  /** Who carries it; null when the shop does so itself. */
  courier: string | null;
  trackingNumber: string | null;
  /** What is in it; null for everything that has not left. */
  lines: readonly SentPieces[] | null;
}

/**
 * Sends a parcel with all or some of an order that is packed. The first one makes the order
 * shipped; what is left follows in further ones. The same number of the same courier again sends
 * nothing more, so that the call can be repeated.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not move orders on, NOT_FOUND for
 *   the order or a line, BAD_USER_INPUT for a text or a quantity, CONFLICT for an order that is not
 *   packed or has nothing left to send
 */
export async function shipOrder(ctx: Context, sentId: unknown, request: ShipmentRequest): Promise<MovedOrder> {
  allow(ctx, ApiScope.ORDERS_WRITE);
  const courier = optional(request.courier, { field: 'courier', called: phrase('The courier') });
  const trackingNumber = optional(request.trackingNumber, { field: 'trackingNumber', called: phrase('The number') });
  const order = await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, sentId);
    const { order } = locked;
    if (trackingNumber !== null && (await isKnown(tx, order, courier, trackingNumber))) return order;
    if (order.status !== OrderStatus.PACKED && order.status !== OrderStatus.SHIPPED) {
      throw refusalOf(order.status, OrderActor.SHOP);
    }
    const pieces = chosenPieces(await piecesLeft(tx, order), request.lines);
    if (pieces.length === 0)
      throw new ShopError(ErrorCode.CONFLICT, phrase('All of this order has already been sent.'), 'lines');
    await checkAnswered(tx, order);
    await checkFreshness(tx, order);
    await insertShipment(tx, order, pieces, { courier, trackingNumber });
    const note = [courier, trackingNumber].filter(Boolean).join(' ') || null;
    const told = { actor: OrderActor.SHOP, operation: 'shipOrder', note } as const;
    if (order.status === OrderStatus.PACKED) return moveOrder(tx, locked, OrderStatus.SHIPPED, told);
    await queueOrderMessage(
      ...([tx, order.id, OrderStatus.SHIPPED] as const),
      await recordOrderEvent(tx, order.id, OrderEventKind.SHIPPED, told),
    );
    await recordChange(tx, {
      ...{ operation: 'shipOrder', subjectType: AuditSubject.ORDER, subjectId: order.id },
      ...{ before: null, after: { courier, trackingNumber } },
    });
    return order;
  });
  return movedOrder(ctx, order, phrase('A parcel of {order} is on its way.', { order: order.number }));
}

/** Writes down that everything left of an order went in one parcel of which nothing is known. */
export async function shipRest(tx: Context, order: Order): Promise<void> {
  const pieces = chosenPieces(await piecesLeft(tx, order), null);
  if (pieces.length > 0) await insertShipment(tx, order, pieces, { courier: null, trackingNumber: null });
}

/**
 * Sees to it that nothing of an order still lies in the shop. Orders from before parcels were
 * written down have none.
 *
 * @throws ShopError CONFLICT
 */
export async function checkAllShipped(tx: Context, order: Order): Promise<void> {
  const left = await piecesLeft(tx, order);
  const isTracked = await tx.db.existsBy(Shipment, { orderId: order.id });
  if (!isTracked || left.every(({ quantity }) => quantity === 0)) return;
  throw new ShopError(ErrorCode.CONFLICT, phrase('Some of this order has not been sent yet. Send it first.'), 'status');
}

async function isKnown(tx: Context, { id }: Order, courier: string | null, trackingNumber: string): Promise<boolean> {
  const parcels = await tx.db.findBy(Shipment, { orderId: id, trackingNumber });
  return parcels.some((parcel) => parcel.courier === courier);
}

async function piecesLeft(tx: Context, { id }: Order): Promise<LinePieces[]> {
  const lines = await tx.db.find(OrderLine, { where: { orderId: id }, order: { position: 'ASC' } });
  const counts = await countsByLineId(tx).loadMany(lines.map((line) => line.id));
  return lines.map(({ id: lineId, quantity, missing }, index) => {
    const count = counts[index];
    if (!count || count instanceof Error) throw count ?? new Error(`line ${lineId} is not counted`);
    return { lineId, quantity: quantity - missing - count.shipped };
  });
}

async function insertShipment(
  tx: Context,
  { id: orderId }: Order,
  pieces: readonly LinePieces[],
  by: Pick<Shipment, 'courier' | 'trackingNumber'>,
): Promise<void> {
  const { identifiers } = await tx.db.insert(Shipment, { orderId, ...by });
  const shipmentId: string = identifiers[0]?.id;
  await tx.db.insert(
    ShipmentLine,
    pieces.map(({ lineId, quantity }) => ({ shipmentId, orderLineId: lineId, quantity })),
  );
}

function optional(sent: string | null, rule: { field: string; called: Phrase }): string | null {
  return sent === null ? null : checkedText(sent, { ...rule, most: 100, least: 0 }) || null;
}
