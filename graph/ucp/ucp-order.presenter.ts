import { OrderEventKind, ReturnStatus } from '../orders/life/order-life.js';
import {
  countsByLineId,
  eventsByOrderId,
  linesByReturnId,
  linesByShipmentId,
  returnsByOrderId,
  shipmentsByOrderId,
} from '../orders/life/order-life.loaders.js';
import { lineTitleIn } from '../orders/line-title.js';
import type { Order } from '../orders/order.entity.js';
import type { OrderLine } from '../orders/order-line.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { linesByOrderId } from '../orders/orders.loaders.js';
import { RefundStatus } from '../payments/refunds/refund-reason.js';
import { refundsByPaymentOrderId } from '../payments/refunds/refunds.loaders.js';
import type { Context } from '../shared/context.js';
import { sum, times } from '../shared/money/money.js';
import { envelope } from './profile.js';
import type { UcpSession } from './ucp-session.entity.js';

/** An order, and the checkout of a program that it became of. */
export interface UcpOrder {
  order: Order;
  /** Null for one that no program has put together. */
  session: UcpSession | null;
}

/** Of such an order nothing is sent any more. */
const CALLED_OFF: readonly OrderStatus[] = [OrderStatus.CANCELLED, OrderStatus.REFUNDED];

const RETURN_STATES = {
  [ReturnStatus.REQUESTED]: 'pending',
  [ReturnStatus.APPROVED]: 'pending',
  [ReturnStatus.RECEIVED]: 'completed',
  [ReturnStatus.REFUSED]: 'failed',
} as const;

const REFUND_STATES = {
  [RefundStatus.PENDING]: 'pending',
  [RefundStatus.PROCESSED]: 'completed',
  [RefundStatus.FAILED]: 'failed',
} as const;

/**
 * An order as UCP spells it, as it stands now; amounts are in paise. It tells nothing personal: of
 * where it goes, the state and the country.
 */
export async function toUcpOrder(ctx: Context, { order, session }: UcpOrder, origin: string): Promise<object> {
  const lines = await linesByOrderId(ctx).load(order.id);
  const told = await Promise.all(lines.map((line) => toUcpOrderLine(ctx, order, line)));
  const [sent, adjustments] = await Promise.all([sendings(ctx, order, origin), adjustmentsOf(ctx, order)]);
  const expected = told.filter(({ quantity }) => quantity.total > 0);
  return {
    ucp: envelope('order'),
    ...orderConfirmation(order, origin),
    checkout_id: session?.id ?? order.paymentOrderId,
    line_items: told,
    fulfillment: {
      expectations:
        expected.length === 0
          ? []
          : [
              {
                id: `expectation_${order.id}`,
                line_items: expected.map(({ id, quantity }) => ({ id, quantity: quantity.total })),
                method_type: 'shipping',
                destination: { address_country: 'IN', ...(order.region ? { address_region: order.region } : {}) },
              },
            ],
      events: sent,
    },
    adjustments,
    currency: 'INR',
    totals: totalsOf(order, lines),
  };
}

/** By what a person and a program speak of an order. */
export function orderConfirmation({ id, number }: Order, origin: string) {
  return { id, label: number, permalink_url: `${origin}/orders` };
}

async function toUcpOrderLine(ctx: Context, order: Order, line: OrderLine) {
  const { shipped, returned } = await countsByLineId(ctx).load(line.id);
  const total = CALLED_OFF.includes(order.status) ? 0 : Math.max(0, line.quantity - line.missing - returned);
  const fulfilled = order.status === OrderStatus.DELIVERED ? total : Math.min(shipped, total);
  const amount = times(line.pricePaise, line.quantity);
  return {
    id: line.id,
    item: { id: line.variantId ?? line.id, title: lineTitleIn(ctx.language, line), price: line.pricePaise },
    quantity: { original: line.quantity, total, fulfilled },
    totals: [
      { type: 'subtotal', amount },
      ...(line.discountPaise > 0 ? [{ type: 'items_discount', amount: -line.discountPaise }] : []),
      { type: 'total', amount: amount - line.discountPaise },
    ],
    status: total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing',
  };
}

