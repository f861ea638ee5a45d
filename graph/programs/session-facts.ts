import { CartMergeOutcome } from '../cart/cart-merge.type.js';
import { productById } from '../catalogue/catalogue.loaders.js';
import type { Order } from '../orders/order.entity.js';
import { orderById } from '../orders/orders.loaders.js';
import type { Context } from '../shared/context.js';
import { type Paise, rupeesOf } from '../shared/money/money.js';
import { SessionKind } from './program-session.entity.js';
import { type PricedSession, SESSION_HOURS, toldPrice } from './program-sessions.service.js';

/** A line that can be had. Amounts are in paise. */
export interface SessionLine {
  /** That the program sent. */
  itemId: string;
  productId: string;
  variantId: string | null;
  title: string;
  /** What a piece costs. */
  price: number;
  /** Pieces, 1 or more. */
  quantity: number;
  /** What catalogues said that a piece costs when the program was told; null if they still do. */
  priceBefore: number | null;
}

/** Why a line is not what was asked for, or costs something else than the program was told. */
export interface SessionNote {
  kind: 'SOLD_OUT' | 'NOT_SOLD' | 'LESS' | 'PRICE';
  /** The place of the line among those that were sent, from 0. */
  place: number;
  content: string;
  /** What catalogues said that a piece costs when the program was told, and say now, in paise. */
  prices?: { before: number; now: number };
}

/** A part of what goods come to; all of them but the last add up to that. In paise. */
export interface SessionTotal {
  type: 'subtotal' | 'discount' | 'rounding' | 'fulfillment' | 'fee' | 'not_supplied' | 'total';
  /** For people; absent where the type says it. */
  label?: string;
  amount: number;
}

/** A session as every protocol tells it, each in its own spelling. */
export interface SessionFacts {
  id: string;
  isCheckout: boolean;
  isCanceled: boolean;
  /** That it became; null as long as nothing is bought. */
  order: Order | null;
  lines: SessionLine[];
  notes: SessionNote[];
  totals: SessionTotal[];
  /** Where a person goes on. */
  continueUrl: string;
  /** The version of the catalogue that its prices are of. */
  catalogueVersion: Date;
  createdAt: Date;
  expiresAt: Date;
}

/** What a person has to do before anything is bought. */
export const PERSON_PAYS = 'A person signs in, gives an address and pays at the shop: open continue_url.';

/**
 * Tells a cart or a checkout at the prices of now, with what its person has to know of it.
 *
 * @param origin of the shop, such as `https://jhola.example`
 */
export async function readSessionFacts(
  ctx: Context,
  { session, basket }: PricedSession,
  origin: string,
): Promise<SessionFacts> {
  const [lines, notes] = [[] as SessionLine[], [] as SessionNote[]];
  for (const [place, change] of basket.lines.entries()) {
    const { productId, variantId, added, outcome, wanted, pricePaise } = change;
    const { itemId, pricePaise: told } = session.lines[place] ?? { itemId: productId, pricePaise: null };
    const title = (await productById(ctx).load(productId))?.name ?? itemId;
    const note = (kind: SessionNote['kind'], content: string) => notes.push({ kind, place, content });
    const now = pricePaise === null ? null : await toldPrice(ctx, productId, pricePaise);
    const priceBefore = now === told ? null : told;
    const price = pricePaise ?? 0;
    if (added > 0) lines.push({ itemId, productId, variantId, title, price, quantity: added, priceBefore });
    if (outcome === CartMergeOutcome.SOLD_OUT) note('SOLD_OUT', `${title} is sold out.`);
    else if (added === 0) note('NOT_SOLD', `${title} is not sold.`);
    else if (added < wanted) note('LESS', `Of ${title} only ${added} of ${wanted} can be had.`);
    if (now !== null && priceBefore !== null)
      notes.push({
        ...{ kind: 'PRICE', place, prices: { before: priceBefore, now } },
        content: `${title} cost ${inWords(priceBefore)} a piece, and costs ${inWords(now)} now.`,
      });
  }
  const isCheckout = session.kind === SessionKind.CHECKOUT;
  // Under the id of the checkout its goods come into a cart once, and its order is known by it.
  const takenBy = isCheckout ? `&checkout=${session.id}` : '';
  const { subTotalPaise, discountPaise, roundingPaise, shippingPaise, totalPaise } = basket;
  return {
    ...{ id: session.id, isCheckout, isCanceled: session.isCanceled, lines, notes },
    order: session.orderId ? ((await orderById(ctx).load(session.orderId)) ?? null) : null,
    totals: [
      { type: 'subtotal', amount: subTotalPaise },
      ...optional({ type: 'discount', label: 'Offers', amount: -discountPaise }),
      ...optional({ type: 'rounding', label: 'Rounding', amount: -roundingPaise }),
      { type: 'fulfillment', label: 'Delivery', amount: shippingPaise },
      { type: 'total', amount: totalPaise },
    ],
    continueUrl: basket.path ? origin + basket.path + takenBy : origin,
    catalogueVersion: basket.catalogueVersion,
    createdAt: session.createdAt,
    expiresAt: new Date(session.createdAt.getTime() + SESSION_HOURS * 3_600_000),
  };
}

/** An amount for people and for programs. */
function inWords(amount: Paise): string {
  return `₹${rupeesOf(amount)} (${amount} paise)`;
}

/** What is told only where it comes to something. */
export function optional(total: SessionTotal): SessionTotal[] {
  return total.amount === 0 ? [] : [total];
}
