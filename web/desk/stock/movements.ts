import type { StockMovementKind, WasteReason } from '../../gql/graphql';
import type { Message } from '../../lib/messages';

/** What changed a stock, in a word. */
export const MOVEMENT_KINDS: Record<StockMovementKind, Message> = {
  OPENING: 'Opening',
  SALE: 'Sale',
  CANCELLATION: 'Cancelled order',
  RETURN: 'Return',
  RECEIPT: 'Received',
  WASTE: 'Waste',
  COUNT: 'Count',
  CORRECTION: 'Correction',
  IMPORT: 'Import',
};

/** Why goods cannot be sold any more. */
export const WASTE_REASONS: Record<WasteReason, Message> = {
  DAMAGED: 'Damaged',
  EXPIRED: 'Past its date',
  SPOILED: 'Gone bad',
  LOST: 'Lost or stolen',
  OWN_USE: 'Used by the shop',
};
