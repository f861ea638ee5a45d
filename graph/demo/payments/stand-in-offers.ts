import { ErrorCode, ShopError } from '../../shared/errors.js';
import type { StandInToken } from './stand-in-token.entity.js';

/** An offer of the stand-in's, which a real provider's dashboard would make. */
interface StandInOffer {
  /** The cards that it is for; null for one that has ended. */
  readonly network: StandInToken['network'] | null;
}

/**
 * The offers that the stand-in knows, all of them forced: the shop has taken off what they give,
 * and they only restrict the cards.
 */
const OFFERS: Readonly<Record<string, StandInOffer>> = {
  offer_StandInVisa01: { network: 'Visa' },
  offer_StandInRuPay1: { network: 'RuPay' },
  offer_StandInEnded1: { network: null },
};

/** @throws ShopError BAD_USER_INPUT for an offer that there is not, or that has ended */
export function checkStandInOffer(id: string): void {
  const offer = OFFERS[id];
  if (!offer) throw new ShopError(ErrorCode.BAD_USER_INPUT, { en: 'The offer id is not valid.' }, 'offer_id');
  if (!offer.network) throw new ShopError(ErrorCode.BAD_USER_INPUT, { en: 'The offer has expired.' }, 'offer_id');
}

/** @throws ShopError BAD_USER_INPUT for what an offer is not for; null is no card at all */
export function checkStandInCard(offerId: string, network: StandInToken['network'] | null): void {
  if (network !== null && OFFERS[offerId]?.network === network) return;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, {
    en: 'This offer is for other cards. Please pay with a card that it is for.',
    hi: 'यह ऑफ़र दूसरे कार्डों के लिए है. उसी के कार्ड से भुगतान करें.',
    mr: 'ही ऑफर इतर कार्डांसाठी आहे. तिच्या कार्डने पैसे द्या.',
  });
}
