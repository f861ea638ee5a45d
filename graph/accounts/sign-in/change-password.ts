import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { cancelEmailChange } from '../email/email-links.js';
import { User } from '../user.entity.js';
import { confirmPassword } from './confirm-password.js';
import type { SignedIn } from './let-in.js';
import { hashPassword } from './password.js';
import { signToken } from './token.js';

const WRONG = phrase('The old password is wrong.');

/**
 * Gives the viewer's account another password and ends every token that was made before, on
 * whatever device, and a change of the e-mail that was asked for.
 *
 * @param oldPassword guesses at it are counted together with those at signing in
 * @param newPassword 6 to 1024 characters
 * @returns a token for the one who changed it, so that their own session goes on
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for a blank field or a new password of another
 *   length, INVALID_CREDENTIALS for a wrong old password, CONFLICT for an account without one,
 *   RATE_LIMITED
 * @see spec §5 (change password)
 */
export async function changePassword(ctx: Context, oldPassword: string, newPassword: string): Promise<SignedIn> {
  const { id, secondFactor } = viewerOf(ctx);
  if (!oldPassword) throw blank('oldPassword');
  if (!newPassword) throw blank('newPassword');
  const { passwordHash } = await confirmPassword(ctx, oldPassword, { field: 'oldPassword', wrong: WRONG });
  const newHash = await hashPassword(newPassword, 'newPassword');
  const current = await inTransaction(ctx, async (tx) => {
    const { affected } = await tx.db.update(
      User,
      { id, passwordHash },
      { passwordHash: newHash, tokenVersion: () => 'token_version + 1' },
    );
    await cancelEmailChange(tx, id);
    return affected ? tx.db.findOneByOrFail(User, { id }) : null;
  });
  // Another change came first: the old password is no longer the one that was compared.
  if (!current) throw new ShopError(ErrorCode.INVALID_CREDENTIALS, WRONG, 'oldPassword');
  return {
    token: signToken(current, ctx.config, secondFactor?.shownAtMs),
    user: current,
    message: say(phrase('Your password has been changed.'), ctx.language),
  };
}

function blank(field: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please fill all the details'), field);
}
