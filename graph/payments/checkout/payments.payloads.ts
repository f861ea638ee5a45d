import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { PaymentOrder } from '../payment-order.entity.js';

/** What `startPayment` answers. */
@ObjectType({ simpleResolvers: true, description: 'What startPayment answers.' })
export class PaymentPayload {
  @Field(() => PaymentOrder, {
    nullable: true,
    description: 'What the dialog is to be opened with; null when refused.',
  })
  paymentOrder?: PaymentOrder;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when there is nothing to tell.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
