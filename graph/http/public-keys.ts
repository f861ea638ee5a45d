import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { isOriginOfPublicKey, readPublicKey } from '../public-keys/public-keys.service.js';
import { answerFailure, contextOf } from '../rest/route.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { PublicKeyScope } from '../shared/public-key-scope.js';
import { answerPreflight, letOriginIn, varyBy } from './cors.js';

/** The header that a public key comes in, in small letters. */
const PUBLIC_KEY_HEADER = 'public-key';

/**
 * Lets in who comes with a public key: pages of the origins that it names (CORS), and apps. What
 * they ask is taken from what the key may spend for that origin; a key that only reads refuses
 * whatever writes before it begins.
 */
export const admitPublicKeys: RequestHandler = async (req, res, next) => {
  try {
    const admitted = await admitPublicKey(contextOf(res), req, res);
    if (!admitted) return;
    res.locals.ctx = admitted;
    next();
  } catch (thrown) {
    answerFailure(thrown, res);
  }
};

/**
 * Does what `admitPublicKeys` does for one request.
 *
 * @returns the context of who comes; null where it was a browser's preflight, which has been
 *   answered
 */
export async function admitPublicKey(ctx: Context, req: IncomingMessage, res: ServerResponse): Promise<Context | null> {
  varyBy(res, 'Origin');
  const { origin = null, [PUBLIC_KEY_HEADER]: sent } = req.headers;
  const isPreflight = req.method === 'OPTIONS' && asksToSendKey(req.headers['access-control-request-headers']);
  if (sent === undefined && !isPreflight) return ctx;
  if (origin !== null && (await isOriginOfPublicKey(ctx, origin))) {
    letOriginIn(res, origin);
    if (isPreflight) {
      answerPreflight(res);
      return null;
    }
  }
  if (sent === undefined) return ctx;
  const caller = await readPublicKey(ctx, String(sent), origin);
  const refuse = () => {
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('This public key lets nobody change anything.'));
  };
  const mayOnlyRead = caller.publicKey.scope === PublicKeyScope.READ;
  return { ...ctx, ...caller, ...(mayOnlyRead ? { beginWriting: refuse } : {}) };
}

function asksToSendKey(headers = ''): boolean {
  return headers
    .toLowerCase()
    .split(',')
    .some((name) => name.trim() === PUBLIC_KEY_HEADER);
}
