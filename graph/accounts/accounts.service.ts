import { type Context, viewerOf } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/id.js';
import { hashPassword, isPassword } from './password.js';
import { limitGuesses } from './sign-in-limit.js';
import { signToken } from './token.js';
import { User } from './user.entity.js';

/** The most characters of each field of a new account, in the order in which blanks are complained about (spec §5). */
const MOST_CHARACTERS = { name: 200, email: 254, phone: 32 } as const;

/** A new account as a client described it. */
export interface NewAccount {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** A shopper who just signed in. */
export interface SignedIn {
  /** For the Authorization header, valid for 24 hours. */
  token: string;
  user: User;
  message: string;
}

/**
 * Makes an account.
 *
 * @returns the account and what to tell the shopper; nobody is signed in by it
 * @throws ShopError BAD_USER_INPUT for a blank or too long field, EMAIL_TAKEN
 * @see spec §5 (sign-up)
 */
export async function signUp(ctx: Context, account: NewAccount): Promise<{ user: User; message: string }> {
  const name = checked('name', account.name);
  const email = normalEmail(checked('email', account.email));
  const phone = checked('phone', account.phone);
  if (!account.password) throw blank('password');
  const passwordHash = await hashPassword(account.password, 'password');
  const [made]: { id: string }[] = await ctx.db.query(
    `INSERT INTO "user" (name, email, phone, password_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [name, email, phone, passwordHash],
  );
  if (!made) throw new ShopError(ErrorCode.EMAIL_TAKEN, 'An account with this email exists already.', 'email');
  const user = await ctx.db.findOneByOrFail(User, { id: made.id });
  return { user, message: 'Your account is ready. Please sign in.' };
}

/**
 * Signs a shopper in by e-mail and password.
 *
 * @throws ShopError BAD_USER_INPUT for a blank field, INVALID_CREDENTIALS, RATE_LIMITED after ten wrong guesses
 * @see spec §5 (sign-in)
 */
export async function signIn(ctx: Context, email: string, password: string): Promise<SignedIn> {
  if (!email.trim()) throw new ShopError(ErrorCode.BAD_USER_INPUT, 'Email can not be blank!', 'email');
  if (!password) throw new ShopError(ErrorCode.BAD_USER_INPUT, 'Password can not be blank!', 'password');
  const known = await userWithHash(ctx, normalEmail(email));
  const isRight = await limitGuesses(ctx, normalEmail(email), () => isPassword(password, known?.passwordHash ?? null));
  if (!known || !isRight) throw new ShopError(ErrorCode.INVALID_CREDENTIALS, 'Invalid email or password');
  return { token: signToken(known, ctx.config), user: known, message: 'User Login Successfully!' };
}

/** The viewer's account; null for a visitor. */
export async function findMe(ctx: Context): Promise<User | null> {
  return ctx.viewer && ctx.db.findOneBy(User, { id: ctx.viewer.id });
}

/**
 * An account by id, for its owner or an admin.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody else, NOT_FOUND for an admin who asks for an unknown one
 * @see spec §7 (GET /api/user/{userId})
 */
export async function getUser(ctx: Context, id: unknown): Promise<User> {
  const viewer = viewerOf(ctx);
  const known = readId(id);
  if (known !== viewer.id && !viewer.isAdmin) {
    throw new ShopError(ErrorCode.FORBIDDEN, 'You may only see your own account.');
  }
  const user = known && (await ctx.db.findOneBy(User, { id: known }));
  if (!user) throw new ShopError(ErrorCode.NOT_FOUND, 'There is no such account.');
  return user;
}

/** The one form in which e-mail addresses are stored, compared and counted. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function userWithHash(ctx: Context, email: string): Promise<User | null> {
  return ctx.db.createQueryBuilder(User, 'u').addSelect('u.passwordHash').where({ email }).getOne();
}

function checked(field: keyof typeof MOST_CHARACTERS, sent: string): string {
  const text = sent.trim();
  const most = MOST_CHARACTERS[field];
  if (!text) throw blank(field);
  if (text.length > most) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, `${field} can have at most ${most} characters.`, field);
  }
  return text;
}

function blank(field: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, `${field} can not be blank!`, field);
}
