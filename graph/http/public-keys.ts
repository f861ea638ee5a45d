import type { RequestHandler } from 'express';
import { isOriginOfPublicKey, readPublicKey } from '../public-keys/public-keys.service.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { PublicKeyScope } from '../shared/public-key-scope.js';
import { answerFailure, contextOf } from '../shared/rest/route.js';
import { answerPreflight, letOriginIn } from './cors.js';

/** The header that a public key comes in, in small letters. */
export const PUBLIC_KEY_HEADER = 'public-key';

/**
 * Lets in who comes with a public key: pages of the origins that it names (CORS), and apps. What they ask is taken from what
 * the key may spend for that origin; a key that only reads refuses whatever writes before it begins.
 */
export const admitPublicKeys: RequestHandler = async (req, res, next) => {
  res.vary('Origin');
  const origin = req.get('origin') ?? null;
  const sent = req.get(PUBLIC_KEY_HEADER);
  const isPreflight = req.method === 'OPTIONS' && asksToSendKey(req.get('access-control-request-headers'));
  if (sent === undefined && !isPreflight) return next();
  const ctx = contextOf(res);
  try {
    if (origin !== null && (await isOriginOfPublicKey(ctx, origin))) {
      letOriginIn(res, origin);
      if (isPreflight) return answerPreflight(res);
    }
    if (sent === undefined) return next();
    const caller = await readPublicKey(ctx, sent, origin);
    const refuse = () => {
      throw new ShopError(ErrorCode.FORBIDDEN, 'This public key lets nobody change anything.');
    };
    res.locals.ctx = {
      ...ctx,
      ...caller,
      ...(caller.publicKey.scope === PublicKeyScope.READ ? { beginWriting: refuse } : {}),
    };
    next();
  } catch (thrown) {
    answerFailure(thrown, res);
  }
};

function asksToSendKey(headers = ''): boolean {
  return headers
    .toLowerCase()
    .split(',')
    .some((name) => name.trim() === PUBLIC_KEY_HEADER);
}
