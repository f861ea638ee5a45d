import { v7 } from 'uuid';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderActor, type OrderEventKind } from './order-life.js';

/** What is told of an event besides its kind. */
export interface EventFacts {
  actor: OrderActor;
  amountPaise?: Paise;
  note?: string | null;
}

/**
 * Writes down what happened to an order. To be called inside the transaction in which it happens.
 *
 * @returns the id of the event
 */
export async function recordOrderEvent(
  tx: Context,
  orderId: string,
  kind: OrderEventKind,
  { actor, amountPaise, note = null }: EventFacts,
): Promise<string> {
  const actorId = actor === OrderActor.PAYMENT ? null : (tx.viewer?.id ?? tx.apiKey?.id ?? null);
  // Of two events at one moment the ids tell which was first.
  const event = { id: v7(), orderId, kind, actor, actorId, note, amountPaise: amountPaise ?? null };
  await tx.db.insert(OrderEvent, event);
  return event.id;
}
