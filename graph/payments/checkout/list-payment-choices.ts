import { cartOf } from '../../cart/cart.service.js';
import type { Cart } from '../../cart/cart.type.js';
import { wayOfOffer } from '../../offers/payment-parts.js';
import { offerById } from '../../offers/purchase/offer-titles.js';
import type { Context } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';
import { asPaise, sum } from '../../shared/money/money.js';
import { ONLINE, UPI } from '../../shared/ports/payment-option.js';
import type { PaymentInstrumentName } from '../../shared/ports/payment-provider.js';
import type { AppliedOffer } from '../../shared/reckoning.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { customerIdOf } from '../cards/saved-cards.js';
import { spendableByUserId } from '../credit/spendable.js';
import { methodOf, termsOf } from '../payment-options.js';
import { listPaymentWays, type PaymentWay } from '../payment-ways.js';
import { type PaymentChoice, PaymentInstrument } from './payment-options.type.js';

/**
 * The ways in which the viewer's cart can be paid: online first, the others in the order of the
 * features that bring them.
 * What offers are for alone, UPI or the cards of a bank, is a way of its own where one holds.
 * One whose extension fails to say so is left out, so that the others can be chosen.
 *
 * @param pincode as it was typed; empty where it is not known
 * @throws ShopError UNAUTHENTICATED
 */
export async function listPaymentChoices(
  ctx: Context,
  { lines }: Pick<Cart, 'lines'>,
  pincode: string,
): Promise<PaymentChoice[]> {
  const { id: userId } = viewerOf(ctx);
  const ways = await listPaymentWays(ctx);
  const choices = await Promise.all(
    ways.map(async (option) => {
      try {
        const { discountPaise, shippingPaise, totalPaise, offers } = await cartOf(ctx, userId, lines, option.way);
        if (option.onlyInstrument !== null && !(await hasOfferFor(ctx, option, offers))) return null;
        const terms = await termsOf(ctx, option, { userId, totalPaise, pincode });
        if (!terms) return null;
        const { feePaise, refusal } = terms;
        const offered = { isOffered: refusal === null, reason: refusal && say(refusal, ctx.language) };
        const wholePaise = sum([totalPaise, feePaise]);
        const creditPaise = asPaise(Math.min(await spendableByUserId(ctx).load(userId), wholePaise));
        const costs = { feePaise, shippingPaise, discountPaise, totalPaise: wholePaise, creditPaise };
        const instruments = instrumentsOf(option).map((name) => PaymentInstrument[name]);
        const keepsCards = option.provider?.savedCards ? (await customerIdOf(ctx, userId)) !== null : null;
        return { ...costs, instruments, keepsCards, applied: offers, ...offered, ...namesOf(ctx, option) };
      } catch (thrown) {
        ctx.log.error({ err: thrown, paymentOption: option.way }, 'a way to pay could not say whether it is offered');
        return null;
      }
    }),
  );
  const known = choices.filter((choice) => choice !== null);
  // What is chosen until the shopper chooses stands first: UPI, alone where an offer is for it.
  const placeOf = ({ code, isPart }: PaymentChoice) => (code === UPI ? 0 : code === ONLINE ? 1 : isPart ? 2 : 3);
  const isUpiApart = known.some(({ code }) => code === UPI);
  return known
    .map((choice) =>
      isUpiApart && choice.code === ONLINE
        ? { ...choice, instruments: choice.instruments.filter((each) => each !== PaymentInstrument.UPI) }
        : choice,
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether one of the offers of a cart is for that very part of what can be paid online. */
async function hasOfferFor(ctx: Context, { way }: PaymentWay, offers: readonly AppliedOffer[]): Promise<boolean> {
  const rows = await offerById(ctx).loadMany(offers.map(({ offerId }) => offerId));
  return rows.some((row) => row !== undefined && !(row instanceof Error) && wayOfOffer(row) === way);
}

function instrumentsOf({ onlyInstrument, provider }: PaymentWay): readonly PaymentInstrumentName[] {
  return onlyInstrument === null ? (provider?.instruments ?? []) : [onlyInstrument];
}

function namesOf({ language }: Context, option: PaymentWay) {
  const { way, onlyInstrument } = option;
  return { code: way, method: methodOf(option), label: say(option.label, language), isPart: onlyInstrument !== null };
}
