import type { FindOptionsWhere } from 'typeorm';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { type Phrase, phrase, say } from '../shared/languages/phrase.js';
import type { Page } from '../shared/paging/cursor.js';
import { latestFirst, type PageAsked } from '../shared/paging/latest-first.js';
import { BANK_CARD, CASH, ONLINE, UPI } from '../shared/ports/payment-option.js';
import type { PaymentProvider } from '../shared/ports/payment-provider.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { Offer, type OfferStatus } from './offer.entity.js';
import { OfferCode } from './offer-code.entity.js';
import type { OfferChoices } from './offer-details.type.js';
import { canBePart } from './payment-parts.js';

/** The parts of what can be paid online that an offer can be for. */
const PARTS: readonly [string, Phrase][] = [
  [UPI, phrase('UPI alone')],
  [BANK_CARD, phrase("Cards of a bank, by the payment provider's offer")],
];

/**
 * A page of offers, the latest first.
 *
 * @param status null: whichever
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a number out of range or a foreign cursor
 */
export async function listOffers(
  ctx: Context,
  status: OfferStatus | null,
  page: PageAsked,
): Promise<Page<Offer> & { where: FindOptionsWhere<Offer> }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const where = status ? { status } : {};
  return Object.assign(await latestFirst(ctx, Offer, page, where), { where });
}

/** How many offers a whole list holds. */
export function countOffers(ctx: Context, { where }: { where?: FindOptionsWhere<Offer> }): Promise<number> {
  return ctx.db.countBy(Offer, where ?? {});
}

/**
 * An offer; null where there is none of the id.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `listOffers`
 */
export async function findOffer(ctx: Context, sentId: unknown): Promise<Offer | null> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const id = readId(sentId);
  return id ? ctx.db.findOneBy(Offer, { id }) : null;
}

/** An offer, locked for a change of it. @throws ShopError NOT_FOUND */
export async function getOfferForChange(tx: Context, sentId: unknown, field = 'id'): Promise<Offer> {
  const id = readId(sentId);
  const found = id && (await tx.db.findOne(Offer, { where: { id }, lock: { mode: 'pessimistic_write' } }));
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such offer.'), field);
  return found;
}

/**
 * A page of the codes of an offer, the latest first.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT as for `listOffers`
 */
export async function listOfferCodes(
  ctx: Context,
  offerId: string,
  page: PageAsked,
): Promise<Page<OfferCode> & { offerId: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return Object.assign(await latestFirst(ctx, OfferCode, page, { offerId }), { offerId });
}

/** How many codes an offer has. */
export function countOfferCodes(ctx: Context, { offerId }: { offerId: string }): Promise<number> {
  return ctx.db.countBy(OfferCode, { offerId });
}

/**
 * The kinds of offers and the ways to pay that this shop knows, its own first.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `listOffers`
 */
export function listOfferChoices(ctx: Context): OfferChoices {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const choiceOf = (code: string, label: Phrase) => ({ code, label: say(label, ctx.language) });
  const partsOf = (provider: PaymentProvider) =>
    PARTS.filter(([code]) => canBePart(provider, code)).map(([code, label]) => choiceOf(code, label));
  return {
    kinds: [...ctx.offerKinds.values()].map(({ kind, label }) => choiceOf(kind, label)),
    paymentOptions: ctx.paymentOptions
      .filter(({ code }) => code !== CASH)
      .flatMap(({ code, label }) => [choiceOf(code, label), ...(code === ONLINE ? partsOf(ctx.payments) : [])]),
  };
}
