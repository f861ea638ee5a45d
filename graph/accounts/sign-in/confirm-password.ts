import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { userWithHash } from '../accounts.service.js';
import type { User } from '../user.entity.js';
import { freshViewerOf } from './fresh-viewer.js';
import { isPassword } from './password.js';
import { limitSignInAttempts } from './sign-in-limit.js';

/**
 * The viewer's account, once the password that was sent is its own: for what a stranger who found a
 * device signed in may not do. Guesses are counted together with those at signing in.
 *
 * @param field the argument at fault where it is not
 * @param wrong the sentence for a wrong password
 * @throws ShopError UNAUTHENTICATED, INVALID_CREDENTIALS for a wrong password, CONFLICT for an
 *   account without one, RATE_LIMITED
 */
export async function confirmPassword(
  ctx: Context,
  sent: string,
  { field, wrong }: { field: string; wrong: Phrase },
): Promise<{ user: User; passwordHash: string }> {
  const user = await userWithHash(ctx, { id: viewerOf(ctx).id });
  if (!user) throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('Please login first'));
  const { email, passwordHash } = user;
  if (passwordHash === null) throw new ShopError(ErrorCode.CONFLICT, phrase('This account has no password.'), field);
  if (!(await limitSignInAttempts(ctx, email, () => isPassword(sent, passwordHash))))
    throw new ShopError(ErrorCode.INVALID_CREDENTIALS, wrong, field);
  return { user, passwordHash };
}

/**
 * The viewer's account, once it is shown to be theirs: by its password, or, where it has none, by
 * having signed in just now.
 *
 * @param sent not looked at for an account without a password
 * @throws ShopError UNAUTHENTICATED, INVALID_CREDENTIALS for a wrong password, CONFLICT for a
 *   session of an account without one that is older than 30 minutes, RATE_LIMITED
 */
export async function confirmOwner(ctx: Context, sent: string): Promise<{ user: User; passwordHash: string | null }> {
  const user = await userWithHash(ctx, { id: viewerOf(ctx).id });
  if (user && user.passwordHash === null) {
    freshViewerOf(ctx);
    return { user, passwordHash: null };
  }
  return confirmPassword(ctx, sent, { field: 'currentPassword', wrong: phrase('The password is wrong.') });
}
