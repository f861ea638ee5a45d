import { listDeliveryZones } from '../../delivery/delivery.service.js';
import { readPin, zoneOf } from '../../delivery/promise.js';
import type { Context, PaymentTerms, PaymentWish } from '../../shared/context.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { rupeesInWords } from '../../shared/money/format-rupees.js';
import { asPaise } from '../../shared/money/money.js';
import { countOpenCashOrders } from './cash.queries.js';
import type { CashOffer } from './cash.types.js';
import { readCashTerms } from './cash-terms.js';

/**
 * On what terms a shopper can pay for an order at the door.
 *
 * @returns null where the shop takes no cash at all
 * @see spec §9 (cash on delivery)
 */
export async function cashTermsFor(
  ctx: Context,
  { userId, totalPaise, pincode }: PaymentWish,
): Promise<PaymentTerms | null> {
  const terms = await readCashTerms(ctx);
  if (!terms) return null;
  const { feePaise, maxPaise, mostOpen } = terms;
  const zones = await listDeliveryZones(ctx);
  const pin = readPin(pincode);
  const zone = pin === null ? null : zoneOf(zones, pin);
  const refusal = (reason: Phrase): PaymentTerms => ({ feePaise, refusal: reason });
  if (totalPaise > maxPaise)
    return refusal(phrase('Cash on delivery is for orders up to {most}.', { most: rupeesInWords(maxPaise) }));
  if (zones.length > 0 && !zone?.takesCash)
    return refusal(
      pin
        ? phrase('Cash on delivery is not offered in {pin}.', { pin })
        : phrase('Enter your PIN code to pay cash on delivery.'),
    );
  if ((await countOpenCashOrders(ctx, userId)) >= mostOpen)
    return refusal(
      phrase('Please receive and pay for your earlier orders before you order another with cash on delivery.'),
    );
  return { feePaise, refusal: null };
}

/** The same as a page shows it. */
export async function cashOffer(ctx: Context, wish: PaymentWish): Promise<CashOffer | null> {
  const terms = await cashTermsFor(ctx, wish);
  if (!terms) return null;
  const { feePaise, refusal } = terms;
  return { feePaise: asPaise(feePaise), isOffered: refusal === null, reason: refusal && say(refusal, ctx.language) };
}
