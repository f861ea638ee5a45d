import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { Refund } from './refund.entity.js';

/** What a change of a refund answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a refund answers.' })
export class RefundPayload {
  @Field(() => Refund, { nullable: true, description: 'The refund as it now stands; null when refused.' })
  refund?: Refund;

  @Field(() => String, { nullable: true, description: 'A sentence to show; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
