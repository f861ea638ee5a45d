import { listDeliveryZones } from '../../delivery/delivery.service.js';
import { readPin, zoneOf } from '../../delivery/promise.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { type Paise, rupeesOf } from '../../shared/money.js';
import { countOpenCashOrders } from './cash.queries.js';
import type { CashOffer } from './cash.types.js';
import { readCashTerms } from './cash-terms.js';

/** What cash at the door is asked for. */
export interface CashWish {
  userId: string;
  /** What the order comes to without the fee. */
  totalPaise: Paise;
  /** As it was typed. */
  pincode: string;
}

/**
 * Whether a shopper can pay for an order at the door, and what that costs.
 *
 * @returns null where the shop takes no cash at all
 * @see spec §9 (cash on delivery)
 */
export async function cashOffer(ctx: Context, wish: CashWish): Promise<CashOffer | null> {
  const offer = await offerFor(ctx, wish);
  if (!offer) return null;
  const { feePaise, refusal } = offer;
  return { feePaise, isOffered: refusal === null, reason: refusal && say(refusal, ctx.language) };
}

/** What it costs, and why it is not offered; null where it is. */
interface Offer {
  feePaise: Paise;
  refusal: Phrase | null;
}

async function offerFor(ctx: Context, { userId, totalPaise, pincode }: CashWish): Promise<Offer | null> {
  const terms = await readCashTerms(ctx);
  if (!terms) return null;
  const { feePaise, maxPaise, mostOpen } = terms;
  const zones = await listDeliveryZones(ctx);
  const pin = readPin(pincode);
  const zone = pin === null ? null : zoneOf(zones, pin);
  const refusal = (reason: Phrase): Offer => ({ feePaise, refusal: reason });
  if (totalPaise > maxPaise)
    return refusal(
      phrase('Cash on delivery is for orders up to ₹{most}.', { most: rupeesOf(maxPaise).toLocaleString('en-US') }),
    );
  if (zones.length > 0 && !zone?.takesCash)
    return refusal(
      pin
        ? phrase('Cash on delivery is not offered in {pin}.', { pin })
        : phrase('Give the PIN code to pay cash on delivery.'),
    );
  if ((await countOpenCashOrders(ctx, userId)) >= mostOpen)
    return refusal(phrase('Please receive and pay for your earlier orders before you pay cash for another.'));
  return { feePaise, refusal: null };
}

/**
 * What cash at the door costs for an order that is to be placed. To be called after `lockShopper`,
 * so that no other order of the shopper is counted too late.
 *
 * @throws ShopError CONFLICT where it is not offered, saying why
 */
export async function cashFeeFor(tx: Context, wish: CashWish): Promise<Paise> {
  const offer = await offerFor(tx, wish);
  if (offer && !offer.refusal) return offer.feePaise;
  throw new ShopError(
    ErrorCode.CONFLICT,
    offer?.refusal ?? phrase('Cash on delivery is not offered.'),
    'paymentMethod',
  );
}
