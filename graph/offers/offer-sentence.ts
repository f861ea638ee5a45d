import { anyProductById, categoryById } from '../catalogue/catalogue.loaders.js';
import { categoryNameIn, productTextIn } from '../catalogue/translations/translated.js';
import type { Context } from '../shared/context.js';
import { inEachLanguage, LANGUAGE_CODES, LANGUAGES } from '../shared/languages/languages.js';
import { allOf, type OwnPhrase, type Phrase, phrase, say, type Value } from '../shared/languages/phrase.js';
import { rupeesInWords } from '../shared/money/format-rupees.js';
import { asPaise } from '../shared/money/money.js';
import type { OfferWords, Scope } from '../shared/offer-kind.js';
import type { Offer } from './offer.entity.js';
import { labelOfWay } from './payment-parts.js';
import { isWholeCart } from './reckon/basket.js';

/** How many names of goods stand in a sentence. */
const MAX_NAMES = 3;

/** What of an offer is said. */
export type SaidOffer = Pick<
  Offer,
  | 'terms'
  | 'weekdays'
  | 'hoursFrom'
  | 'hoursUntil'
  | 'needsCode'
  | 'firstOrderOnly'
  | 'paymentOption'
  | 'providerOfferId'
  | 'cards'
  | 'translations'
>;

/**
 * An offer in a sentence without a full stop, in the visitor's language, e.g. '10 % off Fruits from
 * ₹400': as shoppers and staff are told of it alike. Of a kind that no feature knows any more it is
 * empty.
 */
export async function sentenceOfOffer(ctx: Context, offer: SaidOffer): Promise<string> {
  const kind = ctx.offerKinds.get(offer.terms.kind);
  const read = kind?.terms.safeParse(offer.terms);
  if (!kind || !read?.success) return '';
  const words = await offerWordsFor(ctx, kind.scopesOf(read.data));
  return say(withConditions(ctx, kind.sentence(read.data, words), offer), ctx.language);
}

/** The words of scopes and amounts, for sentences of offers and of what is missing for them. */
export async function offerWordsFor(ctx: Context, scopes: readonly Scope[]): Promise<OfferWords> {
  const names = new Map<string, OwnPhrase>();
  await Promise.all([
    ...[...new Set(scopes.flatMap(({ categoryIds }) => categoryIds))].map(async (id) => {
      const category = await categoryById(ctx).load(id);
      if (category)
        names.set(
          id,
          inEachLanguage((language) => categoryNameIn(language, category)),
        );
    }),
    ...[...new Set(scopes.flatMap(({ productIds }) => productIds))].map(async (id) => {
      const product = await anyProductById(ctx).load(id);
      if (!product) return;
      const texts = await Promise.all(
        LANGUAGE_CODES.map(async (language) => [language, await productTextIn(ctx, language, product, 'name')]),
      );
      names.set(id, { en: product.name, ...Object.fromEntries(texts) });
    }),
  ]);
  return {
    rupees: (paise) => rupeesInWords(asPaise(paise)),
    in: (language, said) => (typeof said === 'object' ? say(said, language) : String(said)),
    goods: (scope) => {
      if (isWholeCart(scope)) return phrase('everything');
      const all = [
        ...scope.categoryIds.flatMap((id) => names.get(id) ?? []),
        ...scope.brands.map((brand) => ({ en: brand })),
        ...scope.productIds.flatMap((id) => names.get(id) ?? []),
      ];
      const more = all.length - MAX_NAMES;
      const told: Phrase[] = more > 1 ? [...all.slice(0, MAX_NAMES), phrase('{count} more', { count: more })] : all;
      return told.length > 0 ? allOf(told) : phrase('goods that are gone');
    },
  };
}

function withConditions(ctx: Context, sentence: Phrase, offer: SaidOffer): Phrase {
  let offered = sentence;
  if (offer.firstOrderOnly) offered = phrase('{offer}, on a first order', { offer: offered });
  if (offer.paymentOption !== null) {
    const option = labelOfWay(ctx, offer);
    offered = phrase('{offer}, paid by {option}', { offer: offered, option });
  }
  if (offer.weekdays.length > 0) {
    const days = weekdaysInWords(offer.weekdays);
    offered = phrase('{offer}, on {days}', { offer: offered, days });
  }
  if (offer.hoursFrom !== null && offer.hoursUntil !== null)
    offered = phrase('{offer}, {from} to {until}', { offer: offered, from: offer.hoursFrom, until: offer.hoursUntil });
  if (offer.needsCode) offered = phrase('{offer}, with a code', { offer: offered });
  return offered;
}

/** A Monday. */
const FIRST_DAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** Three days and more that follow one another are told by the first and the last. */
function weekdaysInWords(weekdays: readonly number[]): Value {
  const first = weekdays[0] ?? 1;
  const last = weekdays.at(-1) ?? first;
  if (weekdays.length < 3 || last - first !== weekdays.length - 1) return allOf(weekdays.map(weekdayInWords));
  return phrase('{first} to {last}', { first: weekdayInWords(first), last: weekdayInWords(last) });
}

function weekdayInWords(weekday: number): Phrase {
  const day = FIRST_DAY + (weekday - 1) * DAY_MS;
  return inEachLanguage((language) =>
    new Intl.DateTimeFormat(LANGUAGES[language].locale, { weekday: 'long', timeZone: 'UTC' }).format(day),
  );
}
