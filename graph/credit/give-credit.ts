import { v7 } from 'uuid';
import type { Context } from '../shared/context.js';
import type { Paise } from '../shared/money/money.js';
import { Credit } from './credit.entity.js';
import { CreditHolder } from './credit-holder.entity.js';
import { CreditKind, type CreditMovementKind } from './credit-kind.js';
import { CreditMovement } from './credit-movement.entity.js';
import { readCreditTerms } from './credit-terms.js';
import { endOfDay } from './end-of-day.js';
import { hashOfCode, newCode } from './gift-card-code.js';

/** Why a credit comes to be. */
interface Occasion {
  kind: CreditMovementKind;
  /** The checkout that it is about; absent for none. */
  paymentOrderId?: string;
  /** In the words of staff; absent for none. */
  note?: string;
}

/** Gives a customer store credit, which expires as the terms say. To be called in a transaction. */
export async function addStoreCredit(tx: Context, userId: string, paise: Paise, occasion: Occasion): Promise<Credit> {
  const { storeCreditDays } = await readCreditTerms(tx);
  const credit = await insertCredit(
    tx,
    { kind: CreditKind.STORE_CREDIT },
    paise,
    { days: storeCreditDays, from: null },
    occasion,
  );
  await tx.db.insert(CreditHolder, { userId, creditId: credit.id });
  return credit;
}

/**
 * Makes a gift card. To be called in a transaction.
 *
 * @param from when its days begin, where that is later than now
 * @returns the card with its code, which is kept nowhere
 */
export async function addNewGiftCard(
  tx: Context,
  paise: Paise,
  occasion: Occasion,
  from: Date | null = null,
): Promise<{ credit: Credit; code: string }> {
  const { giftCardDays } = await readCreditTerms(tx);
  const code = newCode();
  const card = { kind: CreditKind.GIFT_CARD, codeHash: hashOfCode(code), lastFour: code.slice(-4) };
  return { credit: await insertCredit(tx, card, paise, { days: giftCardDays, from }, occasion), code };
}

async function insertCredit(
  tx: Context,
  facts: Pick<Credit, 'kind'> & Partial<Credit>,
  paise: Paise,
  { days, from }: { days: number | null; from: Date | null },
  occasion: Occasion,
): Promise<Credit> {
  const id = v7();
  // The database's clock decides on expiry everywhere, so it sets it too.
  const begin = from ? `greatest(now(), '${from.toISOString()}'::timestamptz)` : 'now()';
  const expiresAt = days === null ? null : () => endOfDay(`${begin} + interval '${days} days'`);
  await tx.db.insert(Credit, { id, ...facts, valuePaise: paise, expiresAt });
  await tx.db.insert(CreditMovement, { creditId: id, amountPaise: paise, ...occasion });
  return tx.db.findOneByOrFail(Credit, { id });
}
