import { recordChange } from '../../../audit/audit.service.js';
import { AuditSubject } from '../../../audit/audit-entry.entity.js';
import { variantById } from '../../../catalogue/catalogue.loaders.js';
import { lockStock, outOfStock, sellUnheldStock } from '../../../catalogue/stock/stock.service.js';
import type { Substitute } from '../../../catalogue/substitutes/substitutes.queries.js';
import { SubstitutionWish } from '../../../catalogue/substitutes/substitution-wish.js';
import { recordOrderEvent } from '../../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../../orders/life/order-life.js';
import { lineTitleIn } from '../../../orders/line-title.js';
import { queueOrderMessage } from '../../../orders/messages/order-messages.js';
import { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { OrderStatus } from '../../../orders/order-status.js';
import { valueOfMissing } from '../../../orders/supplied.js';
import type { Context } from '../../../shared/context.js';
import { phrase, say } from '../../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../../shared/money/money.js';
import { snapshotOf } from '../../line-snapshot.js';
import { PaymentOrderLine } from '../../payment-order-line.entity.js';
import type { LockedOrder } from '../lock-order.js';
import { moveOrder } from '../move-order.js';
import { takeOutMissing } from './missing-pieces.js';
import { reduceOrder } from './reduce-order.js';
import { Shortage, ShortageStatus } from './shortage.entity.js';
import { noteSoldLater } from './shortages.queries.js';

/** How a shortage ends. */
interface End {
  endedBy: OrderActor;
  /** What is sent instead; null: nothing. */
  substitute: Substitute | null;
}

/**
 * Ends a shortage: takes the missing pieces out of the order and its stock, sells what is sent
 * instead, gives back what the order comes to less, and tells the shopper. Where nothing is left to
 * be sent the order is called off, with all that was paid. To be called inside a transaction that
 * holds the order's locks.
 *
 * @throws ShopError OUT_OF_STOCK where the substitute has sold out meanwhile
 */
export async function endShortage(
  tx: Context,
  { order, checkout }: LockedOrder,
  shortage: Shortage,
  { endedBy, substitute }: End,
): Promise<Order> {
  const line = await tx.db.findOneByOrFail(OrderLine, { id: shortage.orderLineId });
  await lockStock(
    tx,
    [line.variantId, substitute?.variantId ?? null].filter((id) => id !== null),
  );
  await takeOutMissing(tx, order, shortage);
  const sent = substitute && (await sellInstead(tx, order, { line, quantity: shortage.quantity, substitute }));
  const status = sent ? ShortageStatus.SUBSTITUTED : ShortageStatus.NOT_SUPPLIED;
  const ended = { status, substituteLineId: sent?.id ?? null, endedBy, endedAt: () => 'clock_timestamp()' };
  await tx.db.update(Shortage, { id: shortage.id }, ended);
  const note = inWords(order, line, shortage, sent);
  const backPaise = await reduceOrder(tx, order, { occasion: shortage.id, note });
  const kind = sent ? OrderEventKind.SUBSTITUTED : OrderEventKind.NOT_SUPPLIED;
  const told = { actor: endedBy, note, ...(backPaise ? { amountPaise: backPaise } : {}) };
  const eventId = await recordOrderEvent(tx, order.id, kind, told);
  if (endedBy === OrderActor.SHOP) {
    await recordChange(tx, {
      ...{ operation: 'reportMissing', subjectType: AuditSubject.ORDER, subjectId: order.id },
      ...{ before: null, after: { missing: shortage.quantity, shortage: status } },
    });
  }
  if (backPaise !== null) {
    await queueOrderMessage(tx, order.id, kind, eventId);
    return tx.db.findOneByOrFail(Order, { id: order.id });
  }
  return moveOrder(tx, { order, checkout }, OrderStatus.CANCELLED, {
    ...{ actor: endedBy, operation: 'reportMissing', note, isEmpty: true },
  });
}

/** Sells pieces to an order that was paid before, each at no more than what is missing cost. */
async function sellInstead(
  tx: Context,
  { id: orderId, paymentOrderId }: Order,
  { line, quantity, substitute }: { line: OrderLine; quantity: number; substitute: Substitute },
): Promise<OrderLine> {
  const { variantId } = substitute;
  const { deliverOn } = line;
  const variant = await variantById(tx).load(variantId);
  const pieces = [{ variantId, quantity, ...(deliverOn ? { deliverOn } : {}) }];
  const position = 1 + ((await tx.db.maximum(OrderLine, 'position', { orderId })) ?? 0);
  const isSold = variant && (await sellUnheldStock(tx, pieces, paymentOrderId));
  if (!isSold) throw await outOfStock(tx, variantId);
  const snapshot = {
    ...(await snapshotOf(tx, variant)),
    ...{ position, quantity, deliverOn, pricePaise: priceInstead(line, quantity, substitute) },
    ...{ discountPaise: asPaise(0), wish: SubstitutionWish.NOTHING, bestBefore: null },
  };
  await tx.db.insert(PaymentOrderLine, { ...snapshot, paymentOrderId, missing: 0 });
  const bestBefore = await noteSoldLater(tx, { paymentOrderId, variantId, quantity });
  const { identifiers } = await tx.db.insert(OrderLine, {
    ...snapshot,
    ...{ orderId, bestBefore, substituteForId: line.id },
  });
  return tx.db.findOneByOrFail(OrderLine, { id: identifiers[0]?.id });
}

/** What a piece costs that is sent instead: its price, or what the missing one came to if less. */
export function priceInstead(line: OrderLine, quantity: number, { pricePaise }: Pick<Substitute, 'pricePaise'>): Paise {
  const before = valueOfMissing(line, line.missing);
  const cost = valueOfMissing(line, line.missing + quantity) - before;
  return asPaise(Math.min(pricePaise, Math.floor(cost / quantity)));
}

/** What happened, in the words of the order's language. */
function inWords({ language }: Order, line: OrderLine, { quantity }: Shortage, sent: OrderLine | null): string {
  const called = (each: OrderLine) => [lineTitleIn(language, each), ...each.options].join(', ');
  const missing = `${quantity} × ${called(line)}`;
  return say(
    sent
      ? phrase('{sent} instead of {missing}', { sent: `${quantity} × ${called(sent)}`, missing })
      : phrase('{missing} was not there', { missing }),
    language,
  );
}
