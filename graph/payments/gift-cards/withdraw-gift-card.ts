import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { Credit } from '../../credit/credit.entity.js';
import type { ChangedCredit } from '../../credit/credit.service.js';
import { lockGiftCard, withdraw } from '../../credit/withdraw-gift-card.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { rupeesOf } from '../../shared/money/money.js';
import { Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { cancelGiftCard } from './cancel-gift-card.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';

/**
 * Withdraws a gift card: what is left of it is gone, its code opens nothing, and a mail that was
 * not sent stays unsent. One that was bought is cancelled, so that its price goes back; of such a
 * card nothing may be spent yet.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND,
 *   BAD_USER_INPUT for the note, CONFLICT for one that was withdrawn before, or was bought and is
 *   spent in part
 */
export async function withdrawGiftCard(ctx: Context, sentId: unknown, sentNote: string): Promise<ChangedCredit> {
  staffOf(ctx, Right.GIVE_MONEY_BACK);
  const note = checkedText(sentNote, { field: 'note', called: phrase('The note'), most: 500, hasLines: true });
  const id = readId(sentId);
  const purchase = id ? await ctx.db.findOneBy(GiftCardPurchase, { creditId: id }) : null;
  if (purchase?.refundedAt)
    throw new ShopError(ErrorCode.CONFLICT, phrase('This gift card was called off before.'), 'id');
  if (purchase) {
    const { message } = await cancelGiftCard(ctx, purchase.id);
    return { credit: await ctx.db.findOneByOrFail(Credit, { id: purchase.creditId ?? '' }), message };
  }
  const credit = await inTransaction(ctx, async (tx) => {
    const card = await lockGiftCard(tx, id);
    await withdraw(tx, card, note);
    await recordChange(tx, {
      ...{ operation: 'withdrawGiftCard', subjectType: AuditSubject.CREDIT, subjectId: card.id },
      ...{ before: { balance: rupeesOf(card.balancePaise) }, after: { balance: 0 } },
    });
    return tx.db.findOneByOrFail(Credit, { id: card.id });
  });
  return { credit, message: say(phrase('The gift card is withdrawn.'), ctx.language) };
}
