import { registerEnumType } from 'type-graphql';

/** How an order is paid for. */
export enum PaymentMethod {
  ONLINE = 'ONLINE',
  CASH = 'CASH',
  CREDIT = 'CREDIT',
}

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How an order is paid for.',
  valuesConfig: {
    ONLINE: { description: 'Before it is packed, by card, UPI and the like, through the payment provider.' },
    CASH: { description: 'At the door, when it is handed over (cash on delivery).' },
    CREDIT: { description: 'Wholly with gift cards and store credit, when it is placed.' },
  },
});
