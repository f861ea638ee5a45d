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

/** What a state asks for, in colour: something to do, on its way, done, or gone wrong. */
export const STATE_TONES: Record<OrderStatus, 'todo' | 'moving' | 'done' | 'wrong'> = {
  PENDING: 'wrong',
  CONFIRMED: 'todo',
  PACKED: 'todo',
  SHIPPED: 'moving',
  DELIVERED: 'done',
  CANCELLED: 'wrong',
  REFUNDED: 'wrong',
};

/** What those at the desk call the state of a return. */
export const RETURN_NAMES: Record<ReturnStatus, Message> = {
  REQUESTED: 'To be answered',
  APPROVED: 'On its way back',
  REFUSED: 'Refused',
  RECEIVED: 'Taken back',
};
