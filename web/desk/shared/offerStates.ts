import type { OfferState } from '../../gql/graphql';
import type { Message } from '../../lib/messages';

/** What the desk calls the state of an offer. */
export const OFFER_NAMES: Record<OfferState, Message> = {
  DRAFT: 'Draft',
  PLANNED: 'Planned',
  LIVE: 'Live',
  USED_UP: 'Used up',
  ENDED: 'Ended',
  STOPPED: 'Stopped',
};