/** What left the shop, and when it was handed over. */
async function sendings(ctx: Context, order: Order, origin: string): Promise<object[]> {
  const shipments = await shipmentsByOrderId(ctx).load(order.id);
  const parcels = await Promise.all(
    shipments.map(async ({ id, courier, trackingNumber, shippedAt }) => ({
      ...{ id, type: 'shipped', occurred_at: shippedAt.toISOString() },
      line_items: (await linesByShipmentId(ctx).load(id)).map(({ orderLineId, quantity }) => ({
        ...{ id: orderLineId, quantity },
      })),
      // The page of the order tells of what the shop carries itself.
      tracking_number: trackingNumber ?? order.number,
      tracking_url: `${origin}/orders`,
      ...(courier ? { carrier: courier } : {}),
    })),
  );
  const handedOver = (await eventsByOrderId(ctx).load(order.id)).filter(
    ({ kind }) => kind === OrderEventKind.DELIVERED,
  );
  return [
    ...parcels,
    ...handedOver.map(({ id, happenedAt }) => ({
      ...{ id, type: 'delivered', occurred_at: happenedAt.toISOString() },
      line_items: parcels.flatMap(({ line_items }) => line_items),
      ...{ tracking_number: order.number, tracking_url: `${origin}/orders` },
    })),
  ];
}

/** What was called off, sent back and given back. */
async function adjustmentsOf(ctx: Context, order: Order): Promise<object[]> {
  const [events, returns, refunds] = await Promise.all([
    eventsByOrderId(ctx).load(order.id),
    returnsByOrderId(ctx).load(order.id),
    refundsByPaymentOrderId(ctx).load(order.paymentOrderId),
  ]);
  return [
    ...events
      .filter(({ kind }) => kind === OrderEventKind.CANCELLED)
      .map(({ id, happenedAt }) => ({
        ...{ id, type: 'cancellation', occurred_at: happenedAt.toISOString(), status: 'completed' },
      })),
    ...(await Promise.all(
      returns.map(async ({ id, status, requestedAt }) => ({
        ...{ id, type: 'return', occurred_at: requestedAt.toISOString(), status: RETURN_STATES[status] },
        line_items: (
          await linesByReturnId(ctx).load(id)
        ).map(({ orderLineId, quantity }) => ({
          ...{ id: orderLineId, quantity: -quantity },
        })),
      })),
    )),
    ...refunds.map(({ id, createdAt, status, amountPaise }) => ({
      ...{ id, type: 'refund', occurred_at: createdAt.toISOString(), status: REFUND_STATES[status] },
      totals: [{ type: 'total', amount: -amountPaise }],
    })),
  ];
}

/** What the order comes to, in parts that add up to it. */
function totalsOf(order: Order, lines: readonly OrderLine[]): object[] {
  const { shippingPaise, cashFeePaise } = order.planned;
  const subTotal = sum(lines.map(({ pricePaise, quantity }) => times(pricePaise, quantity)));
  const discount = sum(lines.map(({ discountPaise }) => discountPaise));
  const rounding = order.amountPaise - (subTotal - discount + shippingPaise + cashFeePaise);
  return [
    { type: 'subtotal', amount: subTotal },
    ...(discount > 0 ? [{ type: 'discount', display_text: 'Offers', amount: -discount }] : []),
    ...(rounding === 0 ? [] : [{ type: 'rounding', display_text: 'Rounding', amount: rounding }]),
    { type: 'fulfillment', display_text: 'Delivery', amount: shippingPaise },
    ...(cashFeePaise > 0 ? [{ type: 'fee', display_text: 'Cash on delivery', amount: cashFeePaise }] : []),
    ...(order.shortPaise > 0
      ? [{ type: 'not_supplied', display_text: 'Not supplied', amount: -order.shortPaise }]
      : []),
    { type: 'total', amount: order.amountPaise - order.shortPaise },
  ];
}
