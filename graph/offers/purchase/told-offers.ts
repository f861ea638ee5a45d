import type { Cart } from '../../cart/cart.type.js';
import type { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';
import { asPaise } from '../../shared/money/money.js';
import type { OrderOffer } from '../../shared/reckoning.js';
import type { AppliedOffer, OfferHint } from './cart-offers.type.js';
import { hintsForCart } from './offer-hints.js';
import { offerById, titleOfOffer, usesByPaymentOrderId } from './offer-titles.js';

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

/** The offers by which an order cost less, as a shopper is told of them. */
export async function offersOfOrder(ctx: Context, order: Pick<Order, 'paymentOrderId'>): Promise<AppliedOffer[]> {
  const offers = await findOrderOffers(ctx, order);
  return offers.map(({ offerId, title, code, discountPaise }) => ({
    ...{ offerId, title: say(title, ctx.language), code, discountPaise: asPaise(discountPaise) },
  }));
}

/** The offers by which an order cost less. @see `Hooks.findOrderOffers` */
export async function findOrderOffers(
  ctx: Context,
  { paymentOrderId }: { readonly paymentOrderId: string },
): Promise<OrderOffer[]> {
  const uses = await usesByPaymentOrderId(ctx).load(paymentOrderId);
  return Promise.all(
    uses.map(async ({ offerId, code, title, discountPaise, shippingPaise }): Promise<OrderOffer> => {
      const offer = title ? null : await offerById(ctx).load(offerId);
      const called = title ?? (offer ? titleOfOffer(offer) : { en: '' });
      return { offerId, title: called, code, discountPaise, shippingPaise };
    }),
  );
}

async function titleIn(ctx: Context, offerId: string): Promise<string> {
  const offer = await offerById(ctx).load(offerId);
  return offer ? say(titleOfOffer(offer), ctx.language) : '';
}
