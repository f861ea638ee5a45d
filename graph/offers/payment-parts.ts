import { cacheList } from '../cache/cached-rows.js';
import type { Context } from '../shared/context.js';
import type { OwnPhrase } from '../shared/languages/phrase.js';
import { BANK_CARD, bankCardWay, UPI } from '../shared/ports/payment-option.js';
import type { PaymentInstrumentName, PaymentProvider } from '../shared/ports/payment-provider.js';
import { Offer, OfferStatus } from './offer.entity.js';

/** What is said of a way to pay of which an offer is. */
type PaidOffer = Pick<Offer, 'paymentOption' | 'providerOfferId' | 'cards' | 'translations'>;

/** A part of what can be paid online that live offers are for, as a shopper chooses it. */
export interface PaymentPart {
  /** What is sent as `paymentOption`. */
  readonly way: string;
  readonly label: OwnPhrase;
  /** With what alone it can be paid. */
  readonly onlyInstrument: PaymentInstrumentName;
  /** The provider's offer that restricts the cards; null for one that is not for cards. */
  readonly providerOfferId: string | null;
}

const PARTS = Symbol();

/** UPI is called so in all languages. */
const UPI_LABEL: OwnPhrase = { en: 'UPI' };

/** The way to pay that an offer is for, as a shopper chooses it; null: whichever. */
export function wayOfOffer({ paymentOption, providerOfferId }: Omit<PaidOffer, 'cards' | 'translations'>) {
  return paymentOption === BANK_CARD && providerOfferId !== null ? bankCardWay(providerOfferId) : paymentOption;
}

/** What the way to pay is called that an offer is for; empty for one that is for all. */
export function labelOfWay({ paymentOptions }: Pick<Context, 'paymentOptions'>, offer: PaidOffer): OwnPhrase {
  const { paymentOption, cards, translations } = offer;
  if (paymentOption === UPI) return UPI_LABEL;
  if (paymentOption === BANK_CARD && cards !== null)
    return { en: cards, ...(translations.hi?.cards ? { hi: translations.hi.cards } : {}) };
  return paymentOptions.find(({ code }) => code === paymentOption)?.label ?? { en: paymentOption ?? '' };
}

/** Whether who takes what is paid online can be held to such a part. */
export function canBePart({ instruments = [], takesOffers = false }: PaymentProvider, part: string): boolean {
  return part === UPI ? instruments.includes('UPI') : part === BANK_CARD && takesOffers;
}

/**
 * The parts of what can be paid online that live offers are for, as far as the provider takes them:
 * UPI first, then the cards of banks, each once. Cached as the live offers are.
 */
export async function findPaymentParts(ctx: Context): Promise<readonly PaymentPart[]> {
  return cacheList(ctx, PARTS, '', async () => {
    const where = [UPI, BANK_CARD]
      .filter((part) => canBePart(ctx.payments, part))
      .map((paymentOption) => ({ status: OfferStatus.LIVE, paymentOption }));
    const rows = where.length > 0 ? await ctx.db.find(Offer, { where, order: { id: 'ASC' } }) : [];
    const parts = new Map(rows.map((row) => [wayOfOffer(row) ?? '', partOf(ctx, row)]));
    return [...parts.values()].toSorted((one, other) => Number(other.way === UPI) - Number(one.way === UPI));
  });
}

function partOf(ctx: Context, row: Offer): PaymentPart {
  const label = labelOfWay(ctx, row);
  if (row.paymentOption === UPI) return { way: UPI, label, onlyInstrument: 'UPI', providerOfferId: null };
  return { way: wayOfOffer(row) ?? '', label, onlyInstrument: 'CARD', providerOfferId: row.providerOfferId };
}

/**
 * Writes down what the provider made of an offer of its own that an order named, for staff who look
 * at the offers that name it.
 *
 * @param refusal why it was not taken, in the provider's words; null: it was
 */
export async function noteProviderOffer(
  { db }: Context,
  providerOfferId: string,
  refusal: string | null,
): Promise<void> {
  await db
    .createQueryBuilder()
    .update(Offer)
    .set({ providerRefusal: refusal, providerRefusedAt: refusal === null ? null : () => 'now()' })
    .where('provider_offer_id = :providerOfferId AND (provider_refusal IS NOT NULL OR :isRefused)', {
      ...{ providerOfferId, isRefused: refusal !== null },
    })
    .execute();
}
