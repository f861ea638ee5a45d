import { Field, ID, ObjectType } from 'type-graphql';
import { Role } from '../shared/rights/role.js';
import { UserError } from '../shared/schema/payload.js';

/** A member of staff, as the shop's owner sees them. */
@ObjectType({
  simpleResolvers: true,
  description: 'Somebody who helps to run the shop. Only an admin gets to see one.',
})
export class StaffMember {
  @Field(() => ID, { description: 'Opaque id of the account.' })
  id: string;

  @Field({ description: 'The name of the account.' })
  name: string;

  @Field({ description: 'What the account signs in with.' })
  email: string;

  @Field(() => Role, { nullable: true, description: 'What the account does for the shop; null once that was taken.' })
  role: Role | null;
}

/** What a change to a person's role answers. */
@ObjectType({ simpleResolvers: true, description: "What a change to somebody's role answers." })
export class StaffPayload {
  @Field(() => StaffMember, { nullable: true, description: 'The account as it is now; null when refused.' })
  staffMember?: StaffMember;

  @Field(() => String, { nullable: true, description: 'What came of it, in words; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
