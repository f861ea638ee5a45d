import { registerEnumType } from 'type-graphql';

/** How far an order has come (spec §4). */
export enum OrderStatus {
  PENDING = 'PENDING',
  CONFIRMED = 'CONFIRMED',
  PACKED = 'PACKED',
  SHIPPED = 'SHIPPED',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
  REFUNDED = 'REFUNDED',
}

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'How far an order has come. Over REST the same words are in lower case.',
  valuesConfig: {
    PENDING: {
      description:
        'The payment could not be judged yet; nothing is sold until it is. Ends by itself as another, in most cases within an hour.',
    },
    CONFIRMED: { description: 'Paid, or to be paid at the door; the goods are the shopper’s.' },
    PACKED: { description: 'Packed, waiting for its courier.' },
    SHIPPED: { description: 'On its way.' },
    DELIVERED: { description: 'Handed over.' },
    CANCELLED: {
      description: 'Called off before it was sent or refused at the door, and what was paid goes back; or never paid.',
    },
    REFUNDED: { description: 'Paid, but the money goes back, e.g. because the goods had sold out meanwhile.' },
  },
});
