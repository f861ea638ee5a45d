import { v7 } from 'uuid';
import { Address } from '../../accounts/addresses/address.entity.js';
import { EmailLink, LinkPurpose } from '../../accounts/email/email-link.entity.js';
import { hashOfToken } from '../../accounts/email/email-links.js';
import { hashPassword } from '../../accounts/sign-in/password.js';
import { User } from '../../accounts/user.entity.js';
import { CartLine } from '../../cart/cart-line.entity.js';
import type { Context } from '../../shared/context.js';
import type { Viewer } from '../../shared/rights/caller.js';
import { Role } from '../../shared/rights/role.js';

/** A place as it is typed into an address book. */
export const ADDRESS = {
  label: 'Home',
  fullName: 'Asha Rao',
  country: 'India',
  streetAddressLine1: '12 MG Road',
  streetAddressLine2: 'Flat 4',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  phoneNumber: '9876543210',
};

let made = 0;

/** Hashes of passwords that tests have chosen before: a hash is made to take its time. */
const hashes = new Map<string, Promise<string>>();

/**
 * An account of a shop under test; every call makes another one.
 *
 * @param account what matters to the test; without a password its owner cannot sign in, which saves
 *   the time to hash one
 */
export async function aUser(
  ctx: Context,
  {
    password,
    isAdmin,
    ...account
  }: Partial<Pick<User, 'name' | 'email' | 'phone' | 'role' | 'isAdmin'>> & { password?: string } = {},
): Promise<User> {
  made += 1;
  const number = made;
  const passwordHash = password === undefined ? null : await hashOf(password);
  const { identifiers } = await ctx.db.insert(User, {
    name: `Shopper ${number}`,
    email: `shopper-${number}@example.com`,
    phone: '9876500000',
    ...(isAdmin ? { role: Role.OWNER } : {}),
    ...account,
    passwordHash,
  });
  return ctx.db.findOneByOrFail(User, { id: identifiers[0]?.id });
}

/**
 * A link about the address of an account, as if it were mailed; a change is to an address of
 * no one.
 *
 * @returns its token
 */
export async function anEmailLink(ctx: Context, { id: userId, email }: User, purpose: LinkPurpose): Promise<string> {
  const [token, other] = [v7(), `${v7()}@example.com`];
  const addresses: Record<LinkPurpose, Pick<EmailLink, 'email' | 'otherEmail'>> = {
    confirm: { email, otherEmail: null },
    change: { email: other, otherEmail: email },
    undo: { email, otherEmail: other },
  };
  const expiresAt = new Date(Date.now() + 60 * 60_000);
  await ctx.db.insert(EmailLink, {
    ...{ userId, purpose, expiresAt, tokenHash: hashOfToken(token) },
    ...addresses[purpose],
  });
  return token;
}

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password, 'password');
  hashes.set(password, hash);
  return hash;
}

/**
 * Puts pieces of variants into a shopper's cart, whatever is in stock.
 *
 * @param quantities whole pieces by variant id
 */
export async function aFilledCart(
  ctx: Context,
  user: Pick<Viewer, 'id'>,
  quantities: Record<string, number>,
): Promise<CartLine[]> {
  const lines = Object.entries(quantities).map(([variantId, quantity]) => ({ userId: user.id, variantId, quantity }));
  await ctx.db.insert(CartLine, lines);
  return ctx.db.find(CartLine, { where: { userId: user.id }, order: { id: 'ASC' } });
}

/** A place in a shopper's address book; answers its id. */
export async function anAddress(
  ctx: Context,
  { id: userId }: Pick<Viewer, 'id'>,
  wishes: Partial<Pick<Address, 'label' | 'lastUsedAt'>> = {},
): Promise<string> {
  return (await ctx.db.save(Address, { ...ADDRESS, ...wishes, userId })).id;
}
