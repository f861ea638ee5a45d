import { registerEnumType } from 'type-graphql';

/** How far a bought gift card has come. */
export enum GiftCardPurchaseState {
  PENDING = 'PENDING',
  PAID = 'PAID',
  SENT = 'SENT',
  REFUNDED = 'REFUNDED',
}

registerEnumType(GiftCardPurchaseState, {
  name: 'GiftCardPurchaseState',
  description: 'How far a bought gift card has come.',
  valuesConfig: {
    PENDING: { description: 'It waits for its payment; nothing is sent.' },
    PAID: { description: 'It is paid, and goes out when it was asked for.' },
    SENT: { description: 'The mail with its code is out.' },
    REFUNDED: { description: 'It was called off, and its price goes back to who paid it.' },
  },
});
