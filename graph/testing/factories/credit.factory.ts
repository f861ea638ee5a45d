import type { User } from '../../accounts/user.entity.js';
import type { Credit } from '../../credit/credit.entity.js';
import { CreditHolder } from '../../credit/credit-holder.entity.js';
import { CreditMovementKind } from '../../credit/credit-kind.js';
import { addNewGiftCard, addStoreCredit } from '../../credit/give-credit.js';
import type { Context } from '../../shared/context.js';
import { paiseOfRupees } from '../../shared/money/money.js';

/** Gives an account store credit, in rupees. */
export function aStoreCredit(ctx: Context, { id }: Pick<User, 'id'>, rupees: number): Promise<Credit> {
  return addStoreCredit(ctx, id, paiseOfRupees(rupees), { kind: CreditMovementKind.ISSUED });
}

/**
 * Makes a gift card, in rupees.
 *
 * @param holders who has entered its code
 */
export async function aGiftCard(
  ctx: Context,
  rupees: number,
  holders: readonly Pick<User, 'id'>[] = [],
): Promise<{ credit: Credit; code: string }> {
  const card = await addNewGiftCard(ctx, paiseOfRupees(rupees), { kind: CreditMovementKind.ISSUED });
  const rows = holders.map(({ id: userId }) => ({ userId, creditId: card.credit.id }));
  if (rows.length > 0) await ctx.db.insert(CreditHolder, rows);
  return card;
}
