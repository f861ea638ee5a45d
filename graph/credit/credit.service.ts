import { type FindOptionsWhere, In, IsNull, MoreThan, Not, Raw } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import { withIdempotencyKey } from '../idempotency/idempotency.js';
import { rateLimit, refuseOverLimit } from '../limits/rate-limit.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { formatRupees, rupeesInWords } from '../shared/money/format-rupees.js';
import { asPaise, type Paise, rupeesOf } from '../shared/money/money.js';
import type { Page } from '../shared/paging/cursor.js';
import { latestFirst, type PageAsked } from '../shared/paging/latest-first.js';
import { hasRight, Right } from '../shared/rights/right.js';
import { staffOf, viewerOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { Credit } from './credit.entity.js';
import type { GiftCardInput, StoreCreditInput } from './credit.inputs.js';
import { CreditHolder } from './credit-holder.entity.js';
import { CreditKind, CreditMovementKind, type CreditState } from './credit-kind.js';
import { CreditMovement } from './credit-movement.entity.js';
import { MAX_GIFT_CARD_PAISE } from './credit-terms.entity.js';
import { hashOfCode } from './gift-card-code.js';
import { checkedRecipient, queueGiftCardMail } from './gift-card-mail.js';
import { addNewGiftCard, addStoreCredit } from './give-credit.js';

const isAhead = Raw((column) => `${column} > now()`);

/** Which gift cards stand where. */
const STANDS: Record<CreditState, FindOptionsWhere<Credit>> = {
  LIVE: { withdrawnAt: IsNull(), balancePaise: MoreThan(asPaise(0)), expiresAt: isAhead },
  SPENT: { withdrawnAt: IsNull(), balancePaise: asPaise(0), expiresAt: isAhead },
  EXPIRED: { withdrawnAt: IsNull(), expiresAt: Raw((column) => `${column} <= now()`) },
  WITHDRAWN: { withdrawnAt: Not(IsNull()) },
};

/** The most store credit that is given at once, in paise. */
const MAX_STORE_CREDIT_PAISE = asPaise(10_000_000);

/** How many codes that there are not a shopper may try within an hour. */
const GUESSES = { most: 10, windowS: 3_600 };

/** The most gift cards that an account holds. */
const MAX_CARDS = 50;

/** A change of a credit, and what to say of it. */
export interface ChangedCredit {
  credit: Credit;
  message: string;
}

/**
 * Enters the code of a gift card for the viewer, who can spend it from then on, as can all others
 * who know it. Entering it again changes nothing.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for no code and for too many cards, NOT_FOUND
 *   for one that there is not, CONFLICT for one that has expired, RATE_LIMITED for who guesses
 */
export async function addGiftCard(ctx: Context, sent: string): Promise<ChangedCredit> {
  const { id: userId } = viewerOf(ctx);
  if (!sent.trim()) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please enter a code.'), 'code');
  const credit = await findCard(ctx, userId, sent);
  if (credit.withdrawnAt) throw new ShopError(ErrorCode.CONFLICT, phrase('This gift card was called off.'), 'code');
  if (credit.expiresAt && credit.expiresAt.getTime() <= Date.now())
    throw new ShopError(ErrorCode.CONFLICT, phrase('This gift card has expired.'), 'code');
  if ((await ctx.db.countBy(CreditHolder, { userId })) >= MAX_CARDS)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('You have {most} gift cards. Please spend some first.', { most: MAX_CARDS }),
      'code',
    );
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(CreditHolder)
    .values({ userId, creditId: credit.id })
    .orIgnore()
    .updateEntity(false)
    .execute();
  const amount = formatRupees(credit.balancePaise, ctx.language);
  return { credit, message: say(phrase('The gift card is added. It has {amount} left.', { amount }), ctx.language) };
}

/** A card by its code; who tries many that there are not is slowed down. */
async function findCard(ctx: Context, userId: string, code: string): Promise<Credit> {
  const limit = {
    ...{ key: `gift-card:${userId}`, ...GUESSES },
    message: phrase('Too many codes were tried. Please try again later.'),
  };
  await refuseOverLimit(ctx, limit);
  const known = await ctx.db.findOneBy(Credit, { codeHash: hashOfCode(code) });
  if (known) return known;
  await rateLimit(ctx, limit);
  throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no gift card with this code.'), 'code');
}

