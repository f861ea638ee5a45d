import type { DeskOfferQuery, OfferInput, OfferScopeInput, OfferTermsInput } from '../../gql/graphql';
import { rupeesIn } from '../shared/form/amounts';
import { instantOf, localOf } from '../shared/moments';
import type { Named } from '../shared/named';
import { countIn, numberIn, percentIn } from './offerFaults';

/** Goods that an offer is about, by their names. */
export interface Goods {
  categories: Named[];
  brands: string[];
  products: Named[];
}

/** An offer as it stands in the boxes of its form. */
export interface OfferDraft {
  title: string;
  hindiTitle: string;
  kind: string;
  goods: Goods;
  percent: string;
  amount: string;
  maxDiscount: string;
  minAmount: string;
  minQuantity: string;
  buyQuantity: string;
  /** Whether other goods than those that are bought are cheaper. */
  isOther: boolean;
  otherGoods: Goods;
  getQuantity: string;
  maxSets: string;
  parts: { goods: Goods; quantity: string }[];
  price: string;
  tiersBy: 'QUANTITY' | 'AMOUNT';
  tiers: { from: string; percent: string }[];
  /** Of a kind that an extension added; they are kept as they are. */
  options: { name: string; value: string }[];
  startsAt: string;
  endsAt: string;
  weekdays: number[];
  hoursFrom: string;
  hoursUntil: string;
  needsCode: boolean;
  maxUses: string;
  maxUsesPerPerson: string;
  budget: string;
  firstOrderOnly: boolean;
  customerTag: string;
  paymentOption: string;
  /** Of the way to pay bank-card. */
  providerOfferId: string;
  cards: string;
  hindiCards: string;
  combines: boolean;
}

/** The way to pay of an offer that is for the cards of a bank. */
export const BANK_CARD = 'bank-card';

export const NO_GOODS: Goods = { categories: [], brands: [], products: [] };

/** What a new offer begins with. */
export const NEW_OFFER: OfferDraft = {
  title: '',
  hindiTitle: '',
  kind: 'PERCENT_OFF',
  goods: NO_GOODS,
  percent: '10',
  amount: '',
  maxDiscount: '',
  minAmount: '',
  minQuantity: '',
  buyQuantity: '2',
  isOther: false,
  otherGoods: NO_GOODS,
  getQuantity: '1',
  maxSets: '',
  parts: [{ goods: NO_GOODS, quantity: '1' }],
  price: '',
  tiersBy: 'QUANTITY',
  tiers: [{ from: '2', percent: '5' }],
  options: [],
  startsAt: '',
  endsAt: '',
  weekdays: [],
  hoursFrom: '',
  hoursUntil: '',
  needsCode: false,
  maxUses: '',
  maxUsesPerPerson: '',
  budget: '',
  firstOrderOnly: false,
  customerTag: '',
  paymentOption: '',
  providerOfferId: '',
  cards: '',
  hindiCards: '',
  combines: true,
};

/** An offer with all that its form shows. */
export type EditedOffer = NonNullable<DeskOfferQuery['offer']>;

/** What the boxes show of an offer. */
export function draftOf(offer: EditedOffer): OfferDraft {
  const { terms, settings } = offer;
  const nameOf = new Map([...offer.categories, ...offer.products].map(({ id, name }) => [id, name]));
  const named = (ids: readonly (string | number)[]) =>
    ids.map(String).map((id) => ({ id, name: nameOf.get(id) ?? id }));
  const goodsOf = (scope: OfferScopeInput | null | undefined): Goods => ({
    categories: named(scope?.categoryIds ?? []),
    brands: [...(scope?.brands ?? [])],
    products: named(scope?.productIds ?? []),
  });
  return {
    ...NEW_OFFER,
    title: settings?.title ?? offer.title,
    hindiTitle: offer.hindiTitle ?? '',
    kind: terms.kind,
    goods: goodsOf(terms.scope),
    percent: textOf(terms.percent),
    amount: textOf(terms.amount),
    maxDiscount: textOf(terms.maxDiscount),
    minAmount: textOf(terms.minAmount),
    minQuantity: textOf(terms.minQuantity),
    buyQuantity: textOf(terms.buyQuantity ?? 2),
    isOther: terms.getScope != null,
    otherGoods: goodsOf(terms.getScope),
    getQuantity: textOf(terms.getQuantity ?? 1),
    maxSets: textOf(terms.maxSets),
    parts: terms.parts.length > 0 ? terms.parts.map(partOf) : NEW_OFFER.parts,
    price: textOf(terms.price),
    tiersBy: terms.tiersBy ?? 'QUANTITY',
    tiers: terms.tiers.length > 0 ? terms.tiers.map(tierOf) : NEW_OFFER.tiers,
    options: terms.options.map(({ name, value }) => ({ name, value })),
    startsAt: localOf(offer.startsAt ?? null),
    endsAt: localOf(offer.endsAt ?? null),
    weekdays: [...(settings?.weekdays ?? [])],
    hoursFrom: settings?.hoursFrom ?? '',
    hoursUntil: settings?.hoursUntil ?? '',
    needsCode: offer.needsCode,
    maxUses: textOf(settings?.maxUses),
    maxUsesPerPerson: textOf(settings?.maxUsesPerPerson),
    budget: textOf(settings?.budget),
    firstOrderOnly: settings?.firstOrderOnly ?? false,
    customerTag: settings?.customerTag ?? '',
    paymentOption: settings?.paymentOption ?? '',
    providerOfferId: settings?.providerOfferId ?? '',
    cards: settings?.cards ?? '',
    hindiCards: offer.hindiCards ?? '',
    combines: settings?.combines ?? true,
  };

  function partOf({ scope, quantity }: EditedOffer['terms']['parts'][number]) {
    return { goods: goodsOf(scope), quantity: textOf(quantity) };
  }

  function tierOf({ fromQuantity, fromAmount, percent }: EditedOffer['terms']['tiers'][number]) {
    return { from: textOf(fromQuantity ?? fromAmount), percent: textOf(percent) };
  }
}

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

function textOf(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}
