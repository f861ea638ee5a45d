import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import { adminOf, type Context, inTransaction } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';
import { CreditTerms, MIN_GIFT_CARD_DAYS } from './credit-terms.entity.js';

/** What the audit knows the one row of terms by. */
const TERMS_ID = '00000000-0000-7000-8000-000000000003';

const MAX_DAYS = 3650;

/** What holds as long as the owner has said nothing: no store credit expires. */
const UNSAID: Omit<CreditTerms, 'id'> = { giftCardDays: MIN_GIFT_CARD_DAYS, storeCreditDays: null };

/** How long gift cards and store credit can be spent. */
export async function readCreditTerms(ctx: Context): Promise<CreditTerms> {
  return (await ctx.db.findOneBy(CreditTerms, { id: 1 })) ?? { id: 1, ...UNSAID };
}

/**
 * Says how long gift cards and store credit can be spent. What was given before can be spent for as
 * long as it was said then.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for less
 *   than a year of a gift card
 */
export async function setCreditTerms(ctx: Context, terms: Omit<CreditTerms, 'id'>): Promise<CreditTerms> {
  adminOf(ctx);
  checkTerms(terms);
  return inTransaction(ctx, async (tx) => {
    const before = await readCreditTerms(tx);
    await tx.db.save(CreditTerms, { id: 1, ...terms });
    const after = await readCreditTerms(tx);
    const change = { operation: 'setCreditTerms', subjectType: AuditSubject.CREDIT, subjectId: TERMS_ID };
    await recordChange(tx, { ...change, before: { ...before }, after: { ...after } });
    return after;
  });
}

function checkTerms({ giftCardDays, storeCreditDays }: Omit<CreditTerms, 'id'>): void {
  if (!(giftCardDays >= MIN_GIFT_CARD_DAYS && giftCardDays <= MAX_DAYS))
    throw bad(phrase('A gift card holds for {least} to {most} days.', DAYS), 'giftCardDays');
  if (storeCreditDays !== null && !(storeCreditDays >= 1 && storeCreditDays <= MAX_DAYS))
    throw bad(phrase('Give 1 to {most} days, or none.', { most: MAX_DAYS }), 'storeCreditDays');
}

const DAYS = { least: MIN_GIFT_CARD_DAYS, most: MAX_DAYS };

function bad(message: Phrase, field: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
}
