import type { OpenPaymentOption, PaymentOption } from '../context.js';
import type { PortParts } from './ports.js';

/** The way that `ctx.payments` opens: Razorpay or the stand-in, or what took their place. */
export const ONLINE = 'online';

/** Cash at the door. */
export const CASH = 'cash';

/** Gift cards and store credit, where they pay for all of it. */
export const CREDIT = 'credit';

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
