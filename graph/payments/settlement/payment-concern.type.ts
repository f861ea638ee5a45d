import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Order } from '../../orders/order.entity.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';

/** Why a payment wants a person to look at it. */
export enum PaymentConcernKind {
  REFUND_FAILED = 'REFUND_FAILED',
  REFUND_OWED = 'REFUND_OWED',
  REFUND_TO_PAY_OUT = 'REFUND_TO_PAY_OUT',
  AMOUNT_MISMATCH = 'AMOUNT_MISMATCH',
  ORDER_PENDING = 'ORDER_PENDING',
  EVENT_WAITING = 'EVENT_WAITING',
  HOLD_OVERDUE = 'HOLD_OVERDUE',
  REFUNDED_ELSEWHERE = 'REFUNDED_ELSEWHERE',
}

registerEnumType(PaymentConcernKind, {
  name: 'PaymentConcernKind',
  description: 'Why a payment wants a person to look at it.',
  valuesConfig: {
    REFUND_FAILED: { description: 'The provider could not send a refund; the money is still owed.' },
    REFUND_OWED: { description: 'A refund is owed and the provider has not said yet that it is made.' },
    REFUND_TO_PAY_OUT: { description: 'A refund of what was paid at the door is owed, which the shop sends itself.' },
    AMOUNT_MISMATCH: { description: 'Another amount was paid than was due; told for a week.' },
    ORDER_PENDING: { description: 'An order has waited for its payment for more than half an hour.' },
    EVENT_WAITING: { description: 'Something that the provider told could not be dealt with for more than a minute.' },
    HOLD_OVERDUE: { description: 'A checkout holds goods although its time ran out more than five minutes ago.' },
    REFUNDED_ELSEWHERE: { description: 'The payment of a live order was sent back without the shop asking for it.' },
  },
});

/** Something about a payment that the shop cannot, or not yet, settle by itself. */
@ObjectType({
  simpleResolvers: true,
  description: 'Something about a payment that the shop cannot, or not yet, settle by itself.',
})
export class PaymentConcern {
  @Field(() => ID, { description: 'Stays the same as long as the concern lasts.' })
  id: string;

  @Field(() => PaymentConcernKind, { description: 'What is the matter.' })
  kind: PaymentConcernKind;

  @Field({ description: 'What a person is to do about it, in a sentence or two.' })
  whatToDo: string;

  @Field(() => Date, { description: 'Since when.' })
  since: Date;

  @Field(() => Rupees, {
    name: 'amount',
    nullable: true,
    description: 'How much money it is about, in rupees; null for an event.',
  })
  @FromProperty()
  amountPaise: Paise | null;

  @Field(() => ID, { nullable: true, description: 'The checkout that it is about; null for an event.' })
  paymentOrderId: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The provider's id of the payment, to look it up in its dashboard; null while there is none.",
  })
  paymentId: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The provider's id of the refund; null for other concerns, and until the provider has taken it on.",
  })
  providerRefundId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the refund, for settleRefund where that is to be done; null for other concerns.',
  })
  refundId: string | null;

  @Field(() => String, { nullable: true, description: "The provider's id of the event; null for other concerns." })
  eventId: string | null;

  @Field(() => Order, { nullable: true, description: 'The order that it is about; null when there is none.' })
  order?: Order | null;

  orderId: string | null;
}
