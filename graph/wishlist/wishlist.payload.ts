import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';

/**
 * What the mutations of the list answer; the list itself is read by the resolver, refused or not.
 */
@ObjectType({ simpleResolvers: true, description: 'What the mutations of My List answer.' })
export class WishlistPayload {
  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
