import type { User } from '../../accounts/user.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { CashTerms } from '../../payments/cash/cash-terms.entity.js';
import { deliveryOf } from '../../payments/checkout/billing.js';
import { placeCashOrder } from '../../payments/checkout/place-cash-order.js';
import { approveReturn } from '../../payments/fulfilment/answer-return.js';
import type { SentPieces } from '../../payments/fulfilment/chosen-pieces.js';
import { requestReturn } from '../../payments/fulfilment/request-return.js';
import { setOrderStatus } from '../../payments/fulfilment/set-order-status.js';
import type { Context } from '../../shared/context.js';
import { asPaise, type Paise, paiseOfRupees } from '../../shared/money/money.js';
import type { TestShop } from '../shop.js';
import { aUser } from './account.factory.js';
import { BILLING, payAtStandIn, startCheckout } from './checkout.factory.js';

/** From the shelf to the door. */
export const TO_THE_DOOR = [OrderStatus.PACKED, OrderStatus.SHIPPED, OrderStatus.DELIVERED];

/**
 * An order that was paid, of what is in the buyer's cart, moved on through some statuses; answers
 * its id.
 */
export async function anOrderOf(
  shop: TestShop,
  buyer: User,
  through: readonly OrderStatus[] = [],
  billing: object = {},
): Promise<string> {
  const { orderId } = await startCheckout(shop, buyer, {}, billing);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  const { body } = await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });
  if (through.length > 0) {
    const ctx = await asAdmin(shop);
    for (const status of through) await setOrderStatus(ctx, body.id, status);
  }
  return body.id;
}

/** Has a shop take cash at the door as its policy says. */
export async function takeCash(shop: TestShop, wishes: Partial<CashTerms> = {}): Promise<void> {
  const terms = { id: 1, feePaise: paiseOfRupees(30), maxPaise: paiseOfRupees(10_000), mostOpen: 100, ...wishes };
  await shop.database.manager.save(CashTerms, terms);
}

/**
 * As `anOrderOf`, to be paid at the door.
 *
 * @param ctx what it is placed in, where another than the buyer's own is wanted
 */
export async function aCashOrderOf(
  shop: TestShop,
  buyer: User,
  through: readonly OrderStatus[] = [],
  {
    isExpress = false,
    ctx: by = shop.ctx(buyer),
    creditPaise = asPaise(0),
  }: { isExpress?: boolean; ctx?: Context; creditPaise?: Paise } = {},
): Promise<string> {
  if (!(await shop.database.manager.exists(CashTerms))) await takeCash(shop);
  const request = { delivery: deliveryOf(BILLING), deliverySlot: null, isExpress, creditPaise };
  const wish = { ...request, expectedTotalPaise: null, idempotencyKey: null };
  const { order } = await placeCashOrder(by, wish);
  if (through.length > 0) {
    const ctx = await asAdmin(shop);
    for (const status of through) await setOrderStatus(ctx, order.id, status);
  }
  return order.id;
}

/** A return of all of a delivered order, unless lines are named; answers its id. */
export async function aReturnOf(
  shop: TestShop,
  buyer: User,
  wishes: { approved?: boolean; orderId?: string; lines?: SentPieces[] } = {},
): Promise<string> {
  const orderId = wishes.orderId ?? (await anOrderOf(shop, buyer, TO_THE_DOOR));
  const request = { orderId, lines: wishes.lines ?? null, reason: 'Came broken' };
  const { orderReturn } = await requestReturn(shop.ctx(buyer), request);
  if (wishes.approved) await approveReturn(await asAdmin(shop), orderReturn.id, null);
  return orderReturn.id;
}

/** What an admin's call runs in. */
async function asAdmin(shop: TestShop): Promise<Context> {
  return shop.ctx(await aUser(shop.ctx(), { isAdmin: true }));
}
