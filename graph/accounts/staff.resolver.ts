import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { Role } from '../shared/rights/role.js';
import { payload } from '../shared/schema/payload.js';
import { listStaff, setRole } from './staff.service.js';
import { StaffMember, StaffPayload } from './staff.type.js';

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
}
