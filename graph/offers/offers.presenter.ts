import type { z } from 'zod';
import { sentPaise } from '../rest/read-request.js';
import type { Context } from '../shared/context.js';
import { rupeesOf } from '../shared/money/money.js';
import type { Offer } from './offer.entity.js';
import { sentenceOfOffer } from './offer-sentence.js';
import { termsOf } from './offer-terms.js';
import type { OfferScope, OfferTerms } from './offer-terms.type.js';
import type { OfferInput } from './offers.inputs.js';
import type { offerBody, offerJson } from './offers.shapes.js';

type TermsJson = z.infer<typeof offerBody>['terms'];

/** An offer as staff see it under /api, amounts in rupees. */
export async function toOfferJson(ctx: Context, offer: Offer): Promise<z.infer<typeof offerJson>> {
  const { id, translations, terms, startsAt, endsAt, budgetPaise, spentPaise, createdAt, ...facts } = offer;
  const { title, status, state, weekdays, hoursFrom, hoursUntil, needsCode, maxUses, maxUsesPerPerson, uses } = facts;
  const { firstOrderOnly, customerTag, paymentOption, combines, providerOfferId, cards, providerRefusal } = facts;
  return {
    ...{ id, _id: id, title, hindiTitle: translations.hi?.name ?? null, status, state },
    ...{ sentence: await sentenceOfOffer(ctx, offer), terms: termsJsonOf(termsOf(terms)) },
    ...{ startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null },
    ...{ weekdays, hoursFrom, hoursUntil, needsCode, maxUses, maxUsesPerPerson, firstOrderOnly, customerTag },
    ...{ paymentOption, providerOfferId, cards, hindiCards: translations.hi?.cards ?? null, providerRefusal },
    ...{ combines, budget: budgetPaise === null ? null : rupeesOf(budgetPaise) },
    ...{ uses, spent: rupeesOf(spentPaise), createdAt: createdAt.toISOString() },
  };
}

function termsJsonOf({ amount, maxDiscount, minAmount, price, tiers, ...terms }: OfferTerms): TermsJson {
  return {
    ...terms,
    ...{ amount: amount && rupeesOf(amount), maxDiscount: maxDiscount && rupeesOf(maxDiscount) },
    ...{ minAmount: minAmount && rupeesOf(minAmount), price: price && rupeesOf(price) },
    tiers: tiers?.map(({ fromAmount, ...tier }) => ({ ...tier, fromAmount: fromAmount && rupeesOf(fromAmount) })),
  };
}

/** What was sent of an offer, amounts in paise. */
export function offerOfBody({ terms, ...body }: z.infer<typeof offerBody>): OfferInput {
  return {
    ...body,
    terms: termsOfBody(terms),
    startsAt: body.startsAt ? new Date(body.startsAt) : null,
    endsAt: body.endsAt ? new Date(body.endsAt) : null,
    budget: body.budget == null ? null : sentPaise(body.budget, 'budget'),
  };
}

function termsOfBody(terms: TermsJson): OfferTerms {
  const { scope, getScope, parts = [], amount, maxDiscount, minAmount, price, tiers = [], ...others } = terms;
  const paise = (rupees: number | null | undefined, name: string) => (rupees == null ? null : sentPaise(rupees, name));
  return {
    ...others,
    ...{ scope: scope ? wholeScope(scope) : null, getScope: getScope ? wholeScope(getScope) : null },
    ...{ amount: paise(amount, 'terms.amount'), maxDiscount: paise(maxDiscount, 'terms.maxDiscount') },
    ...{ minAmount: paise(minAmount, 'terms.minAmount'), price: paise(price, 'terms.price') },
    parts: parts.map((part) => ({ ...part, scope: wholeScope(part.scope) })),
    tiers: tiers.map((tier) => ({ ...tier, fromAmount: paise(tier.fromAmount, 'terms.tiers') })),
  };
}

function wholeScope({ categoryIds = [], brands = [], productIds = [] }: Partial<OfferScope>): OfferScope {
  return { categoryIds, brands, productIds };
}
