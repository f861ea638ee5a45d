import { isOriginOfPublicKey, readPublicKey } from '../public-keys/public-keys.service.js';
import { addToContext, contextOf } from '../rest/response-context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Step } from '../shared/request/step.js';
import { PublicKeyScope } from '../shared/rights/public-key-scope.js';
import { answerPreflight, letOriginIn, varyBy } from './cors.js';

/** The header that a public key comes in, in small letters. */
const PUBLIC_KEY_HEADER = 'public-key';

/**
 * Lets in who comes with a public key: pages of the origins that it names (CORS), and apps. What
 * they ask is taken from what the key may spend for that origin; a key that only reads refuses
 * whatever writes before it begins.
 */
export const admitPublicKeys: Step = async (req, res, next) => {
  varyBy(res, 'Origin');
  const { origin = null, [PUBLIC_KEY_HEADER]: sent } = req.headers;
  const isPreflight = req.method === 'OPTIONS' && asksToSendKey(req.headers['access-control-request-headers']);
  if (sent === undefined && !isPreflight) return next();
  const ctx = contextOf(res);
  if (origin !== null && (await isOriginOfPublicKey(ctx, origin))) {
    letOriginIn(res, origin);
    if (isPreflight) return answerPreflight(res);
  }
  if (sent === undefined) return next();
  const caller = await readPublicKey(ctx, String(sent), origin);
  const refuse = () => {
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('This public key does not allow changes.'));
  };
  const mayOnlyRead = caller.publicKey.scope === PublicKeyScope.READ;
  addToContext(res, { ...caller, ...(mayOnlyRead ? { beginWriting: refuse } : {}) });
  next();
};

function asksToSendKey(headers = ''): boolean {
  return headers
    .toLowerCase()
    .split(',')
    .some((name) => name.trim() === PUBLIC_KEY_HEADER);
}
