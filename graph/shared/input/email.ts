import { z } from 'zod';
import { ErrorCode, ShopError } from '../errors.js';
import { phrase } from '../languages/phrase.js';

const MAX_EMAIL_LENGTH = 254;

const emailAddress = z.email();

/** The one form in which e-mail addresses are stored, compared and counted. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whether a text looks like an address that mail can go to: something on both sides of one @, and
 * no blank.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}

/**
 * An e-mail address that a visitor entered without an account, in its normal form.
 *
 * @throws ShopError BAD_USER_INPUT at `email`, for what is no address that mail can go to
 */
export function enteredEmail(sent: string): string {
  const address = normalEmail(sent);
  if (!address) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please fill in your email'), 'email');
  if (address.length > MAX_EMAIL_LENGTH || !emailAddress.safeParse(address).success)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is not an email address'), 'email');
  return address;
}
