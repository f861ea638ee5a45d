import { IsNull, Not } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { Right } from '../../shared/rights/right.js';
import { Role } from '../../shared/rights/role.js';
import { askSecondFactorAgain, staffOf } from '../../shared/rights/viewer.js';
import { changeRole } from '../admin-rights.js';
import { User } from '../user.entity.js';

/** So many accounts have a role at most. */
const MAX_STAFF = 200;

/**
 * All accounts that have a role, by name.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin
 */
export async function listStaff(ctx: Context): Promise<User[]> {
  staffOf(ctx, Right.MANAGE_STAFF);
  return ctx.db.find(User, { where: { role: Not(IsNull()) }, order: { name: 'ASC', id: 'ASC' }, take: MAX_STAFF });
}

/**
 * Gives an account a role other than an owner's, or takes it. Owners are made at the terminal
 * alone, so that anyone who has got hold of an owner's session cannot stay.
 *
 * @param role null takes the role; its sessions end
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, SECOND_FACTOR_REQUIRED,
 *   NOT_FOUND when no account has signed up with the address, CONFLICT for an owner, to be made or
 *   unmade, and beyond 200 accounts
 */
export async function setRole(
  ctx: Context,
  email: string,
  role: Role | null,
): Promise<{ staffMember: User; message: string }> {
  askSecondFactorAgain(staffOf(ctx, Right.MANAGE_STAFF));
  if (role === Role.OWNER) throw ownersStay();
  if (role) await refuseFullStaff(ctx);
  const { user } = await changeRole(ctx, email, {
    operation: 'setRole',
    role,
    check: ({ isAdmin }) => {
      if (isAdmin) throw ownersStay();
    },
  });
  const message = say(
    role
      ? phrase('{name} now works as {role}.', { name: user.name, role: phrase(role.toLowerCase() as Lowercase<Role>) })
      : phrase('{name} no longer has a role.', { name: user.name }),
    ctx.language,
  );
  return { staffMember: user, message };
}

/**
 * Refuses another account with a role beyond the most that there may be.
 *
 * @throws ShopError CONFLICT
 */
export async function refuseFullStaff(ctx: Context): Promise<void> {
  if ((await ctx.db.countBy(User, { role: Not(IsNull()) })) < MAX_STAFF) return;
  throw new ShopError(
    ErrorCode.CONFLICT,
    phrase('{most} accounts have a role already. Remove one first.', { most: MAX_STAFF }),
  );
}

/** The refusal to make or unmake an owner. */
export function ownersStay(): ShopError {
  return new ShopError(
    ErrorCode.CONFLICT,
    phrase('Owners are set from the terminal of the shop: npm run admin.'),
    'role',
  );
}
