import { In } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import type { AppliedOffer } from '../../shared/reckoning.js';
import { Offer } from '../offer.entity.js';
import { OfferCode } from '../offer-code.entity.js';
import { titleOfOffer } from './offer-titles.js';
import { OfferUse } from './offer-use.entity.js';
import { countTaken, countUsesOf, giveBack, removeUsedCodes } from './offer-uses.queries.js';

/** A use that is to be taken. */
interface WantedUse {
  offerId: string;
  /** Null for none, and for a code that was deleted before a payment came late. */
  codeId: string | null;
  discountPaise: Paise;
  shippingPaise: Paise;
}

/**
 * Takes a use of each offer for a checkout. To be called inside the transaction that opens it,
 * after its stock is held, so that everybody locks in the same order.
 *
 * @throws ShopError OFFER_USED_UP where another took the last one meanwhile, or a code was deleted
 */
export async function takeUses(
  tx: Context,
  { paymentOrderId, userId }: { paymentOrderId: string; userId: string },
  offers: readonly AppliedOffer[],
): Promise<void> {
  if (offers.length === 0) return;
  const codes = await tx.db.findBy(OfferCode, { code: In(offers.flatMap(({ code }) => code ?? [])) });
  const deleted = offers.find(({ code }) => code && !codes.some((known) => known.code === code))?.code;
  if (deleted) throw notValid(deleted);
  const wanted = offers.map(({ offerId, code, discountPaise, shippingPaise }) => ({
    offerId,
    code,
    codeId: codes.find((known) => known.code === code)?.id ?? null,
    discountPaise: asPaise(discountPaise),
    shippingPaise: asPaise(shippingPaise),
  }));
  const { offers: taken, gone } = await take(tx, userId, wanted);
  if (gone) {
    const code = wanted.find(({ offerId }) => offerId === gone.id)?.code;
    if (code && !(await tx.db.existsBy(OfferCode, { code }))) throw notValid(code);
    const offer = titleOfOffer(gone);
    throw new ShopError(
      ErrorCode.OFFER_USED_UP,
      phrase('“{offer}” has just been used up. Please look at the new total.', { offer }),
    );
  }
  await tx.db.insert(
    OfferUse,
    wanted.map((use) => {
      const offer = taken.find(({ id }) => id === use.offerId);
      return { ...use, paymentOrderId, userId, title: offer ? titleOfOffer(offer) : null };
    }),
  );
}

function notValid(code: string): ShopError {
  return new ShopError(ErrorCode.OFFER_USED_UP, phrase('The code {code} is no longer valid.', { code }));
}

/**
 * Takes the uses of a checkout anew that it gave back when it ended, for a payment that came late.
 *
 * @returns false where one of them is no longer to be had; then none is taken
 */
export async function retakeUses(
  tx: Context,
  { id: paymentOrderId, userId }: { id: string; userId: string },
): Promise<boolean> {
  const uses = await tx.db.findBy(OfferUse, { paymentOrderId, state: 'RETURNED' });
  if ((await take(tx, userId, uses)).gone) return false;
  if (uses.length > 0) await tx.db.update(OfferUse, { paymentOrderId, state: 'RETURNED' }, { state: 'HELD' });
  return true;
}

/** Says that a checkout became an order; the codes that were used leave the cart. */
export async function confirmUses(tx: Context, paymentOrderId: string): Promise<void> {
  const { affected } = await tx.db.update(OfferUse, { paymentOrderId, state: 'HELD' }, { state: 'USED' });
  if (affected) await removeUsedCodes(tx, paymentOrderId);
}

/** Gives back what a checkout took that ended without an order, or whose order was called off. */
export function returnUses(tx: Context, paymentOrderId: string): Promise<void> {
  return giveBack(tx, paymentOrderId);
}

/**
 * Counts uses, all or none. Rows are locked in the order of their ids, so that two who want the
 * same wait for one another.
 *
 * @returns the offers, and that of which no use is left; null where all were counted
 */
async function take(
  tx: Context,
  userId: string,
  wanted: readonly WantedUse[],
): Promise<{ offers: readonly Offer[]; gone: Offer | null }> {
  if (wanted.length === 0) return { offers: [], gone: null };
  const offers = await locked(
    tx,
    Offer,
    wanted.map(({ offerId }) => offerId),
  );
  const codes = await locked(
    tx,
    OfferCode,
    wanted.flatMap(({ codeId }) => codeId ?? []),
  );
  const usesOf = await countUsesOf(
    tx,
    userId,
    offers.map(({ id }) => id),
  );
  const isGone = (offer: Offer) =>
    (offer.maxUses !== null && offer.uses >= offer.maxUses) ||
    (offer.budgetPaise !== null && offer.spentPaise >= offer.budgetPaise) ||
    (offer.maxUsesPerPerson !== null && (usesOf.get(offer.id) ?? 0) >= offer.maxUsesPerPerson) ||
    codes.some(({ offerId, maxUses, uses }) => offerId === offer.id && maxUses !== null && uses >= maxUses) ||
    wanted.some(({ offerId, codeId }) => offerId === offer.id && codeId && !codes.some(({ id }) => id === codeId));
  const gone = offers.find(isGone) ?? null;
  if (!gone) await countTaken(tx, wanted);
  return { offers, gone };
}

function locked<Row extends { id: string }>(
  tx: Context,
  entity: new () => Row,
  ids: readonly string[],
): Promise<Row[]> {
  return tx.db
    .createQueryBuilder(entity, 'row')
    .where('row.id IN (:...ids)', { ids: [null, ...ids] })
    .orderBy('row.id')
    .setLock('for_no_key_update')
    .getMany();
}
