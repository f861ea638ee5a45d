import { Field, ID, ObjectType } from 'type-graphql';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { Right } from '../../shared/rights/right.js';
import { Role } from '../../shared/rights/role.js';
import { UserError } from '../../shared/schema/payload.js';
import { StaffInvitation } from './staff-invitation.entity.js';

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

/** What an invitation offers to those who have its link. */
@ObjectType({ simpleResolvers: true, description: 'What an invitation offers to who has its link.' })
export class StaffOffer {
  @Field({ description: 'The address that the link was mailed to.' })
  email: string;

  @Field(() => Role, { description: 'The role that it gives.' })
  role: Role;

  @Field(() => String, { nullable: true, description: 'The name of who invites; null once that account is gone.' })
  invitedBy: string | null;

  @Field({ description: 'Whether the address has an account, which has to sign in before it accepts.' })
  hasAccount: boolean;

  @Field(() => Date, { description: 'From here on the link is refused.' })
  expiresAt: Date;
}

/** What a change to an invitation answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change to an invitation answers.' })
export class StaffInvitationPayload {
  @Field(() => StaffInvitation, { nullable: true, description: 'The invitation; null when refused.' })
  invitation?: StaffInvitation;

  @Field(() => String, { nullable: true, description: 'What came of it, in words; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** Who has a right. */
@ObjectType({ simpleResolvers: true, description: 'Who has a right.' })
export class GrantedRight {
  @Field(() => Right, { description: 'The right.' })
  right: Right;

  @Field(() => [Role], { description: 'The roles that have it.' })
  roles: readonly Role[];

  @Field(() => ApiScope, {
    nullable: true,
    description: 'The scope by which an API key reaches what it is about; null: no key does.',
  })
  scope: ApiScope | null;

  @Field({ description: 'Whether money leaves the shop by it, for which a second factor is asked again.' })
  movesMoney: boolean;
}
