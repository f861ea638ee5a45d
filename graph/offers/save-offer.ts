import { v7 } from 'uuid';
import { type Facts, recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { badInput, ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { type Phrase, phrase, say } from '../shared/languages/phrase.js';
import { BANK_CARD, CASH } from '../shared/ports/payment-option.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { Offer, OfferStatus } from './offer.entity.js';
import { OfferCode } from './offer-code.entity.js';
import { readTerms } from './offer-terms.js';
import type { OfferInput } from './offers.inputs.js';
import { getOfferForChange } from './offers.service.js';
import { canBePart } from './payment-parts.js';

const MAX_TITLE_LENGTH = 80;
const MAX_CARDS_LENGTH = 60;
const PROVIDER_OFFER = /^offer_\w{1,40}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What staff say of an offer. */
type OfferFields = Omit<
  Offer,
  'id' | 'status' | 'state' | 'uses' | 'spentPaise' | 'providerRefusal' | 'providerRefusedAt' | 'createdAt' | 'kind'
>;

/**
 * Makes an offer, as a draft, or changes one. What was bought or is being paid for stays as it is.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a field, NOT_FOUND for an unknown id
 */
export async function saveOffer(ctx: Context, input: OfferInput): Promise<Offer> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const fields = await readOffer(ctx, input);
  return inTransaction(ctx, async (tx) => {
    const before = input.id == null ? null : await getOfferForChange(tx, input.id);
    const id = before?.id ?? v7();
    // What the provider said of it was said of what it was before.
    await tx.db.save(Offer, { id, ...fields, providerRefusal: null, providerRefusedAt: null });
    return recorded(tx, 'saveOffer', id, before);
  });
}

/**
 * Starts an offer, which then holds from its beginning on, also one that was stopped.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveOffer`, NOT_FOUND, CONFLICT for one that
 *   has ended, and for one that needs a code and has none
 */
export async function startOffer(ctx: Context, sentId: unknown): Promise<Offer> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    const before = await getOfferForChange(tx, sentId);
    const { id, endsAt, needsCode } = before;
    if (endsAt && endsAt.getTime() <= Date.now())
      throw conflict(phrase('This offer has ended. Give it a later end first.'));
    if (needsCode && !(await tx.db.existsBy(OfferCode, { offerId: id })))
      throw conflict(phrase('Make a code first: this offer holds only with one.'));
    await tx.db.update(Offer, { id }, { status: OfferStatus.LIVE });
    return recorded(tx, 'startOffer', id, before);
  });
}

/**
 * Stops an offer: from the next look at a cart on it holds no more.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveOffer`, NOT_FOUND
 */
export async function stopOffer(ctx: Context, sentId: unknown): Promise<Offer> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    const before = await getOfferForChange(tx, sentId);
    if (before.status === OfferStatus.LIVE)
      await tx.db.update(Offer, { id: before.id }, { status: OfferStatus.STOPPED });
    return recorded(tx, 'stopOffer', before.id, before);
  });
}

/**
 * Deletes a draft with its codes.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveOffer`, NOT_FOUND, CONFLICT for an offer
 *   that was started
 */
export async function deleteOffer(ctx: Context, sentId: unknown): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    const before = await getOfferForChange(tx, sentId);
    if (before.status !== OfferStatus.DRAFT)
      throw conflict(phrase('Only a draft can be deleted. Stop the offer instead.'));
    await tx.db.delete(Offer, { id: before.id });
    const change = { operation: 'deleteOffer', subjectType: AuditSubject.OFFER, subjectId: before.id };
    await recordChange(tx, { ...change, before: factsOf(before), after: null });
    return { ok: true, message: say(phrase('The offer is deleted.'), tx.language) };
  });
}

/**
 * What staff say of an offer, as its row keeps it.
 *
 * @throws ShopError BAD_USER_INPUT for a field
 */
