import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import { type Context, inTransaction } from '../shared/context.js';
import { normalEmail } from '../shared/email.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { User } from './user.entity.js';

/**
 * Makes an account that of an admin. For the command line of the shop alone: on neither face is there a way to it.
 *
 * @returns false when it was one already
 * @throws ShopError NOT_FOUND when nobody has signed up with the address
 */
export function promoteToAdmin(ctx: Context, email: string): Promise<boolean> {
  return setAdmin(ctx, email, { operation: 'promoteToAdmin', isAdmin: true });
}

/**
 * Takes the rights of an admin from an account. Its tokens end at once, on every device, and so do the API keys that it
 * made.
 *
 * @returns false when it had none
 * @throws ShopError NOT_FOUND when nobody has signed up with the address
 */
export function revokeAdmin(ctx: Context, email: string): Promise<boolean> {
  return setAdmin(ctx, email, { operation: 'revokeAdmin', isAdmin: false });
}

async function setAdmin(
  ctx: Context,
  email: string,
  { operation, isAdmin }: { operation: string; isAdmin: boolean },
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const user = await tx.db.findOne(User, {
      where: { email: normalEmail(email) },
      lock: { mode: 'for_no_key_update' },
    });
    if (!user)
      throw new ShopError(ErrorCode.NOT_FOUND, 'There is no account with this e-mail. Sign up first.', 'email');
    if (user.isAdmin === isAdmin) return false;
    const tokenVersion = isAdmin ? user.tokenVersion : user.tokenVersion + 1;
    await tx.db.update(User, { id: user.id }, { isAdmin, tokenVersion });
    await recordChange(tx, {
      ...{ operation, subjectType: AuditSubject.USER, subjectId: user.id },
      ...{ before: { isAdmin: user.isAdmin }, after: { isAdmin } },
    });
    return true;
  });
}
