import { Field, ObjectType } from 'type-graphql';
import { OrderReturn } from '../../orders/life/order-return.entity.js';
import { Order } from '../../orders/order.entity.js';
import { UserError } from '../../shared/schema/payload.js';

/** What the mutations that concern a return answer. */
@ObjectType({ simpleResolvers: true, description: 'What the mutations that concern a return answer.' })
export class ReturnPayload {
  @Field(() => OrderReturn, {
    nullable: true,
    description: 'The return; null when refused, and for an API key that may not read orders.',
  })
  orderReturn?: OrderReturn | null;

  @Field(() => Order, {
    nullable: true,
    description: 'Its order; null when refused, and for an API key that may not read orders.',
  })
  order?: Order | null;

  @Field(() => String, { nullable: true, description: 'A sentence to show; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
