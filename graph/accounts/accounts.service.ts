import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { normalEmail } from '../shared/input/email.js';
import { readId } from '../shared/input/id.js';
import { type Phrase, phrase, say } from '../shared/languages/phrase.js';
import { signIns } from '../shared/observability/metrics.js';
import { hasRight, Right } from '../shared/rights/right.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { accountField } from './account-fields.js';
import { insertUser } from './accounts.queries.js';
import { LinkPurpose } from './email/email-link.entity.js';
import { queueEmailLink } from './email/email-links.js';
import { ensurePicture } from './pictures/pictures.service.js';
import { letIn, type SignedIn } from './sign-in/let-in.js';
import { countNetworkFailure, limitSignUps, refuseSpentNetwork } from './sign-in/network-limit.js';
import { hashPassword, isPassword } from './sign-in/password.js';
import { limitSignInAttempts } from './sign-in/sign-in-limit.js';
import { User } from './user.entity.js';

/** A new account as a client described it. */
export interface NewAccount {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/**
 * Makes an account, and has a link mailed by which its e-mail is confirmed. An address that another
 * account may go back to is taken, as one that an account has.
 *
 * @returns the account and what to tell the shopper; it signs no one in
 * @throws ShopError BAD_USER_INPUT for a blank or too long field, EMAIL_TAKEN, RATE_LIMITED
 * @see spec §5 (sign-up)
 */
export async function signUp(ctx: Context, account: NewAccount): Promise<{ user: User; message: string }> {
  const name = filled('name', account.name);
  const email = normalEmail(filled('email', account.email));
  const phone = filled('phone', account.phone);
  if (!account.password) throw new ShopError(ErrorCode.BAD_USER_INPUT, blankMessage('password'), 'password');
  await refuseSpentNetwork(ctx);
  await limitSignUps(ctx);
  const passwordHash = await hashPassword(account.password, 'password');
  const user = await inTransaction(ctx, async (tx) => {
    const userId = await insertUser(tx, { name, email, phone, passwordHash });
    if (!userId) return null;
    await queueEmailLink(tx, { userId, purpose: LinkPurpose.CONFIRM, email, otherEmail: null });
    return tx.db.findOneByOrFail(User, { id: userId });
  });
  if (!user) {
    // The one answer that tells who has an account, so it is given as seldom as that of a wrong
    // guess.
    await countNetworkFailure(ctx);
    throw new ShopError(ErrorCode.EMAIL_TAKEN, phrase('There is already an account with this email.'), 'email');
  }
  await ensurePicture(ctx, user);
  return { user, message: say(phrase('Your account is ready. Please sign in.'), ctx.language) };
}

/**
 * Signs a shopper in by e-mail and password.
 *
 * @throws ShopError BAD_USER_INPUT for a blank field, INVALID_CREDENTIALS, RATE_LIMITED after ten
 *   wrong guesses
 * @see spec §5 (sign-in)
 */
export async function signIn(ctx: Context, email: string, password: string): Promise<SignedIn> {
  if (!email.trim()) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Email can not be blank!'), 'email');
  if (!password) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Password can not be blank!'), 'password');
  const known = await userWithHash(ctx, { email: normalEmail(email) });
  const guess = () => isPassword(password, known?.passwordHash ?? null);
  const isRight = await limitSignInAttempts(ctx, normalEmail(email), guess).catch((thrown: unknown) => {
    if (thrown instanceof ShopError) signIns.inc({ result: 'limited' });
    throw thrown;
  });
  signIns.inc({ result: known && isRight ? 'in' : 'refused' });
  if (!known || !isRight) throw new ShopError(ErrorCode.INVALID_CREDENTIALS, phrase('Invalid email or password'));
  await ensurePicture(ctx, known);
  return letIn(ctx, known);
}

/** The viewer's account; null for a visitor. */
export async function findMe(ctx: Context): Promise<User | null> {
  return ctx.viewer && ctx.db.findOneBy(User, { id: ctx.viewer.id });
}

/**
 * An account by id, for its owner or an admin.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody else, NOT_FOUND for an admin who
 *   requests for an unknown one
 * @see spec §7 (GET /api/user/{userId})
 */
export async function getUser(ctx: Context, id: unknown): Promise<User> {
  const viewer = viewerOf(ctx);
  const known = readId(id);
  if (known !== viewer.id && !hasRight(viewer.role, Right.RUN_SHOP)) {
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('You may only see your own account.'));
  }
  const user = known && (await ctx.db.findOneBy(User, { id: known }));
  if (!user) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such account.'));
  return user;
}

/**
 * An account together with the hash of its password, for comparing one; null when there is none.
 */
export function userWithHash(ctx: Context, by: { email: string } | { id: string }): Promise<User | null> {
  return ctx.db.createQueryBuilder(User, 'u').addSelect('u.passwordHash').where(by).getOne();
}

/** @see spec §5 (sign-up) */
function filled(field: 'name' | 'email' | 'phone', sent: string): string {
  return accountField(field, sent, blankMessage(field));
}

function blankMessage(field: 'name' | 'email' | 'phone' | 'password'): Phrase {
  return phrase('{field} can not be blank!', { field: phrase(field) });
}
