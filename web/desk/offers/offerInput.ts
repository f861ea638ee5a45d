import type { OfferInput, OfferScopeInput, OfferTermsInput } from '../../gql/graphql';
import { rupeesIn } from '../shared/form/amounts';
import { instantOf } from '../shared/moments';
import { BANK_CARD, type Goods, type OfferDraft } from './offerDraft';
import { countIn, numberIn, percentIn } from './offerFaults';

/** What the boxes hold, as the graph takes it. */
export function inputOf(draft: OfferDraft, id: string | null): OfferInput {
  return {
    ...(id ? { id } : {}),
    title: draft.title,
    hindiTitle: draft.hindiTitle || null,
    terms: termsOf(draft),
    startsAt: instantOf(draft.startsAt),
    endsAt: instantOf(draft.endsAt),
    weekdays: draft.weekdays,
    hoursFrom: draft.hoursFrom || null,
    hoursUntil: draft.hoursUntil || null,
    needsCode: draft.needsCode,
    maxUses: numberIn(draft, 'maxUses'),
    maxUsesPerPerson: numberIn(draft, 'maxUsesPerPerson'),
    budget: numberIn(draft, 'budget'),
    firstOrderOnly: draft.firstOrderOnly,
    customerTag: draft.customerTag || null,
    paymentOption: draft.paymentOption || null,
    ...(draft.paymentOption === BANK_CARD ? cardsOf(draft) : {}),
    combines: draft.combines,
  };
}

function cardsOf({ providerOfferId, cards, hindiCards }: OfferDraft): Partial<OfferInput> {
  return { providerOfferId, cards, hindiCards: hindiCards || null };
}

function termsOf(draft: OfferDraft): OfferTermsInput {
  const { kind, tiersBy } = draft;
  return {
    kind,
    scope: scopeOf(draft.goods),
    percent: numberIn(draft, 'percent'),
    amount: numberIn(draft, 'amount'),
    maxDiscount: numberIn(draft, 'maxDiscount'),
    minAmount: numberIn(draft, 'minAmount'),
    minQuantity: numberIn(draft, 'minQuantity'),
    buyQuantity: numberIn(draft, 'buyQuantity'),
    getScope: draft.isOther ? scopeOf(draft.otherGoods) : null,
    getQuantity: numberIn(draft, 'getQuantity'),
    maxSets: numberIn(draft, 'maxSets'),
    parts: draft.parts.map(({ goods, quantity }) => ({ scope: scopeOf(goods), quantity: countIn(quantity) ?? 0 })),
    price: numberIn(draft, 'price'),
    tiersBy,
    tiers: draft.tiers.map(({ from, percent }) => ({
      ...(tiersBy === 'AMOUNT' ? { fromAmount: rupeesIn(from) } : { fromQuantity: countIn(from) }),
      percent: percentIn(percent) ?? 0,
    })),
    options: draft.options,
  };
}

function scopeOf({ categories, brands, products }: Goods): OfferScopeInput {
  return { categoryIds: categories.map(({ id }) => id), brands, productIds: products.map(({ id }) => id) };
}
