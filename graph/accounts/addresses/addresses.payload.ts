import { Field, ID, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';

/**
 * What the mutations of the address book answer; the book itself is read by the resolver, refused
 * or not.
 */
@ObjectType({ simpleResolvers: true, description: 'What the mutations of the address book answer.' })
export class AddressPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the address that was added, changed or removed; null when refused.',
  })
  addressId?: string;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
