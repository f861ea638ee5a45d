import type { OrderStatus, ReturnStatus } from '../../gql/graphql';
import type { Message } from '../../lib/messages';

/** What those who pack and send call the state of an order. */
export const STATE_NAMES: Record<OrderStatus, Message> = {
  PENDING: 'Awaiting payment',
  CONFIRMED: 'To pack',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
};

/**
 * What a state asks for, as a palette: something to do (brand), on its way (stone), done (leaf), or
 * gone wrong (danger).
 */
export const STATE_TONES: Record<OrderStatus, 'brand' | 'stone' | 'leaf' | 'danger'> = {
  PENDING: 'danger',
  CONFIRMED: 'brand',
  PACKED: 'brand',
  SHIPPED: 'stone',
  DELIVERED: 'leaf',
  CANCELLED: 'danger',
  REFUNDED: 'danger',
};

/** What those at the desk call the state of a return. */
export const RETURN_NAMES: Record<ReturnStatus, Message> = {
  REQUESTED: 'To answer',
  APPROVED: 'On its way back',
  REFUSED: 'Declined',
  RECEIVED: 'Received',
};
