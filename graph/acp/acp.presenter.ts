import { OrderStatus } from '../orders/order-status.js';
import {
  type OrderAdjustment,
  type OrderFacts,
  type OrderLineFacts,
  type ProgramOrder,
  readOrderFacts,
  type Sending,
} from '../programs/order-facts.js';
import type { PricedSession } from '../programs/program-sessions.service.js';
import {
  PERSON_PAYS,
  readSessionFacts,
  type SessionLine,
  type SessionNote,
  type SessionTotal,
} from '../programs/session-facts.js';
import type { Context } from '../shared/context.js';
import { ACP_VERSION } from './discovery.js';

const STATES: Record<OrderStatus, string> = {
  [OrderStatus.PENDING]: 'created',
  [OrderStatus.CONFIRMED]: 'confirmed',
  [OrderStatus.PACKED]: 'processing',
  [OrderStatus.SHIPPED]: 'shipped',
  [OrderStatus.DELIVERED]: 'completed',
  [OrderStatus.CANCELLED]: 'canceled',
  [OrderStatus.REFUNDED]: 'canceled',
};

const LABELS = { subtotal: 'Goods', total: 'Total' } as const;

/** A checkout as ACP spells it, with what a person has to be told of it. Amounts are in paise. */
export async function toAcpSession(ctx: Context, priced: PricedSession, origin: string): Promise<object> {
  const facts = await readSessionFacts(ctx, priced, origin);
  const { id, isCanceled, order, lines, notes, totals, continueUrl, catalogueVersion, createdAt, expiresAt } = facts;
  const delivery = totals.filter(({ type }) => type === 'fulfillment');
  const isOpen = !isCanceled && !order;
  return {
    id,
    protocol: { version: ACP_VERSION },
    capabilities: { payment: { handlers: [] }, interventions: { supported: [] } },
    status: order ? 'completed' : isCanceled ? 'canceled' : 'requires_escalation',
    currency: 'inr',
    line_items: lines.map((line, place) => toAcpLine(line, place, { catalogueVersion, origin })),
    fulfillment_options: [{ type: 'shipping', id: 'delivery', title: 'Delivery', totals: delivery.map(toAcpTotal) }],
    totals: totals.map(toAcpTotal),
    messages: [...notes.map(toAcpMessage), ...(isOpen ? [NEEDS_PERSON] : [])],
    links: linksOf(origin),
    ...{ created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString(), continue_url: continueUrl },
    ...(order ? { order: await toAcpOrder(ctx, { order, session: priced.session }, origin) } : {}),
  };
}

const NEEDS_PERSON = {
  ...{ type: 'error', code: 'intervention_required', resolution: 'requires_buyer_review' },
  ...{ content_type: 'plain', content: PERSON_PAYS },
};

function toAcpLine(
  { itemId, productId, variantId, title, price, quantity, priceBefore }: SessionLine,
  place: number,
  { catalogueVersion, origin }: { catalogueVersion: Date; origin: string },
) {
  const amount = price * quantity;
  return {
    id: `line_${place + 1}`,
    item: { id: itemId, name: title, unit_amount: price },
    ...{ quantity, name: title, unit_amount: price, product_id: productId },
    ...(variantId ? { variant_id: variantId } : {}),
    totals: [
      { type: 'subtotal', display_text: LABELS.subtotal, amount },
      { type: 'total', display_text: LABELS.total, amount },
    ],
    custom_attributes: [
      { display_name: 'Page', value: `${origin}/product/${productId}` },
      { display_name: 'Catalogue version', value: catalogueVersion.toISOString() },
      ...(priceBefore === null ? [] : [{ display_name: 'Price before, in paise', value: String(priceBefore) }]),
    ],
  };
}

/** What takes off is a discount of more than nothing, and rounding up a fee. */
function toAcpTotal({ type, label, amount }: SessionTotal) {
  const spelled = amount < 0 ? 'discount' : type === 'rounding' ? 'fee' : type;
  return { type: spelled, display_text: label ?? LABELS[type as keyof typeof LABELS], amount: Math.abs(amount) };
}

