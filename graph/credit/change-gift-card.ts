import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { Credit } from './credit.entity.js';
import type { ChangedCredit } from './credit.service.js';
import { CreditState, stateOfCredit } from './credit-kind.js';
import { hashOfCode, newCode } from './gift-card-code.js';
import { checkedRecipient, queueGiftCardMail, type Recipient } from './gift-card-mail.js';
import { lockGiftCard } from './withdraw-gift-card.js';

/** A gift card ends within so many days of today. */
const MAX_DAYS = 3_650;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Sends a gift card anew, with a code of its own: the code before opens nothing from then on. Those
 * who had entered that one can spend the card as before.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND,
 *   BAD_USER_INPUT for the name or the address, CONFLICT for one that was called off, that has
 *   expired or of which nothing is left, and where the shop sends no mail
 */
export async function sendGiftCard(ctx: Context, sentId: unknown, sent: Recipient): Promise<ChangedCredit> {
  staffOf(ctx, Right.GIVE_MONEY_BACK);
  const recipient = checkedRecipient(ctx, sent);
  const credit = await inTransaction(ctx, async (tx) => {
    const card = await lockGiftCard(tx, readId(sentId));
    const { id, balancePaise, lastFour } = card;
    if (stateOfCredit(card) === CreditState.EXPIRED)
      throw new ShopError(ErrorCode.CONFLICT, phrase('This gift card has expired.'), 'id');
    if (balancePaise === 0) throw new ShopError(ErrorCode.CONFLICT, phrase('Nothing is left of this gift card.'), 'id');
    const code = newCode();
    const renewed = { codeHash: hashOfCode(code), lastFour: code.slice(-4), sentAt: null };
    await tx.db.update(Credit, { id }, renewed);
    const after = await tx.db.findOneByOrFail(Credit, { id });
    await queueGiftCardMail(tx, { credit: after, code }, recipient);
    await recordChange(tx, {
      ...{ operation: 'sendGiftCard', subjectType: AuditSubject.CREDIT, subjectId: id },
      ...{ before: { lastFour }, after: { lastFour: after.lastFour } },
    });
    return after;
  });
  return { credit, message: say(phrase('The gift card is on its way by mail.'), ctx.language) };
}

/**
 * Lets a gift card be spent for longer; it never ends sooner than was said when it was given.
 *
 * @param expiresAt later than it ends now, and within ten years
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND,
 *   BAD_USER_INPUT for the moment, CONFLICT for one that was called off
 */
export async function extendGiftCard(ctx: Context, sentId: unknown, expiresAt: Date): Promise<ChangedCredit> {
  staffOf(ctx, Right.GIVE_MONEY_BACK);
  const credit = await inTransaction(ctx, async (tx) => {
    const card = await lockGiftCard(tx, readId(sentId));
    const isLater = expiresAt.getTime() > Math.max(card.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY, Date.now());
    if (!isLater || expiresAt.getTime() > Date.now() + MAX_DAYS * DAY_MS)
      throw new ShopError(
        ErrorCode.BAD_USER_INPUT,
        phrase('Give a day after the one on which it ends now, within ten years.'),
        'expiresAt',
      );
    await tx.db.update(Credit, { id: card.id }, { expiresAt });
    await recordChange(tx, {
      ...{ operation: 'extendGiftCard', subjectType: AuditSubject.CREDIT, subjectId: card.id },
      ...{ before: { expiresAt: card.expiresAt }, after: { expiresAt } },
    });
    return tx.db.findOneByOrFail(Credit, { id: card.id });
  });
  return { credit, message: say(phrase('The gift card can be spent for longer.'), ctx.language) };
}
