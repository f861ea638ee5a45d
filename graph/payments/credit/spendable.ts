import type { Context, PaymentTerms, PaymentWish } from '../../shared/context.js';
import { asPaise, type Paise, wholeRupees } from '../../shared/money/money.js';
import { defineLoader } from '../../shared/rows/loader.js';
import { sumSpendable } from './spendable.queries.js';

/**
 * What accounts can spend of their gift cards and store credit, in whole rupees, with what their
 * own open checkouts have set aside.
 */
export const spendableByUserId = defineLoader<Paise>(async (ctx, ids) => {
  const spendable = await sumSpendable(ctx, ids);
  return ids.map((id) => wholeRupees(spendable.get(id) ?? asPaise(0)));
});

/**
 * Says whether credit can pay for all of an order.
 *
 * @returns null where it cannot, so that it is no way to pay
 */
export async function creditTermsFor(ctx: Context, { userId, totalPaise }: PaymentWish): Promise<PaymentTerms | null> {
  const isEnough = (await spendableByUserId(ctx).load(userId)) >= totalPaise;
  return isEnough ? { feePaise: 0, refusal: null } : null;
}
