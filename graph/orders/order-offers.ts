import type { Context } from '../shared/context.js';
import type { Language } from '../shared/languages/languages.js';
import { say } from '../shared/languages/phrase.js';
import type { OrderOffer } from '../shared/reckoning.js';
import type { Order } from './order.entity.js';

/** The offers by which an order cost less; none where no feature knows of offers. */
export async function offersOfOrder(ctx: Context, order: Pick<Order, 'paymentOrderId'>): Promise<OrderOffer[]> {
  const find = ctx.hooks.findLast((hooks) => hooks.findOrderOffers)?.findOrderOffers;
  return find ? find(ctx, order) : [];
}

/** What an offer is called in a language, with the code that it was asked for by. */
export function offerTitleIn(language: Language, { title, code }: Pick<OrderOffer, 'title' | 'code'>): string {
  return code ? `${say(title, language)} (${code})` : say(title, language);
}
