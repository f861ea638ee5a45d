import type { Cart } from '../../cart/cart.type.js';
import type { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';
import { asPaise } from '../../shared/money/money.js';
import type { AppliedOffer, OfferHint } from './cart-offers.type.js';
import { hintsForCart } from './offer-hints.js';
import { offerById, offerCodeById, titleOfOffer, usesByPaymentOrderId } from './offer-titles.js';

/** The offers that hold for a cart, as a shopper is told of them. */
export async function offersOfCart(ctx: Context, { offers }: Pick<Cart, 'offers'>): Promise<AppliedOffer[]> {
  return Promise.all(
    offers.map(async ({ offerId, code, discountPaise }) => ({
      ...{ offerId, title: await titleIn(ctx, offerId), code, discountPaise: asPaise(discountPaise) },
    })),
  );
}

/** What is missing for offers of a cart, as a shopper is told of it. */
export async function hintsOf(ctx: Context, cart: Cart): Promise<OfferHint[]> {
  const hints = await hintsForCart(ctx, cart);
  return hints.map(({ offer, ...hint }) => ({
    ...{ offerId: offer.id, title: say(titleOfOffer(offer), ctx.language) },
    ...hint,
  }));
}

/** The offers by which an order cost less. */
export async function offersOfOrder(
  ctx: Context,
  { paymentOrderId }: Pick<Order, 'paymentOrderId'>,
): Promise<AppliedOffer[]> {
  const uses = await usesByPaymentOrderId(ctx).load(paymentOrderId);
  return Promise.all(
    uses.map(async ({ offerId, codeId, discountPaise }): Promise<AppliedOffer> => {
      const code = codeId && (await offerCodeById(ctx).load(codeId));
      return { offerId, title: await titleIn(ctx, offerId), code: code ? code.code : null, discountPaise };
    }),
  );
}

async function titleIn(ctx: Context, offerId: string): Promise<string> {
  const offer = await offerById(ctx).load(offerId);
  return offer ? say(titleOfOffer(offer), ctx.language) : '';
}
