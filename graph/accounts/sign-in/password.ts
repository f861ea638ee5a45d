import { hash, verify } from '@node-rs/argon2';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { isInvisible } from '../../shared/input/checked-text.js';
import { phrase } from '../../shared/languages/phrase.js';
import { semaphore } from '../../shared/process/semaphore.js';

const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 1024;

/**
 * Two at once: each holds 19 MB and one of Node's four threads, which also pack answers and read
 * files.
 */
const withPermit = semaphore(2);

/**
 * Verified against where there is no hash, so that an unknown e-mail costs the same work as a known
 * one.
 */
const hashOfNobody = hash('a password that nobody has');

/**
 * Hashes a new password with argon2id.
 *
 * @param password 6 to 1024 characters, of which one at least can be seen
 * @param field the input field to name in a refusal
 * @throws ShopError BAD_USER_INPUT for another length, for blanks alone, or for half of a surrogate
 *   pair: in bytes all such halves are the same, so different passwords would be one
 */
export async function hashPassword(password: string, field: string): Promise<string> {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Password must have {least} to {most} characters', {
        least: MIN_PASSWORD_LENGTH,
        most: MAX_PASSWORD_LENGTH,
      }),
      field,
    );
  }
  if (isInvisible(password)) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Password cannot be only spaces'), field);
  }
  if (!password.isWellFormed()) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Password contains characters that cannot be typed'), field);
  }
  return withPermit(() => hash(password));
}

/**
 * Compares a password with a hash, taking as long when there is none.
 *
 * @param password one that is no well-formed text matches nothing
 * @param passwordHash null for an unknown e-mail or an account without a password, which nothing
 *   matches
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const known = passwordHash ?? (await hashOfNobody);
  const matches = await withPermit(() => verify(known, password));
  return matches && passwordHash !== null && password.isWellFormed();
}
