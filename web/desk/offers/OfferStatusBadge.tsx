import { Badge } from '@chakra-ui/react';
import type { OfferStatus } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';

/** What an offer says of itself, as far as its state follows from it. */
export interface OfferState {
  startsAt?: string | null;
  endsAt?: string | null;
  settings?: { status: OfferStatus } | null;
}

/** In which state an offer is: a live one waits for its beginning, and ends by itself. */
export function OfferStatusBadge({ offer }: { offer: OfferState }) {
  const [label, tone] = stateOf(offer, Date.now());
  return <Badge colorPalette={tone}>{t(label)}</Badge>;
}

function stateOf({ settings, startsAt, endsAt }: OfferState, now: number): [Message, string] {
  if (settings?.status === 'STOPPED') return ['Stopped', 'danger'];
  if (settings?.status !== 'LIVE') return ['Draft', 'stone'];
  if (endsAt && Date.parse(endsAt) <= now) return ['Ended', 'stone'];
  if (startsAt && Date.parse(startsAt) > now) return ['Planned', 'brand'];
  return ['Live', 'leaf'];
}
