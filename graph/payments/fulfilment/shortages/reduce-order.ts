import { reckonShipping } from '../../../cart/reckon-costs.js';
import { variantById } from '../../../catalogue/catalogue.loaders.js';
import { OrderActor } from '../../../orders/life/order-life.js';
import { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { suppliedPieces, suppliedSum } from '../../../orders/supplied.js';
import type { Context } from '../../../shared/context.js';
import { asPaise, type Paise, sum, times, wholeRupees } from '../../../shared/money/money.js';
import { CASH } from '../../../shared/ports/payment-option.js';
import type { Goods } from '../../../shared/reckoning.js';
import { lowerCashDue } from '../../own-payment.js';
import { termsOf } from '../../payment-options.js';
import { oweRefund } from '../../refunds/owe-refund.js';
import { RefundReason } from '../../refunds/refund-reason.js';
import { refundable } from '../refund-part.js';

/** Why an order comes to less. */
interface Occasion {
  /** What tells it from others of the order. */
  occasion: string;
  /** In words that the shopper may read. */
  note: string;
}

/**
 * Has an order come to what is sent of it, and gives back what it came to before: the pieces that
 * are missing, what loose goods weighed less, and fees, which are reckoned for what is left and
 * never rise by it. What is due at the door is due no more; else it goes back to the means that it
 * came from, credit last. To be called inside a transaction that holds the order's locks.
 *
 * @returns what goes back or is due no more; null where nothing is left to be sent, and the order
 *   is to be called off
 */
export async function reduceOrder(tx: Context, order: Order, { occasion, note }: Occasion): Promise<Paise | null> {
  const lines = await tx.db.find(OrderLine, { where: { orderId: order.id }, order: { position: 'ASC' } });
  if (lines.every((line) => suppliedPieces(line) === 0)) return null;
  const { shippingPaise, cashFeePaise } = order.planned;
  const goodsPaise = wholeRupees(suppliedSum(lines));
  const shipping = Math.min(shippingPaise - order.shippingBackPaise, await shippingOf(tx, order, lines));
  const cashFee = Math.min(cashFeePaise - order.cashFeeBackPaise, await feeOf(tx, order, goodsPaise + shipping));
  const shortPaise = asPaise(order.amountPaise - goodsPaise - shipping - cashFee);
  const backPaise = asPaise(shortPaise - order.shortPaise);
  const paidPaise = await refundable(tx, order);
  await tx.db.update(
    Order,
    { id: order.id },
    {
      shortPaise,
      shippingBackPaise: asPaise(shippingPaise - shipping),
      cashFeeBackPaise: asPaise(cashFeePaise - cashFee),
      news: () => 'news + 1',
    },
  );
  const fromDoor = await lowerCashDue(tx, order, backPaise);
  // What was given back for another reason before does not go back twice.
  const owed = asPaise(fromDoor === null ? Math.min(backPaise, paidPaise) : backPaise - fromDoor);
  if (owed > 0 && order.paymentId) {
    const told = { actor: OrderActor.PAYMENT, note };
    await oweRefund(tx, { id: order.paymentId, amountPaise: owed }, RefundReason.SHORT, { occasion, told });
  }
  return backPaise;
}

/** What delivery costs of what is left; what was chosen by express stays what it is. */
async function shippingOf(tx: Context, order: Order, lines: readonly OrderLine[]): Promise<number> {
  if (order.planned.isExpress) return order.planned.shippingPaise;
  const left = lines.filter((line) => suppliedPieces(line) > 0);
  const goods = await Promise.all(left.map((line) => goodsOf(tx, line)));
  const subTotalPaise = sum(goods.map(({ pricePaise, quantity }) => times(pricePaise, quantity)));
  return reckonShipping(tx, { subTotalPaise, lines: goods, paymentOption: order.paymentOption });
}

async function goodsOf(tx: Context, line: OrderLine): Promise<Goods['lines'][number]> {
  const variant = line.variantId ? await variantById(tx).load(line.variantId) : undefined;
  return {
    ...{ variantId: line.variantId ?? '', productId: line.productId ?? '', pricePaise: line.pricePaise },
    ...{ quantity: suppliedPieces(line), weight: variant?.weight ?? null },
  };
}

/** What the way to pay costs of what is left. */
async function feeOf(tx: Context, order: Order, totalPaise: number): Promise<number> {
  if (order.planned.cashFeePaise === 0) return 0;
  const wish = { userId: order.userId, totalPaise: asPaise(totalPaise), pincode: order.pincode };
  const option = tx.paymentOptions.find(({ code }) => code === (order.paymentOption ?? CASH));
  return (option && (await termsOf(tx, option, wish)))?.feePaise ?? order.planned.cashFeePaise;
}
