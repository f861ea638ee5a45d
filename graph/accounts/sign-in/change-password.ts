import { type Context, inTransaction, viewerOf } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import type { SignedIn } from '../accounts.service.js';
import { forgetEmailChange } from '../email/email-links.js';
import { confirmPassword } from './confirm-password.js';
import { hashPassword } from './password.js';
import { signToken } from './token.js';

const WRONG = 'The old password is wrong.';

/**
 * Gives the viewer's account another password and ends every token that was made before, on whatever device, and a change of the e-mail
 * that was asked for.
 *
 * @param oldPassword guesses at it are counted together with those at signing in
 * @param newPassword 6 to 1024 characters
 * @returns a token for whoever changed it, so that their own session goes on
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for a blank field or a new password of another length,
 *   INVALID_CREDENTIALS for a wrong old password, CONFLICT for an account without one, RATE_LIMITED
 * @see spec §5 (change password)
 */
export async function changePassword(ctx: Context, oldPassword: string, newPassword: string): Promise<SignedIn> {
  const { id } = viewerOf(ctx);
  if (!oldPassword) throw blank('oldPassword');
  if (!newPassword) throw blank('newPassword');
  const { user, passwordHash } = await confirmPassword(ctx, oldPassword, { field: 'oldPassword', wrong: WRONG });
  const newHash = await hashPassword(newPassword, 'newPassword');
  const changed = await inTransaction(ctx, async (tx) => {
    const [rows]: [{ tokenVersion: number }[], number] = await tx.db.query(
      `UPDATE "user" SET password_hash = $2, token_version = token_version + 1
       WHERE id = $1 AND password_hash = $3 RETURNING token_version AS "tokenVersion"`,
      [id, newHash, passwordHash],
    );
    await forgetEmailChange(tx, id);
    return rows;
  });
  // Another change came first: the old password is no longer the one that was compared.
  const [{ tokenVersion } = { tokenVersion: null }] = changed;
  if (tokenVersion === null) throw new ShopError(ErrorCode.INVALID_CREDENTIALS, WRONG, 'oldPassword');
  const current = Object.assign(user, { tokenVersion });
  return { token: signToken(current, ctx.config), user: current, message: 'Your password has been changed.' };
}

function blank(field: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, 'Please fill all the details', field);
}
