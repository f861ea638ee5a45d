import { Field, ObjectType } from 'type-graphql';
import { UserError } from './payload.js';

/** What a mutation answers that changes nothing which could be shown. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a mutation answers that changes nothing which could be shown.',
})
export class BasicPayload {
  @Field(() => Boolean, { description: 'True when it was done; false when refused.' })
  ok: boolean;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
