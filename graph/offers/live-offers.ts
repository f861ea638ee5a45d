import { cacheList } from '../cache/cached-rows.js';
import type { Context } from '../shared/context.js';
import { Offer, OfferStatus } from './offer.entity.js';
import { wayOfOffer } from './payment-parts.js';
import type { LiveOffer } from './reckon/offer.js';

const LIVE = Symbol();
const STOPPED = Symbol();

/**
 * The offers that were started and not stopped, as `offersFor` takes them: also those whose days
 * are over or still to come, on which it gives a verdict. They are cached until an offer changes or
 * is used up, at the same moment in all processes. An offer whose kind no feature knows any more
 * is left out.
 */
export async function findLiveOffers(ctx: Context): Promise<readonly LiveOffer[]> {
  return cacheList(ctx, LIVE, '', async () => {
    const rows = await ctx.db.find(Offer, { where: { status: OfferStatus.LIVE }, order: { id: 'ASC' } });
    return rows.flatMap((row) => liveOfferOf(ctx, row) ?? []);
  });
}

/** Whether any offer was stopped, whose codes carts may hold still; cached as the live ones are. */
export async function wasAnyStopped(ctx: Context): Promise<boolean> {
  const where = { status: OfferStatus.STOPPED };
  const [one] = await cacheList(ctx, STOPPED, '', () => ctx.db.find(Offer, { where, take: 1 }));
  return one !== undefined;
}

/**
 * An offer as `offersFor` takes it; null where no feature knows its kind, or the kind refuses its
 * terms.
 */
export function liveOfferOf({ offerKinds }: Pick<Context, 'offerKinds'>, row: Offer): LiveOffer | null {
  const kind = offerKinds.get(row.terms.kind);
  const read = kind?.terms.safeParse(row.terms);
  if (!kind || !read?.success) return null;
  const { hoursFrom, hoursUntil, maxUses, uses, budgetPaise, spentPaise } = row;
  return {
    id: row.id,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    weekdays: row.weekdays,
    hours: hoursFrom !== null && hoursUntil !== null ? { from: hoursFrom, until: hoursUntil } : null,
    needsCode: row.needsCode,
    isUsedUp: (maxUses !== null && uses >= maxUses) || (budgetPaise !== null && spentPaise >= budgetPaise),
    maxUsesPerPerson: row.maxUsesPerPerson,
    firstOrderOnly: row.firstOrderOnly,
    customerTag: row.customerTag,
    paymentOption: wayOfOffer(row),
    combines: row.combines,
    judge: (basket) => kind.judge(read.data, basket),
  };
}