export async function readOffer(ctx: Context, input: OfferInput): Promise<OfferFields> {
  const { startsAt = null, endsAt = null, hoursFrom = null, hoursUntil = null } = input;
  const { hindiTitle, customerTag } = input;
  const title = checkedText(input.title, { field: 'title', called: phrase('The title'), most: MAX_TITLE_LENGTH });
  const called = phrase('The title in Hindi');
  const hindi = hindiTitle ? checkedText(hindiTitle, { field: 'hindiTitle', called, most: MAX_TITLE_LENGTH }) : null;
  if (startsAt && endsAt && endsAt <= startsAt) throw badInput(phrase('It must end after it begins.'), 'endsAt');
  const weekdays = [...new Set(input.weekdays ?? [])].toSorted();
  if (!weekdays.every((day) => Number.isInteger(day) && day >= 1 && day <= 7))
    throw badInput(phrase('Give at least one day, 1 for Monday to 7 for Sunday.'), 'weekdays');
  if ((hoursFrom === null) !== (hoursUntil === null) || ![hoursFrom, hoursUntil].every((time) => isTime(time)))
    throw badInput(phrase('Enter both hours, such as 16:00 and 18:00, or none.'), 'hoursFrom');
  if (hoursFrom !== null && hoursFrom === hoursUntil) throw badInput(phrase('The hours must differ.'), 'hoursUntil');
  if (input.budget != null && input.budget <= 0) throw badInput(phrase('Enter an amount of more than ₹0.'), 'budget');
  const { hindiCards, ...paid } = readPayment(ctx, input);
  return {
    title,
    translations: hindi === null && hindiCards === null ? {} : { hi: { ...named({ name: hindi, cards: hindiCards }) } },
    terms: await readTerms(ctx, input.terms),
    startsAt,
    endsAt,
    weekdays,
    hoursFrom,
    hoursUntil,
    needsCode: input.needsCode ?? false,
    maxUses: checkedLimit(input.maxUses, 'maxUses'),
    maxUsesPerPerson: checkedLimit(input.maxUsesPerPerson, 'maxUsesPerPerson'),
    budgetPaise: input.budget ?? null,
    firstOrderOnly: input.firstOrderOnly ?? false,
    customerTag: customerTag?.trim().toLowerCase() || null,
    ...paid,
    combines: input.combines ?? true,
  };
}

/** How it is to be paid for, with the cards where it is by those of a bank. */
function readPayment(
  ctx: Context,
  { paymentOption = null, providerOfferId, cards, hindiCards }: OfferInput,
): Pick<Offer, 'paymentOption' | 'providerOfferId' | 'cards'> & { hindiCards: string | null } {
  if (paymentOption === CASH) throw badInput(phrase('An offer cannot be for cash.'), 'paymentOption');
  const isKnown =
    ctx.paymentOptions.some(({ code }) => code === paymentOption) ||
    (paymentOption !== null && canBePart(ctx.payments, paymentOption));
  if (paymentOption !== null && !isKnown) throw badInput(phrase('There is no such way to pay.'), 'paymentOption');
  if (paymentOption !== BANK_CARD) return { paymentOption, providerOfferId: null, cards: null, hindiCards: null };
  const id = providerOfferId?.trim() ?? '';
  if (!PROVIDER_OFFER.test(id))
    throw badInput(
      phrase("Enter the offer's id from the payment provider's dashboard, such as offer_DtEhEm3XslgfXE."),
      'providerOfferId',
    );
  const text = (sent: string, field: string) =>
    checkedText(sent, { field, called: phrase('What the cards are called'), most: MAX_CARDS_LENGTH });
  return {
    ...{ paymentOption, providerOfferId: id, cards: text(cards ?? '', 'cards') },
    hindiCards: hindiCards ? text(hindiCards, 'hindiCards') : null,
  };
}

/** Texts that there are. */
function named<Name extends string>(texts: Record<Name, string | null>): { [name in Name]?: string } {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as { [name in Name]?: string };
}

function isTime(time: string | null): boolean {
  return time === null || TIME.test(time);
}

/** A limit of uses. @throws ShopError BAD_USER_INPUT for one below 1 */
export function checkedLimit(sent: number | null | undefined, field: string): number | null {
  if (sent == null) return null;
  if (sent >= 1) return sent;
  throw badInput(phrase('Enter 1 or more.'), field);
}

async function recorded(tx: Context, operation: string, id: string, before: Offer | null): Promise<Offer> {
  const after = await tx.db.findOneByOrFail(Offer, { id });
  const change = { operation, subjectType: AuditSubject.OFFER, subjectId: id };
  await recordChange(tx, { ...change, before: before && factsOf(before), after: factsOf(after) });
  return after;
}

/** Without what is counted of it, which shoppers change, and what the provider says of it. */
function factsOf({ id: _, uses, spentPaise, state, providerRefusal, providerRefusedAt, ...facts }: Offer): Facts {
  return facts;
}

function conflict(message: Phrase): ShopError {
  return new ShopError(ErrorCode.CONFLICT, message, 'id');
}
