import { Offer, OfferStatus } from '../../offers/offer.entity.js';
import { OfferCode } from '../../offers/offer-code.entity.js';
import { WHOLE_CART } from '../../offers/reckon/basket.js';
import type { Context } from '../../shared/context.js';

/** Saves an offer that is live: 10 % off the whole cart, unless something else is wished. */
export function anOffer(ctx: Context, { terms, ...wishes }: Partial<Offer> = {}): Promise<Offer> {
  return ctx.db.save(Offer, {
    title: 'Ten percent off',
    status: OfferStatus.LIVE,
    terms: { kind: 'PERCENT_OFF', percent: 10, scope: WHOLE_CART, ...terms },
    ...wishes,
  });
}

/** Saves a code of an offer, which holds for who entered it alone. */
export async function anOfferCode(
  ctx: Context,
  code: string,
  { maxUses = null, ...wishes }: Partial<Offer> & { maxUses?: number | null } = {},
): Promise<Offer> {
  const offer = await anOffer(ctx, { needsCode: true, ...wishes });
  await ctx.db.insert(OfferCode, { offerId: offer.id, code, maxUses });
  return offer;
}
