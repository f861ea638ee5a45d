import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';

/**
 * The account that a call is about: always the token's. A client may say whose it believes to ask
 * for, as the specification's calls do; another's is refused rather than silently replaced.
 *
 * @param said the user id that the client sent; null or empty when it sent none
 * @param message what a visitor is told, see `viewerOf`
 * @returns the viewer's id
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for another's id
 * @see spec §6
 */
export function ownAccount(ctx: Context, said: unknown, message?: Phrase): string {
  const { id } = viewerOf(ctx, message);
  if (said === undefined || said === null || said === '') return id;
  if (typeof said === 'string' && said.toLowerCase() === id) return id;
  throw new ShopError(ErrorCode.FORBIDDEN, phrase('You may only use your own account.'));
}
