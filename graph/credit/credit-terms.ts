import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { badInput } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { rupeesInWords } from '../shared/money/format-rupees.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import { adminOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { CreditTerms, MAX_GIFT_CARD_PAISE, MIN_GIFT_CARD_DAYS } from './credit-terms.entity.js';

/** What the audit knows the one row of terms by. */
const TERMS_ID = '00000000-0000-7000-8000-000000000003';

const MAX_DAYS = 3650;

/** The terms without the id of their one row. */
type Terms = Omit<CreditTerms, 'id'>;

/** What the owner may say; what is absent stays as it is. */
export type TermsChange = Pick<Terms, 'giftCardDays' | 'storeCreditDays'> & Partial<Terms>;

/** What holds as long as the owner has said nothing: no store credit expires. */
const UNSAID: Terms = {
  giftCardDays: MIN_GIFT_CARD_DAYS,
  storeCreditDays: null,
  areGiftCardsSold: true,
  giftCardMinPaise: asPaise(10_000),
  giftCardMaxPaise: MAX_GIFT_CARD_PAISE,
};

/** The terms of gift cards and store credit. */
export async function readCreditTerms(ctx: Context): Promise<CreditTerms> {
  return (await ctx.db.findOneBy(CreditTerms, { id: 1 })) ?? { id: 1, ...UNSAID };
}

/**
 * Sets the terms of gift cards and store credit. What was given before can be spent for as long as
 * it was said then.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for less
 *   than a year of a gift card, and for amounts of which one is above the other
 */
export async function setCreditTerms(ctx: Context, change: TermsChange): Promise<CreditTerms> {
  adminOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = await readCreditTerms(tx);
    const terms = { ...before, ...change };
    checkTerms(terms);
    await tx.db.save(CreditTerms, terms);
    const after = await readCreditTerms(tx);
    const facts = { operation: 'setCreditTerms', subjectType: AuditSubject.CREDIT, subjectId: TERMS_ID };
    await recordChange(tx, { ...facts, before: { ...before }, after: { ...after } });
    return after;
  });
}

function checkTerms({ giftCardDays, storeCreditDays, giftCardMinPaise, giftCardMaxPaise }: Terms): void {
  if (!(giftCardDays >= MIN_GIFT_CARD_DAYS && giftCardDays <= MAX_DAYS))
    throw badInput(phrase('A gift card holds for {least} to {most} days.', DAYS), 'giftCardDays');
  if (storeCreditDays !== null && !(storeCreditDays >= 1 && storeCreditDays <= MAX_DAYS))
    throw badInput(phrase('Give 1 to {most} days, or none.', { most: MAX_DAYS }), 'storeCreditDays');
  if (!(isWhole(giftCardMinPaise) && giftCardMinPaise >= 100 && giftCardMinPaise <= giftCardMaxPaise))
    throw badInput(phrase('The least has to be whole rupees, and no more than the most.'), 'giftCardMin');
  if (!(isWhole(giftCardMaxPaise) && giftCardMaxPaise <= MAX_GIFT_CARD_PAISE))
    throw badInput(phrase('Give ₹1 to {most}.', { most: rupeesInWords(MAX_GIFT_CARD_PAISE) }), 'giftCardMax');
}

const isWhole = (paise: Paise) => paise % 100 === 0;

const DAYS = { least: MIN_GIFT_CARD_DAYS, most: MAX_DAYS };