const MESSAGES = {
  SOLD_OUT: { type: 'error', code: 'out_of_stock', resolution: 'recoverable' },
  NOT_SOLD: { type: 'error', code: 'not_found', resolution: 'recoverable' },
  LESS: { type: 'warning', code: 'limited_availability' },
  PRICE: { type: 'warning', code: 'price_change' },
} as const;

function toAcpMessage({ kind, place, content }: SessionNote) {
  return { ...MESSAGES[kind], param: `$.line_items[${place}]`, content_type: 'plain', content };
}

/**
 * An order as ACP spells it, as it stands now; amounts are in paise. It tells nothing personal, and
 * not where it goes.
 */
export async function toAcpOrder(ctx: Context, told: ProgramOrder, origin: string): Promise<object> {
  const facts = await readOrderFacts(ctx, told);
  const { id, number, checkoutId, status, lines, adjustments, totals } = facts;
  return {
    ...{ type: 'order', id, checkout_session_id: checkoutId, order_number: number },
    ...{ permalink_url: `${origin}/orders`, status: STATES[status] },
    line_items: lines.map(toAcpOrderLine),
    fulfillments: fulfillmentsOf(facts, origin),
    adjustments: adjustments.map(toAcpAdjustment),
    totals: orderTotalsOf(totals, adjustments),
  };
}

/** What was charged at first, and what of it went back. */
function orderTotalsOf(totals: readonly SessionTotal[], adjustments: readonly OrderAdjustment[]): object[] {
  const missing = totals.find(({ type }) => type === 'not_supplied')?.amount ?? 0;
  const charged = totals
    .filter(({ type }) => type !== 'not_supplied')
    .map((total) => (total.type === 'total' ? { ...total, amount: total.amount - missing } : total));
  const isBack = ({ type, status }: OrderAdjustment) => type === 'refund' && status === 'completed';
  const refunded = adjustments.filter(isBack).reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...charged.map(toAcpTotal),
    ...(refunded > 0 ? [{ type: 'amount_refunded', display_text: 'Refunded', amount: refunded }] : []),
  ];
}

function toAcpOrderLine({ id, productId, title, price, amount, quantity }: OrderLineFacts): object {
  const { original, total, fulfilled } = quantity;
  return {
    ...{ id, title, ...(productId ? { product_id: productId } : {}) },
    quantity: { ordered: original, current: total, fulfilled },
    ...{ unit_price: price, subtotal: amount },
    status: total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing',
  };
}

/** Each parcel, with what became of it. */
function fulfillmentsOf({ sendings, status }: OrderFacts, origin: string): object[] {
  const handedOver = sendings.filter(({ type }) => type === 'delivered');
  const toEvent = ({ id, type, at }: Sending) => ({ id, type, occurred_at: at.toISOString() });
  return sendings
    .filter(({ type }) => type === 'shipped')
    .map((parcel) => ({
      ...{ id: parcel.id, type: 'shipping', status: status === OrderStatus.DELIVERED ? 'delivered' : 'shipped' },
      line_items: parcel.lines,
      ...(parcel.carrier ? { carrier: parcel.carrier } : {}),
      ...{ tracking_number: parcel.trackingNumber, tracking_url: `${origin}/orders` },
      events: [parcel, ...handedOver].map(toEvent),
    }));
}

function toAcpAdjustment({ id, type, at, status, lines, amount }: OrderAdjustment): object {
  return {
    ...{ id, type, occurred_at: at.toISOString(), status },
    ...(lines.length > 0 ? { line_items: lines } : {}),
    ...(type === 'refund' ? { amount, currency: 'inr' } : {}),
  };
}

function linksOf(origin: string): object[] {
  return [
    { type: 'terms_of_use', url: `${origin}/terms` },
    { type: 'privacy_policy', url: `${origin}/privacy` },
    { type: 'return_policy', url: `${origin}/returnpolicy` },
    { type: 'shipping_policy', url: `${origin}/shippingpolicy` },
  ];
}
