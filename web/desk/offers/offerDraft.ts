import type { DeskOfferQuery, OfferScopeInput } from '../../gql/graphql';
import { localOf } from '../shared/moments';
import type { Named } from '../shared/named';

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

function textOf(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}
