import { recordChange } from '../../../audit/audit.service.js';
import { AuditSubject } from '../../../audit/audit-entry.entity.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { phrase } from '../../../shared/languages/phrase.js';
import { allow } from '../../../shared/rights/allow.js';
import { ApiScope } from '../../../shared/rights/api-scope.js';
import { inTransaction } from '../../../shared/rows/transaction.js';
import { ShortageTerms } from './shortage-terms.entity.js';

/** What the audit knows the one row of terms by. */
const TERMS_ID = '00000000-0000-7000-8000-000000000003';

/** How long a shop asks that has not said anything, in minutes. */
const DEFAULT_MINUTES = 10;

/** A day, in minutes. */
const MAX_MINUTES = 1_440;

/** How many minutes a shopper has to answer. */
export async function readAnswerMinutes(ctx: Context): Promise<number> {
  return (await ctx.db.findOneBy(ShortageTerms, { id: 1 }))?.answerMinutes ?? DEFAULT_MINUTES;
}

/**
 * Says how long a shopper is asked what to send instead of what is missing, from the next question
 * on.
 *
 * @param answerMinutes 1 to 1440
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for any other number
 */
export async function setAnswerMinutes(ctx: Context, answerMinutes: number): Promise<{ answerMinutes: number }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  if (!Number.isInteger(answerMinutes) || answerMinutes < 1 || answerMinutes > MAX_MINUTES) {
    const message = phrase('Give 1 to {most} minutes.', { most: MAX_MINUTES });
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, 'answerMinutes');
  }
  return inTransaction(ctx, async (tx) => {
    const before = { answerMinutes: await readAnswerMinutes(tx) };
    await tx.db.save(ShortageTerms, { id: 1, answerMinutes });
    const change = { operation: 'setAnswerMinutes', subjectType: AuditSubject.DELIVERY, subjectId: TERMS_ID };
    await recordChange(tx, { ...change, before, after: { answerMinutes } });
    return { answerMinutes };
  });
}
