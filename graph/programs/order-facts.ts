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
import type { ProgramSession } from './program-session.entity.js';
import { optional, type SessionTotal } from './session-facts.js';

/** An order, and the checkout of a program that it became of. */
export interface ProgramOrder {
  order: Order;
  /** Null for one that no program has put together. */
  session: ProgramSession | null;
}

/** A line of an order. Amounts are in paise. */
export interface OrderLineFacts {
  id: string;
  productId: string | null;
  variantId: string | null;
  title: string;
  price: number;
  /** What all pieces cost, before offers. */
  amount: number;
  discount: number;
  /** Pieces that were ordered, that are to come or have come, and that have been sent. */
  quantity: { original: number; total: number; fulfilled: number };
}

/** A parcel, or its handing over. */
export interface Sending {
  id: string;
  type: 'shipped' | 'delivered';
  at: Date;
  lines: { id: string; quantity: number }[];
  trackingNumber: string;
  carrier: string | null;
}

/** What was called off, sent back or given back. */
export interface OrderAdjustment {
  id: string;
  type: 'cancellation' | 'return' | 'refund';
  at: Date;
  status: 'pending' | 'completed' | 'failed';
  lines: { id: string; quantity: number }[];
  /** In paise; 0 where nothing is told of money. */
  amount: number;
}

/** An order as every protocol tells it, each in its own spelling. Nothing in it is personal. */
export interface OrderFacts {
  id: string;
  number: string;
  checkoutId: string;
  status: OrderStatus;
  /** State of India that it goes to. */
  region: string | null;
  lines: OrderLineFacts[];
  sendings: Sending[];
  adjustments: OrderAdjustment[];
  totals: SessionTotal[];
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

/** Tells an order as it stands now. */
export async function readOrderFacts(ctx: Context, { order, session }: ProgramOrder): Promise<OrderFacts> {
  const lines = await linesByOrderId(ctx).load(order.id);
  const [told, sendings, adjustments] = await Promise.all([
    Promise.all(lines.map((line) => lineFacts(ctx, order, line))),
    sendingsOf(ctx, order),
    adjustmentsOf(ctx, order),
  ]);
  const { id, number, status, region } = order;
  return {
    ...{ id, number, status, region, checkoutId: session?.id ?? order.paymentOrderId },
    ...{ lines: told, sendings, adjustments, totals: totalsOf(order, lines) },
  };
}

async function lineFacts(ctx: Context, order: Order, line: OrderLine): Promise<OrderLineFacts> {
  const { shipped, returned } = await countsByLineId(ctx).load(line.id);
  const total = CALLED_OFF.includes(order.status) ? 0 : Math.max(0, line.quantity - line.missing - returned);
  const fulfilled = order.status === OrderStatus.DELIVERED ? total : Math.min(shipped, total);
  const { id, productId, variantId, pricePaise: price, discountPaise: discount, quantity: original } = line;
  return {
    ...{ id, productId, variantId, price, discount, title: lineTitleIn(ctx.language, line) },
    ...{ amount: times(price, original), quantity: { original, total, fulfilled } },
  };
}

/** What left the shop, and when it was handed over. */
async function sendingsOf(ctx: Context, order: Order): Promise<Sending[]> {
  const shipments = await shipmentsByOrderId(ctx).load(order.id);
  const parcels = await Promise.all(
    shipments.map(async ({ id, courier, trackingNumber, shippedAt }): Promise<Sending> => {
      const lines = await linesByShipmentId(ctx).load(id);
      return {
        ...{ id, type: 'shipped', at: shippedAt, carrier: courier || null },
        lines: lines.map(({ orderLineId, quantity }) => ({ id: orderLineId, quantity })),
        // The page of the order tells of what the shop carries itself.
        trackingNumber: trackingNumber ?? order.number,
      };
    }),
  );
  const events = await eventsByOrderId(ctx).load(order.id);
  const handedOver = events.filter(({ kind }) => kind === OrderEventKind.DELIVERED);
  return [
    ...parcels,
    ...handedOver.map(
      ({ id, happenedAt }): Sending => ({
        ...{ id, type: 'delivered', at: happenedAt, carrier: null, trackingNumber: order.number },
        lines: parcels.flatMap(({ lines }) => lines),
      }),
    ),
  ];
}

/** What was called off, sent back and given back. */
async function adjustmentsOf(ctx: Context, order: Order): Promise<OrderAdjustment[]> {
  const [events, returns, refunds] = await Promise.all([
    eventsByOrderId(ctx).load(order.id),
    returnsByOrderId(ctx).load(order.id),
    refundsByPaymentOrderId(ctx).load(order.paymentOrderId),
  ]);
  const sentBack = async (id: string) =>
    (await linesByReturnId(ctx).load(id)).map(({ orderLineId, quantity }) => ({ id: orderLineId, quantity }));
  return [
    ...events
      .filter(({ kind }) => kind === OrderEventKind.CANCELLED)
      .map(
        ({ id, happenedAt: at }): OrderAdjustment => ({
          ...{ id, type: 'cancellation', at, status: 'completed', lines: [], amount: 0 },
        }),
      ),
    ...(await Promise.all(
      returns.map(
        async ({ id, status, requestedAt: at }): Promise<OrderAdjustment> => ({
          ...{ id, type: 'return', at, status: RETURN_STATES[status], lines: await sentBack(id), amount: 0 },
        }),
      ),
    )),
    ...refunds.map(
      ({ id, createdAt: at, status, amountPaise: amount }): OrderAdjustment => ({
        ...{ id, type: 'refund', at, status: REFUND_STATES[status], lines: [], amount },
      }),
    ),
  ];
}

/** What the order comes to, in parts that add up to it. */
function totalsOf(order: Order, lines: readonly OrderLine[]): SessionTotal[] {
  const { shippingPaise, cashFeePaise } = order.planned;
  const subTotal = sum(lines.map(({ pricePaise, quantity }) => times(pricePaise, quantity)));
  const discount = sum(lines.map(({ discountPaise }) => discountPaise));
  const rounding = order.amountPaise - (subTotal - discount + shippingPaise + cashFeePaise);
  return [
    { type: 'subtotal', amount: subTotal },
    ...optional({ type: 'discount', label: 'Offers', amount: -discount }),
    ...optional({ type: 'rounding', label: 'Rounding', amount: rounding }),
    { type: 'fulfillment', label: 'Delivery', amount: shippingPaise },
    ...optional({ type: 'fee', label: 'Cash on delivery', amount: cashFeePaise }),
    ...optional({ type: 'not_supplied', label: 'Not supplied', amount: -order.shortPaise }),
    { type: 'total', amount: order.amountPaise - order.shortPaise },
  ];
}
