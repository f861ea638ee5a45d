import { Not } from 'typeorm';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { asPaise } from '../shared/money/money.js';
import { Credit } from './credit.entity.js';
import { CreditHolder } from './credit-holder.entity.js';
import { CreditKind, CreditMovementKind } from './credit-kind.js';
import { CreditMovement } from './credit-movement.entity.js';

/**
 * Reads a gift card and locks it. To be called in a transaction.
 *
 * @throws ShopError NOT_FOUND, CONFLICT for one that was withdrawn
 */
export async function lockGiftCard(tx: Context, id: string | null): Promise<Credit> {
  const where = { id: id ?? '', kind: CreditKind.GIFT_CARD };
  const card = id ? await tx.db.findOne(Credit, { where, lock: { mode: 'for_no_key_update' } }) : null;
  if (!card) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such gift card.'), 'id');
  if (card.withdrawnAt) throw new ShopError(ErrorCode.CONFLICT, phrase('This gift card was called off before.'), 'id');
  return card;
}

/** Takes what is left of a locked gift card, whose code opens nothing from then on. */
export async function withdraw(tx: Context, { id, balancePaise }: Credit, note?: string): Promise<void> {
  const amountPaise = asPaise(-balancePaise);
  if (balancePaise > 0)
    await tx.db.insert(CreditMovement, { creditId: id, kind: CreditMovementKind.WITHDRAWN, amountPaise, note });
  await tx.db.update(Credit, { id }, { withdrawnAt: () => 'now()' });
}

/**
 * Withdraws a gift card of which nothing is spent. To be called in a transaction.
 *
 * @param ownerId the account that may have entered its code; null: it does not matter who has
 * @throws ShopError CONFLICT for one of which something is spent or set aside, or that another
 *   account has entered
 */
export async function withdrawUnspent(tx: Context, id: string, ownerId: string | null): Promise<void> {
  const card = await lockGiftCard(tx, id);
  if (card.balancePaise !== card.valuePaise)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('Some of this gift card is spent, so that it cannot be called off any more.'),
      'id',
    );
  if (ownerId && (await tx.db.existsBy(CreditHolder, { creditId: id, userId: Not(ownerId) })))
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('This gift card has been entered, so it belongs to who has it.'),
      'id',
    );
  await withdraw(tx, card);
}
