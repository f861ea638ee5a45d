import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { User } from '../user.entity.js';

/** What `confirmEmail` answers. */
@ObjectType({ simpleResolvers: true, description: 'What confirmEmail answers.' })
export class ConfirmEmailPayload {
  @Field({ description: 'True when the address is confirmed; false when refused.' })
  ok: boolean;

  @Field(() => User, {
    nullable: true,
    description: 'The account as it is now, where it is the viewer’s own; null otherwise, and when refused.',
  })
  user?: User | null;

  @Field(() => String, {
    nullable: true,
    description:
      'To be sent from now on in place of the viewer’s token, which ends when the address of the account changes; null where it did not, for others, and when refused.',
  })
  token?: string | null;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
