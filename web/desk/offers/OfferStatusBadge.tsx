import { Badge } from '@chakra-ui/react';
import type { OfferState } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { OFFER_NAMES } from '../shared/offerStates';

const TONES: Record<OfferState, string> = {
  DRAFT: 'stone',
  PLANNED: 'brand',
  LIVE: 'leaf',
  USED_UP: 'stone',
  ENDED: 'stone',
  STOPPED: 'danger',
};

/** In which state an offer is: one that was started may wait for its beginning, or be over. */
export function OfferStatusBadge({ state }: { state: OfferState }) {
  return <Badge colorPalette={TONES[state]}>{t(OFFER_NAMES[state])}</Badge>;
}
