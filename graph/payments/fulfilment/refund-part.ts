import { OrderActor } from '../../orders/life/order-life.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { rupeesInWords } from '../../shared/money/format-rupees.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { isPaid, loweredAtDoor } from '../own-payment.js';
import { oweRefund, promisedOf } from '../refunds/owe-refund.js';
import type { RefundReason } from '../refunds/refund-reason.js';

/** The least that the provider sends back at a time. */
const MIN_PAISE = 100;

/** Why a part goes back. */
interface PartOccasion {
  reason: RefundReason;
  /** Tells it from others for the same reason. */
  occasion: string;
  note: string | null;
  /** Whether the shopper wants it as store credit. */
  toCredit?: boolean;
}

/** Statuses of orders whose money has gone back as a whole, or was never paid. */
const ENDED: readonly OrderStatus[] = [OrderStatus.PENDING, OrderStatus.CANCELLED, OrderStatus.REFUNDED];

/**
 * Promises a part of what an order cost back, or all of it. To be called inside a transaction that
 * holds the order's locks.
 *
 * @throws ShopError BAD_USER_INPUT for less than a rupee, CONFLICT for an order that was not paid,
 *   for more than was paid and has not gone back, and when less than a rupee would be left, which
 *   no provider sends
 */
export async function refundPart(
  tx: Context,
  order: Order,
  amountPaise: Paise,
  { reason, occasion, note, toCredit = false }: PartOccasion,
): Promise<void> {
  const rest = await refundable(tx, order);
  if (amountPaise < MIN_PAISE) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Refund ₹1 or more.'), 'amount');
  if (order.paymentId === null || ENDED.includes(order.status) || amountPaise > rest) {
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('{rest} of this order can be refunded.', { rest: rupeesInWords(rest) }),
      'amount',
    );
  }
  if (amountPaise < rest && rest - amountPaise < MIN_PAISE) {
    throw new ShopError(ErrorCode.CONFLICT, phrase('Refund all of it, or leave ₹1 or more.'), 'amount');
  }
  const told = { actor: OrderActor.SHOP, note };
  await oweRefund(tx, { id: order.paymentId, amountPaise }, reason, { occasion, told, toCredit });
}

/**
 * What goes back for goods of a value: no more than is left of what was paid, which was cut to
 * whole rupees, and what is too little to be sent another time as well.
 */
export async function fittingPart(tx: Context, order: Order, value: Paise): Promise<Paise> {
  const rest = await refundable(tx, order);
  if (rest - value < MIN_PAISE) return rest;
  return value < MIN_PAISE ? asPaise(0) : value;
}

/** What was paid for an order and was not promised back yet. */
export async function refundable(tx: Context, order: Order): Promise<Paise> {
  const { paymentId, amountPaise, status } = order;
  if (paymentId === null || ENDED.includes(status) || !(await isPaid(tx, paymentId))) return asPaise(0);
  return asPaise(amountPaise - (await loweredAtDoor(tx, order)) - (await promisedOf(tx, paymentId)));
}
