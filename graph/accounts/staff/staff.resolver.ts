import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { LanguageEnum } from '../../shared/languages/language.enum.js';
import type { Language } from '../../shared/languages/languages.js';
import { Role } from '../../shared/rights/role.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { payload } from '../../shared/schema/payload.js';
import { SignInPayload } from '../accounts.payloads.js';
import { isSecondFactorDemanded } from '../second-factor/manage-second-factors.js';
import { factorKindsByUserId } from '../second-factor/second-factor.loaders.js';
import { FactorKind } from '../second-factor/second-factor.type.js';
import { acceptStaffInvitation } from './accept-staff-invitation.js';
import { listRights } from './rights-of-roles.js';
import { NewStaffInput } from './staff.inputs.js';
import { listStaff, setRole } from './staff.service.js';
import { GrantedRight, StaffInvitationPayload, StaffMember, StaffOffer, StaffPayload } from './staff.type.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import { inviteStaff, listStaffInvitations, readStaffOffer, revokeStaffInvitation } from './staff-invitations.js';

/** Who helps to run the shop. */
@Resolver(() => StaffMember)
export class StaffResolver {
  @Query(() => [StaffMember], {
    description: 'For an admin: all accounts that have a role, by name. Anybody else is refused with FORBIDDEN.',
  })
  staff(@Ctx() ctx: Context): Promise<StaffMember[]> {
    return listStaff(ctx);
  }

  @Mutation(() => StaffPayload, {
    description:
      'For an admin: gives an account the role of a packer or of support, or takes it, which ends its sessions. Refused with NOT_FOUND when nobody has signed up with the e-mail, or with CONFLICT for the role of an owner; anybody else with FORBIDDEN.',
  })
  setRole(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'E-mail of the account, in any case.' }) email: string,
    @Arg('role', () => Role, { nullable: true, description: 'What it does from now on; null: nothing any more.' })
    role: Role | null,
  ): Promise<StaffPayload> {
    return payload(ctx, () => setRole(ctx, email, role));
  }

  @FieldResolver(() => [FactorKind], {
    description: 'What the account shows besides its password; empty: nothing.',
  })
  secondFactors(@Ctx() ctx: Context, @Root() { id }: Readonly<StaffMember>): Promise<FactorKind[]> {
    return factorKindsByUserId(ctx).load(id);
  }

  @Query(() => [GrantedRight], {
    description: 'For an admin: what each role may do, by rights. Anybody else is refused with FORBIDDEN.',
  })
  rights(@Ctx() ctx: Context): GrantedRight[] {
    return listRights(ctx);
  }

  @Query(() => Boolean, {
    description:
      'For an admin: whether everybody whose role may move money has to have a second factor. Anybody else is refused with FORBIDDEN.',
  })
  isSecondFactorDemanded(@Ctx() ctx: Context): Promise<boolean> {
    return isSecondFactorDemanded(ctx);
  }

  @Query(() => [StaffInvitation], {
    description:
      'For an admin: invitations that can still be accepted, latest first. Anybody else is refused with FORBIDDEN.',
  })
  staffInvitations(@Ctx() ctx: Context): Promise<StaffInvitation[]> {
    return listStaffInvitations(ctx);
  }

  @Query(() => StaffOffer, {
    nullable: true,
    description:
      'What an invitation offers, for who has its link; null for a link that is used up, too old or unknown.',
  })
  staffOffer(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'What stands behind the # of the link.' }) token: string,
  ): Promise<StaffOffer | null> {
    return readStaffOffer(ctx, token);
  }

  @Mutation(() => StaffInvitationPayload, {
    description:
      'For an admin: mails somebody a link by which they get a role, within 7 days and once; an invitation of the address before it no longer works. Refused with BAD_USER_INPUT, or with CONFLICT for the role of an owner, for who has a role already and where Shop.sendsMail is false; after three within 15 minutes for one e-mail the call fails with RATE_LIMITED, for an admin who showed a second factor too long ago with SECOND_FACTOR_REQUIRED, for anybody else with FORBIDDEN.',
  })
  inviteStaff(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'Where to mail it, at most 254 characters.' }) email: string,
    @Arg('role', () => Role, { description: 'What they are to do.' }) role: Role,
    @Arg('language', () => LanguageEnum, {
      nullable: true,
      description: 'What the mail is written in; absent: the language of the request.',
    })
    language: Language | null,
  ): Promise<StaffInvitationPayload> {
    return payload(ctx, () => inviteStaff(ctx, { email, role, language: language ?? ctx.language }));
  }

  @Mutation(() => StaffInvitationPayload, {
    description: 'For an admin: takes an invitation back. Refused with NOT_FOUND; anybody else with FORBIDDEN.',
  })
  revokeStaffInvitation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the invitation.' }) id: string,
  ): Promise<StaffInvitationPayload> {
    return payload(ctx, () => revokeStaffInvitation(ctx, id));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => SignInPayload, {
    description:
      'Takes the role of an invitation, once: for the account of its address, which has to be signed in, or a new one. For everybody who has the link. Refused with INVALID_CREDENTIALS for a link that no longer works, BAD_USER_INPUT for the new account, or CONFLICT for who has an account and is not signed in with it.',
  })
  acceptStaffInvitation(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'What stands behind the # of the link.' }) token: string,
    @Arg('newAccount', () => NewStaffInput, {
      nullable: true,
      description: 'What a new account is made of; not looked at where the address has one.',
    })
    newAccount: NewStaffInput | null,
  ): Promise<SignInPayload> {
    return payload(ctx, () => acceptStaffInvitation(ctx, token, newAccount ?? null));
  }
}