/**
 * Gives a customer store credit.
 *
 * @param key under which repeating the call gives nothing more; null for none
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND for
 *   the customer, BAD_USER_INPUT for the amount or the note, IDEMPOTENCY_MISMATCH
 */
export async function issueStoreCredit(
  ctx: Context,
  { customerId, amount, note: sentNote }: StoreCreditInput,
  key: string | null,
): Promise<ChangedCredit> {
  const { id: staffId } = staffOf(ctx, Right.GIVE_MONEY_BACK);
  const note = checkedNote(sentNote);
  checkAmount(amount, MAX_STORE_CREDIT_PAISE);
  const userId = readId(customerId);
  const credit = await once(
    ctx,
    { userId: staffId, route: 'issueStoreCredit', key },
    { customerId, amount, note },
    (tx) => giveTo(tx, userId, amount, note),
  );
  const amountInWords = formatRupees(amount, ctx.language);
  return {
    credit,
    message: say(phrase('{amount} of store credit is given.', { amount: amountInWords }), ctx.language),
  };
}

async function giveTo(tx: Context, userId: string | null, amount: Paise, note: string): Promise<Credit> {
  if (!userId || !(await tx.db.existsBy(User, { id: userId })))
    throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such customer.'), 'customerId');
  const credit = await addStoreCredit(tx, userId, amount, { kind: CreditMovementKind.ISSUED, note });
  await recordChange(tx, {
    ...{ operation: 'issueStoreCredit', subjectType: AuditSubject.CREDIT, subjectId: credit.id, before: null },
    after: { customerId: userId, amount: rupeesOf(amount) },
  });
  return credit;
}

/**
 * Sends a gift card by mail.
 *
 * @param key under which repeating the call gives nothing more; null for none
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 *   for the amount or a text, CONFLICT where the shop sends no mail, IDEMPOTENCY_MISMATCH
 */
export async function issueGiftCard(ctx: Context, input: GiftCardInput, key: string | null): Promise<ChangedCredit> {
  const { id: staffId } = staffOf(ctx, Right.GIVE_MONEY_BACK);
  const note = checkedNote(input.note);
  const recipient = checkedRecipient(ctx, { email: input.email, name: input.name });
  const { amount } = input;
  checkAmount(amount, MAX_GIFT_CARD_PAISE);
  const credit = await once(ctx, { userId: staffId, route: 'issueGiftCard', key }, { ...input }, async (tx) => {
    const made = await addNewGiftCard(tx, amount, { kind: CreditMovementKind.ISSUED, note });
    await queueGiftCardMail(tx, made, recipient);
    await recordChange(tx, {
      ...{ operation: 'issueGiftCard', subjectType: AuditSubject.CREDIT, subjectId: made.credit.id, before: null },
      after: { amount: rupeesOf(amount), lastFour: made.credit.lastFour },
    });
    return made.credit;
  });
  return { credit, message: say(phrase('The gift card is on its way by mail.'), ctx.language) };
}

/**
 * Puts a balance right, such as of a card whose code was stolen.
 *
 * @param balancePaise what is to be left
 * @param balanceBeforePaise what the caller saw, so that two presses of a button are one change
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND,
 *   BAD_USER_INPUT for the same or too high a balance, or the note, CONFLICT for another balance
 *   than was seen
 */
