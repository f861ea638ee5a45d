import { Badge } from '@chakra-ui/react';
import type { OrderStatus } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { STATE_NAMES, STATE_TONES } from '../shared/orderStates';

/**
 * The state of an order in the words of those who send it, on a field whose colour says whether
 * there is something to do.
 */
export function StateBadge({ status }: { status: OrderStatus }) {
  return <Badge colorPalette={STATE_TONES[status]}>{t(STATE_NAMES[status])}</Badge>;
}
