import type { OpenPaymentOption, PaymentOption } from '../context.js';
import type { PortParts } from './ports.js';

/** The way that `ctx.payments` opens: Razorpay or the stand-in, or what took their place. */
export const ONLINE = 'online';

/** Cash at the door. */
export const CASH = 'cash';

/** Gift cards and store credit, where they pay for all of it. */
export const CREDIT = 'credit';

/** UPI alone, a part of what can be paid online that offers can be for. */
export const UPI = 'upi';

/** The cards of a bank, a part as well: which ones, an offer of the provider's says. */
export const BANK_CARD = 'bank-card';

/** What shoppers choose who pay with the cards that an offer of the provider's is for. */
export function bankCardWay(providerOfferId: string): string {
  return `${BANK_CARD}:${providerOfferId}`;
}

/** The offer of the provider's that such a way names; null for any other way. */
export function providerOfferOf(way: string): string | null {
  return way.startsWith(`${BANK_CARD}:`) ? way.slice(BANK_CARD.length + 1) : null;
}

/** The code of the option that a way to pay is, or is a part of. */
export function optionOf(way: string): string {
  return isPartOf(way, ONLINE) ? ONLINE : way;
}

/** Whether what is for one way to pay is for another as well, which is the same or a part of it. */
export function isPartOf(way: string | null, whole: string): boolean {
  return way === whole || (whole === ONLINE && way !== null && (way === UPI || providerOfferOf(way) !== null));
}

/** Codes that no option can have, since they name a part of one. */
const PARTS: readonly string[] = [UPI, BANK_CARD];

const MAX_OPTIONS = 20;

/**
 * Opens the providers of all options, the last of each code.
 *
 * @throws Error for a code that is none, and for a provider by which no page could let pay
 */
export async function openPaymentOptions(
  offered: readonly PaymentOption[],
  parts: PortParts,
): Promise<readonly OpenPaymentOption[]> {
  const byCode = new Map(offered.map((option) => [option.code, option]));
  const odd = offered.find(({ code }) => !/^[a-z][a-z0-9-]{1,19}$/.test(code));
  if (odd) throw new Error(`A way to pay is called ${odd.code}, and not by 2 to 20 lower-case letters.`);
  const taken = offered.find(({ code }) => PARTS.includes(code));
  if (taken) throw new Error(`A way to pay is called ${taken.code}, which is a part of ${ONLINE} already.`);
  const closed = offered.find(({ code, open, web }) => open && !web && code !== ONLINE);
  if (closed) throw new Error(`The way to pay ${closed.code} has a provider, and no module for the web that opens it.`);
  if (byCode.size > MAX_OPTIONS) throw new Error(`There are more than ${MAX_OPTIONS} ways to pay.`);
  return Promise.all(
    [...byCode.values()].map(async ({ code, label, offer, open }) => ({
      ...{ code, label, offer },
      provider: (await open?.(parts)) ?? null,
    })),
  );
}