export async function setCreditBalance(
  ctx: Context,
  sentId: unknown,
  change: { balancePaise: Paise; balanceBeforePaise: Paise; note: string },
): Promise<ChangedCredit> {
  staffOf(ctx, Right.GIVE_MONEY_BACK);
  const { balancePaise: balance, balanceBeforePaise } = change;
  const note = checkedNote(change.note);
  const id = readId(sentId);
  const credit = await inTransaction(ctx, async (tx) => {
    const was = id && (await tx.db.findOne(Credit, { where: { id }, lock: { mode: 'for_no_key_update' } }));
    if (!was) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such credit.'), 'id');
    if (was.balancePaise !== balanceBeforePaise)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('The balance has changed in the meantime. Please check again.'),
        'balanceBefore',
      );
    const most = was.kind === CreditKind.GIFT_CARD ? MAX_GIFT_CARD_PAISE : MAX_STORE_CREDIT_PAISE;
    const amountPaise = asPaise(balance - was.balancePaise);
    if (amountPaise === 0 || balance > most)
      throw new ShopError(
        ErrorCode.BAD_USER_INPUT,
        phrase('The balance can become ₹0 to {most}.', { most: rupeesInWords(most) }),
        'balance',
      );
    const movement = { creditId: was.id, kind: CreditMovementKind.ADJUSTED, amountPaise, note };
    await tx.db.insert(CreditMovement, movement);
    await recordChange(tx, {
      ...{ operation: 'setCreditBalance', subjectType: AuditSubject.CREDIT, subjectId: was.id },
      ...{ before: { balance: rupeesOf(was.balancePaise) }, after: { balance: rupeesOf(balance) } },
    });
    return tx.db.findOneByOrFail(Credit, { id: was.id });
  });
  return { credit, message: say(phrase('The balance is changed.'), ctx.language) };
}

/**
 * A page of the gift cards of the shop, the latest first.
 *
 * @param text the code of one, or its last four characters; null for all
 * @param state only those that stand there; null for all
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 *   for a number out of range or a foreign cursor
 */
export async function listGiftCards(
  ctx: Context,
  { text, state }: { text: string | null; state: CreditState | null },
  page: PageAsked,
): Promise<Page<Credit> & { totalCount: number }> {
  staffOf(ctx, Right.GIVE_MONEY_BACK);
  const typed = text?.trim() ?? '';
  const named = typed.length > 4 ? { codeHash: hashOfCode(typed) } : { lastFour: typed.toUpperCase() };
  const where = { kind: CreditKind.GIFT_CARD, ...(typed && named), ...(state && STANDS[state]) };
  const totalCount = await ctx.db.countBy(Credit, where);
  return Object.assign(await latestFirst(ctx, Credit, page, where), { totalCount });
}

/**
 * A credit of the viewer's, or any for an admin and support; null where there is none.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for an API key
 */
export async function findCredit(ctx: Context, sentId: unknown): Promise<Credit | null> {
  const { id: userId, role } = viewerOf(ctx);
  const id = readId(sentId);
  if (!id) return null;
  const mayRead =
    hasRight(role, Right.GIVE_MONEY_BACK) || (await ctx.db.existsBy(CreditHolder, { userId, creditId: id }));
  return mayRead ? ctx.db.findOneBy(Credit, { id }) : null;
}

/**
 * An account was deleted: its store credit, which no other account can spend, is written off. Gift
 * cards belong to those who have their code, so they stay.
 */
export async function writeOffStoreCredit(tx: Context, userId: string): Promise<void> {
  const held = await tx.db.findBy(CreditHolder, { userId });
  const credits = await tx.db.find(Credit, {
    where: { id: In(held.map(({ creditId }) => creditId)), kind: CreditKind.STORE_CREDIT },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  for (const { id: creditId, balancePaise } of credits) {
    if (balancePaise === 0) continue;
    const amountPaise = asPaise(-balancePaise);
    await tx.db.insert(CreditMovement, { creditId, kind: CreditMovementKind.EXPIRED, amountPaise });
  }
}

/** Does something once under a key; without one each time. */
async function once(
  ctx: Context,
  { key, ...name }: { userId: string; route: string; key: string | null },
  request: object,
  work: (tx: Context) => Promise<Credit>,
): Promise<Credit> {
  return inTransaction(ctx, async (tx) => {
    if (!key) return work(tx);
    const made = async () => ({ id: (await work(tx)).id });
    const { response } = await withIdempotencyKey(tx, { ...name, key }, request, made);
    return tx.db.findOneByOrFail(Credit, { id: response.id });
  });
}

function checkedNote(note: string): string {
  return checkedText(note, { field: 'note', called: phrase('The note'), most: 500, hasLines: true });
}

function checkAmount(paise: Paise, most: Paise): void {
  if (paise >= 100 && paise <= most) return;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Give ₹1 to {most}.', { most: rupeesInWords(most) }), 'amount');
}
