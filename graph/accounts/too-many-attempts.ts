import { ErrorCode, ShopError } from '../shared/errors.js';

/**
 * What whoever fails too often at getting into accounts is told.
 *
 * @param retryAfterS seconds until it is worth trying again
 */
export function tooManyAttempts(retryAfterS: number): ShopError {
  const message = 'Too many attempts. Please try again in 15 minutes.';
  return new ShopError(ErrorCode.RATE_LIMITED, message, null, { retryAfterS });
}
