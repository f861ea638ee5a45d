import type { OrderStatus } from '../gql/graphql';

/** What those who pack and send call the state of an order. */
export const STATE_NAMES: Record<OrderStatus, string> = {
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

/** The one next step of an order that is on its way to its shopper. */
export const NEXT_STEPS: Partial<Record<OrderStatus, { to: OrderStatus; label: string; busyLabel: string }>> = {
  CONFIRMED: { to: 'PACKED', label: 'Mark as packed', busyLabel: 'Packing…' },
  PACKED: { to: 'SHIPPED', label: 'Mark as shipped', busyLabel: 'Shipping…' },
  SHIPPED: { to: 'DELIVERED', label: 'Mark as delivered', busyLabel: 'Delivering…' },
};

/** The states from which an order can still be called off. */
export const CAN_CANCEL: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PACKED'];
