import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { normalEmail } from '../shared/input/email.js';
import { phrase } from '../shared/languages/phrase.js';
import { Role } from '../shared/rights/role.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { dropFactors } from './second-factor/manage-second-factors.js';
import { User } from './user.entity.js';

/** What becomes of an account's role. */
interface RoleChange {
  /** As the audit names it. */
  operation: string;
  /** The role that it has from now on; null takes it. */
  role: Role | null;
  /** @throws ShopError for an account whose role stays */
  check?: (user: User) => void;
}

/**
 * Makes an account that of an admin. For the command line of the shop alone: on neither face is
 * there a way to it.
 *
 * @returns false when it was one already
 * @throws ShopError NOT_FOUND when no account has the address
 */
export async function promoteToAdmin(ctx: Context, email: string): Promise<boolean> {
  return (await changeRole(ctx, email, { operation: 'promoteToAdmin', role: Role.OWNER })).isChanged;
}

/**
 * Takes the rights of an admin, or any other role, from an account. Its tokens end at once, on
 * every device, and so do the API keys that it made.
 *
 * @returns false when it had none
 * @throws ShopError NOT_FOUND when no account has the address
 */
export async function revokeAdmin(ctx: Context, email: string): Promise<boolean> {
  return (await changeRole(ctx, email, { operation: 'revokeAdmin', role: null })).isChanged;
}

/**
 * Takes the second factors of an account whose owner lost them, and ends its sessions. For the
 * command line of the shop, where an only owner has no other owner to ask.
 *
 * @returns false when there were none
 * @throws ShopError NOT_FOUND when no account has the address
 */
export async function dropFactorsOf(ctx: Context, email: string): Promise<boolean> {
  const user = await ctx.db.findOneBy(User, { email: normalEmail(email) });
  if (!user) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such account.'), 'email');
  return dropFactors(ctx, user.id);
}

/**
 * Gives an account a role, or takes it. Those who lose a right by it have to sign in again, on
 * every device.
 *
 * @throws ShopError NOT_FOUND when no account has the address
 */
export async function changeRole(
  ctx: Context,
  email: string,
  { operation, role, check }: RoleChange,
): Promise<{ user: User; isChanged: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const user = await tx.db.findOne(User, {
      where: { email: normalEmail(email) },
      lock: { mode: 'for_no_key_update' },
    });
    if (!user)
      throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no account with this e-mail. Sign up first.'), 'email');
    check?.(user);
    if (user.role === role) return { user, isChanged: false };
    const losesRights = user.role !== null && role !== Role.OWNER;
    const tokenVersion = losesRights ? user.tokenVersion + 1 : user.tokenVersion;
    await tx.db.update(User, { id: user.id }, { role, tokenVersion });
    await recordChange(tx, {
      ...{ operation, subjectType: AuditSubject.USER, subjectId: user.id },
      ...{ before: { role: user.role }, after: { role } },
    });
    return { user: await tx.db.findOneByOrFail(User, { id: user.id }), isChanged: true };
  });
}
