import { dayAfter, dayInIndia, INDIA_AHEAD_MS } from '../../shared/india-time.js';
import type { LiveOffer, OfferContext, Reason } from './offer.js';

/**
 * What keeps an offer from holding whatever the cart holds; null: nothing does.
 */
export function refusalOf(offer: LiveOffer, context: OfferContext): Reason | null {
  const { now } = context;
  if (offer.startsAt && now < offer.startsAt) return { code: 'NOT_STARTED', startsAt: offer.startsAt };
  if (offer.endsAt && now >= offer.endsAt) return { code: 'ENDED', endsAt: offer.endsAt };
  if (!isWithinHours(offer, now)) return { code: 'WRONG_HOURS', weekdays: offer.weekdays, hours: offer.hours };
  const codes = context.codes.filter(({ offerId }) => offerId === offer.id);
  if (offer.needsCode && codes.length === 0) return { code: 'NEEDS_CODE' };
  if (offer.isUsedUp || (offer.needsCode && codes.every(({ isUsedUp }) => isUsedUp))) return { code: 'USED_UP' };
  if ((context.usesOfPerson.get(offer.id) ?? 0) >= (offer.maxUsesPerPerson ?? Number.POSITIVE_INFINITY))
    return { code: 'USED_BY_YOU' };
  if (offer.firstOrderOnly && !context.isFirstOrder) return { code: 'NOT_FIRST_ORDER' };
  if (offer.customerTag !== null && !context.tags.includes(offer.customerTag)) return { code: 'NOT_YOUR_GROUP' };
  return null;
}

/** Whether a moment lies within the days and hours of an offer, by the clock of India. */
function isWithinHours({ weekdays, hours }: LiveOffer, now: Date): boolean {
  if (weekdays.length === 0 && !hours) return true;
  const clock = new Date(now.getTime() + INDIA_AHEAD_MS).toISOString().slice(11, 16);
  // Hours past midnight belong to the day on which they began.
  const isPastMidnight = hours !== null && hours.from > hours.until && clock < hours.until;
  const weekday = weekdayOf(dayInIndia(now), isPastMidnight ? 1 : 0);
  if (weekdays.length > 0 && !weekdays.includes(weekday)) return false;
  if (!hours) return true;
  const { from, until } = hours;
  return from <= until ? from <= clock && clock < until : clock >= from || clock < until;
}

/**
 * When the clock may next make an offer hold or end, in milliseconds since 1970; infinity where it
 * never does.
 */
export function nextChangeOf({ startsAt, endsAt, weekdays, hours }: LiveOffer, now: Date): number {
  const times = hours ? [hours.from, hours.until] : weekdays.length > 0 ? ['00:00'] : [];
  const moments = [
    ...[startsAt, endsAt].map((moment) => moment?.getTime() ?? Number.POSITIVE_INFINITY),
    ...times.flatMap((time) => [0, 1].map((days) => momentInIndia(dayAfter(dayInIndia(now), days), time))),
  ];
  return Math.min(...moments.filter((moment) => moment > now.getTime()));
}

function momentInIndia(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`) - INDIA_AHEAD_MS;
}

/** 1 for Monday to 7 for Sunday. */
function weekdayOf(day: string, daysBefore: number): number {
  return ((new Date(day).getUTCDay() + 6 - daysBefore + 7) % 7) + 1;
}
