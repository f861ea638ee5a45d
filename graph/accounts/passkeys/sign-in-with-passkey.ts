import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Context } from '../../shared/context.js';
import { signIns } from '../../shared/observability/metrics.js';
import { issueNonce, readNonce, spendNonce } from '../openid/sign-in-nonce.js';
import { letIn, type SignedIn } from '../sign-in/let-in.js';
import { countNetworkFailure, refuseSpentNetwork } from '../sign-in/network-limit.js';
import { User } from '../user.entity.js';
import { CHALLENGE_MS, findPasskey, isSigned, passkeyRefused, webauthn } from './passkeys.js';
import { siteOf } from './site.js';

/**
 * Begins a sign-in by whatever passkey of the shop a device has. Nothing is stored for one that is
 * never finished, and no account is named, so that nothing is told of any.
 *
 * @returns what the browser's `navigator.credentials.get` is asked with, good for 10 minutes
 */
export async function beginPasskeySignIn(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    ...{ rpID: siteOf(ctx.config).rpId, userVerification: 'required', timeout: CHALLENGE_MS },
    challenge: issueNonce(ctx).nonce,
  });
}

/**
 * Signs in by what a passkey has signed, once. The device has made sure of its owner, so that of
 * staff the second factor is shown by it, too.
 *
 * @throws ShopError INVALID_CREDENTIALS for what is forged, too old, sent before or of no account,
 *   RATE_LIMITED
 */
export async function signInWithPasskey(ctx: Context, answer: object): Promise<SignedIn> {
  await refuseSpentNetwork(ctx);
  const passkey = await findPasskey(ctx, answer);
  const isRight = passkey && (await isSigned(ctx, passkey, answer, (sent) => spendChallenge(ctx, sent), true));
  signIns.inc({ result: isRight ? 'in' : 'refused' });
  if (!isRight) {
    await countNetworkFailure(ctx);
    throw passkeyRefused();
  }
  const user = await ctx.db.findOneByOrFail(User, { id: passkey.userId });
  return letIn(ctx, user, user.role ? Date.now() : null);
}

/** @returns whether this shop gave it out, in time, and it was not spent before */
async function spendChallenge(ctx: Context, challenge: string): Promise<boolean> {
  try {
    await spendNonce(ctx, readNonce(ctx, Buffer.from(challenge, 'base64url').toString()));
    return true;
  } catch {
    return false;
  }
}
