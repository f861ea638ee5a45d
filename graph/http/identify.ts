import { viewerFromToken } from '../accounts/sign-in/token.js';
import { readSentKey } from '../api-keys/api-keys.service.js';
import { addToContext, contextOf } from '../rest/response-context.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Step } from '../shared/request/step.js';
import { PublicKeyScope } from '../shared/rights/public-key-scope.js';

/**
 * Who comes with an Authorization header: an API key or a shopper; a missing or invalid token
 * leaves a visitor.
 *
 * By way of another's shop front everybody is a shopper at most.
 *
 * @throws ShopError RATE_LIMITED for a network that guesses keys; FORBIDDEN for an API key beside a
 *   public one, and for a token where the public key only reads
 */
export async function callerOf(
  ctx: Context,
  header: string | undefined,
): Promise<Pick<Context, 'viewer' | 'apiKey' | 'budget'>> {
  const { publicKey } = ctx;
  const sentKey = await readSentKey(ctx, header);
  if (sentKey && publicKey)
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('An API key is a secret: keep it out of pages and apps.'));
  if (sentKey) return { viewer: null, apiKey: sentKey.caller, budget: sentKey.budget };
  const viewer = await viewerFromToken(ctx, header);
  if (viewer && publicKey?.scope === PublicKeyScope.READ)
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('This public key does not allow signing in.'));
  return { viewer: viewer && publicKey ? { id: viewer.id, role: null } : viewer, apiKey: null, budget: ctx.budget };
}

/** Puts the caller into the request's context; what is protected refuses a visitor later. */
export const identify: Step = async (req, res, next) => {
  const { authorization } = req.headers;
  if (authorization !== undefined) addToContext(res, await callerOf(contextOf(res), authorization));
  next();
};

/**
 * Refuses those who come with a token or key that does not hold, so that a client learns of it from
 * any operation. The calls under /api let such a client in as a visitor: that of the specification
 * sends what it has stored with whatever it reads, and with signing in.
 *
 * @see spec §7
 */
export const refuseStaleToken: Step = (req, res, next) => {
  const { viewer, apiKey } = contextOf(res);
  if (!viewer && !apiKey && /^bearer\b/i.test(req.headers.authorization ?? ''))
    throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('Please login first'));
  next();
};
