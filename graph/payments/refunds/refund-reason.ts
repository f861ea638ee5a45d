import { registerEnumType } from 'type-graphql';

/** Why money goes back. */
export enum RefundReason {
  SOLD_OUT = 'sold_out',
  PAID_TWICE = 'paid_twice',
  WRONG_AMOUNT = 'wrong_amount',
  WRONG_WAY = 'wrong_way',
  CANCELLED = 'cancelled',
  RETURNED = 'returned',
  GOODWILL = 'goodwill',
  SHORT = 'short',
}

registerEnumType(RefundReason, {
  name: 'RefundReason',
  description: 'Why money goes back.',
  valuesConfig: {
    SOLD_OUT: { description: 'The payment came after its hold had ended, and the goods were gone.' },
    PAID_TWICE: { description: 'The order had been paid by another payment before.' },
    WRONG_AMOUNT: { description: 'Another amount was paid than was due.' },
    WRONG_WAY: { description: 'It was paid in another way than the one that an offer of the order is for.' },
    CANCELLED: { description: 'The order was called off before it was sent, or before the payment came.' },
    RETURNED: { description: 'Goods were sent back.' },
    GOODWILL: { description: 'The shop gives it back, e.g. for something that was missing from the parcel.' },
    SHORT: { description: 'Something was missing when the order was packed, or weighed less than it was sold as.' },
  },
});

/** How far a refund has come. */
export enum RefundStatus {
  PENDING = 'PENDING',
  PROCESSED = 'PROCESSED',
  FAILED = 'FAILED',
}

registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'How far a refund has come.',
  valuesConfig: {
    PENDING: {
      description: 'It is owed, or asked for and not yet made; what was paid at the door is sent by the shop.',
    },
    PROCESSED: { description: 'The money was sent back; the bank takes some days to show it.' },
    FAILED: { description: 'The provider could not send the money back; the shop sees to it by hand.' },
  },
});

/** How much of what was paid goes back. */
export enum RefundState {
  NONE = 'NONE',
  PART = 'PART',
  WHOLE = 'WHOLE',
}

registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'How much of what was paid goes back.',
  valuesConfig: {
    NONE: { description: 'Nothing.' },
    PART: { description: 'A part of it.' },
    WHOLE: { description: 'All of it.' },
  },
});
