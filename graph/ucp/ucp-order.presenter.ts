import type { Order } from '../orders/order.entity.js';
import {
  type OrderAdjustment,
  type OrderLineFacts,
  type ProgramOrder,
  readOrderFacts,
  type Sending,
} from '../programs/order-facts.js';
import type { SessionTotal } from '../programs/session-facts.js';
import type { Context } from '../shared/context.js';
import { envelope } from './profile.js';

/**
 * An order as UCP spells it, as it stands now; amounts are in paise. It tells nothing personal: of
 * where it goes, the state and the country.
 */
export async function toUcpOrder(ctx: Context, told: ProgramOrder, origin: string): Promise<object> {
  const facts = await readOrderFacts(ctx, told);
  const { id, region, lines, sendings, adjustments, totals } = facts;
  const expected = lines.filter(({ quantity }) => quantity.total > 0);
  return {
    ucp: envelope('order'),
    ...orderConfirmation(facts, origin),
    checkout_id: facts.checkoutId,
    line_items: lines.map(toUcpOrderLine),
    fulfillment: {
      expectations:
        expected.length === 0
          ? []
          : [
              {
                id: `expectation_${id}`,
                line_items: expected.map((line) => ({ id: line.id, quantity: line.quantity.total })),
                method_type: 'shipping',
                destination: { address_country: 'IN', ...(region ? { address_region: region } : {}) },
              },
            ],
      events: sendings.map((sending) => toUcpEvent(sending, origin)),
    },
    adjustments: adjustments.map(toUcpAdjustment),
    currency: 'INR',
    totals: toUcpTotals(totals),
  };
}

/** By what a person and a program speak of an order. */
export function orderConfirmation({ id, number }: Pick<Order, 'id' | 'number'>, origin: string) {
  return { id, label: number, permalink_url: `${origin}/orders` };
}

/** Parts of a sum as UCP spells them. */
export function toUcpTotals(totals: readonly SessionTotal[]): object[] {
  return totals.map(({ type, label, amount }) => ({ type, ...(label ? { display_text: label } : {}), amount }));
}

function toUcpOrderLine({ id, variantId, title, price, amount, discount, quantity }: OrderLineFacts): object {
  const { total, fulfilled } = quantity;
  return {
    ...{ id, item: { id: variantId ?? id, title, price }, quantity },
    totals: [
      { type: 'subtotal', amount },
      ...(discount > 0 ? [{ type: 'items_discount', amount: -discount }] : []),
      { type: 'total', amount: amount - discount },
    ],
    status: total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing',
  };
}

function toUcpEvent({ id, type, at, lines, trackingNumber, carrier }: Sending, origin: string): object {
  return {
    ...{ id, type, occurred_at: at.toISOString(), line_items: lines },
    ...{ tracking_number: trackingNumber, tracking_url: `${origin}/orders` },
    ...(carrier ? { carrier } : {}),
  };
}

function toUcpAdjustment({ id, type, at, status, lines, amount }: OrderAdjustment): object {
  return {
    ...{ id, type, occurred_at: at.toISOString(), status },
    ...(type === 'return' ? { line_items: lines.map((line) => ({ id: line.id, quantity: -line.quantity })) } : {}),
    ...(type === 'refund' ? { totals: [{ type: 'total', amount: -amount }] } : {}),
  };
}
