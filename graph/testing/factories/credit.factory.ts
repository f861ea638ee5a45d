import type { User } from '../../accounts/user.entity.js';
import type { Credit } from '../../credit/credit.entity.js';
import { CreditHolder } from '../../credit/credit-holder.entity.js';
import { CreditMovementKind } from '../../credit/credit-kind.js';
import { addNewGiftCard, addStoreCredit } from '../../credit/give-credit.js';
import { openMailbox } from '../../messages/mailbox.js';
import { buyGiftCard } from '../../payments/checkout/gift-cards/buy-gift-card.js';
import type { GiftCardPurchaseInput } from '../../payments/checkout/gift-cards/gift-cards.inputs.js';
import type { Context } from '../../shared/context.js';
import { paiseOfRupees } from '../../shared/money/money.js';
import type { TestShop } from '../shop.js';

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

/** A checkout for a gift card, in a shop whose mail lies in the local mailbox. */
export function aGiftCardCheckout(
  shop: TestShop,
  { id }: Pick<User, 'id'>,
  wish: Partial<GiftCardPurchaseInput> = {},
): ReturnType<typeof buyGiftCard> {
  const ctx = shop.ctx({ id, role: null });
  const mailer = openMailbox(ctx.db, (path) => shop.address + path);
  const input = { amount: paiseOfRupees(500), recipientName: 'Meera', recipientEmail: 'meera@example.com', ...wish };
  return buyGiftCard({ ...ctx, mailer }, input, null);
}
