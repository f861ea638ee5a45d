import { hash, verify } from '@node-rs/argon2';
import { ErrorCode, ShopError } from '../../shared/errors.js';

const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 1024;

/** Verified against where there is no hash, so that an unknown e-mail costs the same work as a known one. */
const hashOfNobody = hash('a password that nobody has');

/**
 * Hashes a new password with argon2id.
 *
 * @param password 6 to 1024 characters
 * @param field the input field to name in a refusal
 * @throws ShopError BAD_USER_INPUT for another length
 */
export async function hashPassword(password: string, field: string): Promise<string> {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      `Password must have ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`,
      field,
    );
  }
  return hash(password);
}

/**
 * Compares a password with a hash, taking as long when there is none.
 *
 * @param passwordHash null for an unknown e-mail or an account without a password, which nothing matches
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await hashOfNobody), password);
  return matches && passwordHash !== null;
}
