import { In } from 'typeorm';
import type { OwnPhrase } from '../../shared/languages/phrase.js';
import { defineLoader, groupedBy, inOrderOf } from '../../shared/rows/loader.js';
import { Offer } from '../offer.entity.js';
import { OfferUse } from './offer-use.entity.js';

/** Offers by id; an unknown id gives undefined. */
export const offerById = defineLoader<Offer | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(Offer, { id: In([...ids]) }), ({ id }) => id),
);

/** The uses of checkouts, and of the orders that these became, also those that were given back. */
export const usesByPaymentOrderId = defineLoader<OfferUse[]>(async (ctx, ids) =>
  groupedBy(
    ids,
    await ctx.db.find(OfferUse, { where: { paymentOrderId: In([...ids]) }, order: { offerId: 'ASC' } }),
    ({ paymentOrderId }) => paymentOrderId,
  ),
);

/** What an offer is called in each language. */
export function titleOfOffer({ title, translations }: Pick<Offer, 'title' | 'translations'>): OwnPhrase {
  const others = Object.entries(translations).flatMap(([language, { name }]) => (name ? [[language, name]] : []));
  return { en: title, ...Object.fromEntries(others) };
}
