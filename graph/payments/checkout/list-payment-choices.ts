import { cartOf } from '../../cart/cart.service.js';
import type { Cart } from '../../cart/cart.type.js';
import { type Context, viewerOf } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';
import { asPaise, sum } from '../../shared/money/money.js';
import { ONLINE } from '../../shared/ports/payment-option.js';
import { customerIdOf } from '../cards/saved-cards.js';
import { spendableByUserId } from '../credit/spendable.js';
import { methodOf, termsOf } from '../payment-options.js';
import { type PaymentChoice, PaymentInstrument } from './payment-options.type.js';

/**
 * The ways in which the viewer's cart can be paid: online first, the others in the order of the
 * features that bring them.
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
  const choices = await Promise.all(
    ctx.paymentOptions.map(async (option) => {
      try {
        const { discountPaise, shippingPaise, totalPaise, offers } = await cartOf(ctx, userId, lines, option.code);
        const terms = await termsOf(ctx, option, { userId, totalPaise, pincode });
        if (!terms) return null;
        const { feePaise, refusal } = terms;
        const offered = { isOffered: refusal === null, reason: refusal && say(refusal, ctx.language) };
        const wholePaise = sum([totalPaise, feePaise]);
        const creditPaise = asPaise(Math.min(await spendableByUserId(ctx).load(userId), wholePaise));
        const costs = { feePaise, shippingPaise, discountPaise, totalPaise: wholePaise, creditPaise };
        const instruments = (option.provider?.instruments ?? []).map((name) => PaymentInstrument[name]);
        const keepsCards = option.provider?.savedCards ? (await customerIdOf(ctx, userId)) !== null : null;
        return { ...costs, instruments, keepsCards, applied: offers, ...offered, ...namesOf(ctx, option) };
      } catch (thrown) {
        ctx.log.error({ err: thrown, paymentOption: option.code }, 'a way to pay could not say whether it is offered');
        return null;
      }
    }),
  );
  const known = choices.filter((choice) => choice !== null);
  return known.toSorted((one, other) => Number(other.code === ONLINE) - Number(one.code === ONLINE));
}

function namesOf({ language }: Context, option: Context['paymentOptions'][number]) {
  return { code: option.code, method: methodOf(option), label: say(option.label, language) };
}
