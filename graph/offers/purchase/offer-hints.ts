import type { Cart } from '../../cart/cart.type.js';
import type { Context } from '../../shared/context.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import type { Offer } from '../offer.entity.js';
import { offerWordsFor, sentenceOfOffer } from '../offer-sentence.js';
import { labelOfWay } from '../payment-parts.js';
import { isWholeCart } from '../reckon/basket.js';
import type { Reason, Verdict } from '../reckon/offer.js';
import { offerById } from './offer-titles.js';
import { type PurchaseReckoning, reckoningFor } from './reckon-purchase.js';

/** An offer that a cart could have, or a code that does not hold yet. */
export interface OfferHintFacts {
  offer: Offer;
  /** The code by which it was asked for; null for one that needs none. */
  code: string | null;
  reason: Reason['code'];
  missingPaise: Paise | null;
  missingQuantity: number | null;
  paymentOption: string | null;
  text: string;
}

/** How many offers without a code are told of at once. */
const MAX_HINTS = 3;

/**
 * What is missing for the offers of a cart: first for the codes that were entered, then for what
 * needs none, that of which least is missing first.
 */
export async function hintsForCart(
  ctx: Context,
  cart: Pick<Cart, 'offers' | 'subTotalPaise' | 'totalQuantity'>,
): Promise<OfferHintFacts[]> {
  const reckoning = reckoningFor(cart);
  if (!reckoning) return [];
  const told = reckoning.verdicts.flatMap((verdict) => {
    const code = codeOf(reckoning, verdict);
    const isTold = verdict.reason !== null && (code ? !verdict.holds : isNear(verdict.reason, cart));
    return isTold && verdict.reason ? [{ offerId: verdict.offerId, code, reason: verdict.reason }] : [];
  });
  // An offer that was stopped is judged no more; who has its code in the cart is told so.
  const ended: Reason = { code: 'ENDED', endsAt: new Date() };
  const stopped = reckoning.codes
    .filter(({ offerId }) => !reckoning.verdicts.some((verdict) => verdict.offerId === offerId))
    .map(({ offerId, code }) => ({ offerId, code, reason: ended }));
  const ofCodes = [...told.filter(({ code }) => code !== null), ...stopped];
  const others = told
    .filter(({ code }) => code === null)
    .toSorted((one, other) => farness(one.reason) - farness(other.reason));
  const hints = await Promise.all(
    [...ofCodes, ...others.slice(0, MAX_HINTS)].map(async ({ offerId, code, reason }) => {
      const offer = await offerById(ctx).load(offerId);
      if (!offer || (offer.needsCode && code === null)) return null;
      return {
        ...{ offer, code, reason: reason.code },
        missingPaise: reason.code === 'MISSING_AMOUNT' ? asPaise(reason.missingPaise) : null,
        missingQuantity: reason.code === 'MISSING_QUANTITY' ? reason.missing : null,
        paymentOption: reason.code === 'NEEDS_PAYMENT' ? reason.paymentOption : null,
        text: say(await reasonInWords(ctx, offerId, reason), ctx.language),
      };
    }),
  );
  return hints.filter((hint) => hint !== null);
}

function codeOf({ codes }: PurchaseReckoning, { offerId }: Verdict): string | null {
  return codes.find((entered) => entered.offerId === offerId)?.code ?? null;
}

/** No more is missing than the cart holds: who has come halfway may wish to know. */
function isNear(
  reason: Reason,
  { subTotalPaise, totalQuantity }: Pick<Cart, 'subTotalPaise' | 'totalQuantity'>,
): boolean {
  if (reason.code === 'MISSING_AMOUNT') return reason.missingPaise <= subTotalPaise;
  if (reason.code === 'MISSING_QUANTITY') return reason.missing <= totalQuantity;
  return reason.code === 'NEEDS_PAYMENT';
}

/** By amounts, then by pieces, then by ways to pay. */
function farness(reason: Reason): number {
  if (reason.code === 'MISSING_AMOUNT') return reason.missingPaise;
  return reason.code === 'MISSING_QUANTITY' ? reason.missing * 1e10 : 1e15;
}

/** Why an offer does not hold, or what is missing for more of it. */
export async function reasonInWords(ctx: Context, offerId: string, reason: Reason): Promise<Phrase> {
  switch (reason.code) {
    case 'MISSING_AMOUNT':
    case 'MISSING_QUANTITY': {
      const words = await offerWordsFor(ctx, [reason.scope]);
      const offer = await sentenceOf(ctx, offerId);
      const goods = words.goods(reason.scope);
      if (reason.code === 'MISSING_QUANTITY')
        return isWholeCart(reason.scope)
          ? phrase('Add {count} more: {offer}', { count: reason.missing, offer })
          : phrase('Add {count} more of {goods}: {offer}', { count: reason.missing, goods, offer });
      const amount = words.rupees(reason.missingPaise);
      return isWholeCart(reason.scope)
        ? phrase('Add goods for {amount} more: {offer}', { amount, offer })
        : phrase('Add {goods} for {amount} more: {offer}', { amount, goods, offer });
    }
    case 'NEEDS_PAYMENT': {
      const row = await offerById(ctx).load(offerId);
      const option = row ? labelOfWay(ctx, row) : reason.paymentOption;
      // How it is to be paid is said already.
      const offer = row ? await sentenceOfOffer(ctx, { ...row, paymentOption: null }) : '';
      return phrase('Pay by {option} at the checkout: {offer}', { option, offer });
    }
    case 'WRONG_HOURS':
      return phrase('It does not hold now: {offer}', { offer: await sentenceOf(ctx, offerId) });
    case 'NOTHING_MATCHES':
      return phrase('Your cart holds nothing for this: {offer}', { offer: await sentenceOf(ctx, offerId) });
    case 'NEEDS_CODE':
      return phrase('This offer needs a code.');
    case 'NOT_STARTED':
      return phrase('This offer has not begun yet.');
    case 'ENDED':
      return phrase('This offer has ended.');
    case 'USED_UP':
      return phrase('This offer is used up.');
    case 'USED_BY_YOU':
      return phrase('You have used this offer as often as it can be used.');
    case 'NOT_FIRST_ORDER':
      return phrase('This offer is for a first order.');
    case 'NOT_YOUR_GROUP':
      return phrase('This offer is not for this account.');
    case 'BETTER_OFFER':
      return phrase('Another offer saves you more, and the two do not go together.');
    case 'NOTHING_LEFT':
      return phrase('There is nothing left that it could take off.');
  }
}

async function sentenceOf(ctx: Context, offerId: string): Promise<string> {
  const offer = await offerById(ctx).load(offerId);
  return offer ? sentenceOfOffer(ctx, offer) : '';
}
