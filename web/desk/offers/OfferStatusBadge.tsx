import { Badge } from '@chakra-ui/react';
import type { OfferState } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';

const LOOKS: Record<OfferState, [Message, string]> = {
  DRAFT: ['Draft', 'stone'],
  PLANNED: ['Planned', 'brand'],
  LIVE: ['Live', 'leaf'],
  USED_UP: ['Used up', 'stone'],
  ENDED: ['Ended', 'stone'],
  STOPPED: ['Stopped', 'danger'],
};

/** In which state an offer is: one that was started may wait for its beginning, or be over. */
export function OfferStatusBadge({ state }: { state: OfferState }) {
  const [label, tone] = LOOKS[state];
  return <Badge colorPalette={tone}>{t(label)}</Badge>;
}
