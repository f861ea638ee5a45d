import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import { adminOf, type Context, inTransaction } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';
import { asPaise } from '../shared/money/money.js';
import { CreditTerms, MAX_GIFT_CARD_PAISE, MIN_GIFT_CARD_DAYS } from './credit-terms.entity.js';

/** What the audit knows the one row of terms by. */
const TERMS_ID = '00000000-0000-7000-8000-000000000003';

const MAX_AMOUNTS = 12;

const MAX_DAYS = 3650;

/** What holds as long as the owner has said nothing: no card is sold, no store credit expires. */
const UNSAID: Omit<CreditTerms, 'id'> = {
  sellsGiftCards: false,
  amountsPaise: [50_000, 100_000, 200_000].map(asPaise),
  minPaise: asPaise(10_000),
  maxPaise: asPaise(MAX_GIFT_CARD_PAISE),
  giftCardDays: MIN_GIFT_CARD_DAYS,
  storeCreditDays: null,
};

/** On what terms gift cards are sold, and how long credit can be spent. */
export async function readCreditTerms(ctx: Context): Promise<CreditTerms> {
  return (await ctx.db.findOneBy(CreditTerms, { id: 1 })) ?? { id: 1, ...UNSAID };
}

/**
 * Says on what terms gift cards are sold, and how long credit can be spent. What was given before
 * can be spent for as long as it was said then.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for what
 *   the law does not allow: over ₹10,000, under a year
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

function checkTerms({
  amountsPaise,
  minPaise,
  maxPaise,
  giftCardDays,
  storeCreditDays,
}: Omit<CreditTerms, 'id'>): void {
  const isWhole = (paise: number) => paise % 100 === 0;
  if (!isWhole(minPaise) || minPaise < 100) throw bad(phrase('Give whole rupees, 1 or more.'), 'min');
  if (!isWhole(maxPaise) || maxPaise < minPaise || maxPaise > MAX_GIFT_CARD_PAISE)
    throw bad(phrase('A gift card is worth ₹{most} at most.', { most: MAX_GIFT_CARD_PAISE / 100 }), 'max');
  if (amountsPaise.length > MAX_AMOUNTS)
    throw bad(phrase('Give at most {most} amounts.', { most: MAX_AMOUNTS }), 'amounts');
  if (amountsPaise.some((paise) => !isWhole(paise) || paise < minPaise || paise > maxPaise))
    throw bad(phrase('Give amounts in whole rupees between the least and the most.'), 'amounts');
  if (!(giftCardDays >= MIN_GIFT_CARD_DAYS && giftCardDays <= MAX_DAYS))
    throw bad(phrase('A gift card holds for {least} to {most} days.', DAYS), 'giftCardDays');
  if (storeCreditDays !== null && !(storeCreditDays >= 1 && storeCreditDays <= MAX_DAYS))
    throw bad(phrase('Give 1 to {most} days, or none.', { most: MAX_DAYS }), 'storeCreditDays');
}

const DAYS = { least: MIN_GIFT_CARD_DAYS, most: MAX_DAYS };

function bad(message: Phrase, field: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
}
