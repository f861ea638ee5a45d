import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { LessThan, MoreThan } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';
import { siteOf } from './site.js';

/** How long a browser may take to sign a challenge. In milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** It is loaded once a passkey is wanted: most shops and most requests do without. */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * Begins to confirm by one of the viewer's passkeys.
 *
 * @returns what the browser's `navigator.credentials.get` is asked with, good for 5 minutes
 * @throws ShopError UNAUTHENTICATED, CONFLICT for those who have none
 */
export async function beginPasskeyConfirmation(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { id } = viewerOf(ctx);
  const known = await ctx.db.findBy(Passkey, { userId: id });
  if (known.length === 0) throw new ShopError(ErrorCode.CONFLICT, phrase('You have no passkey here.'));
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    ...{ rpID: siteOf(ctx.config).rpId, userVerification: 'preferred', timeout: CHALLENGE_MS },
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await keepChallenge(ctx, id, options.challenge);
  return options;
}

/**
 * Takes what a browser signed with one of an account's passkeys, once.
 *
 * @returns whether it was right and new
 */
export async function takePasskey(ctx: Context, userId: string, answer: object): Promise<boolean> {
  const passkey = await findPasskey(ctx, answer);
  if (passkey?.userId !== userId) return false;
  return isSigned(ctx, passkey, answer, (challenge) => spendChallenge(ctx, userId, challenge));
}

/** The passkey that an answer of a browser is said to be of; null for none that is known. */
export function findPasskey(ctx: Context, answer: object): Promise<Passkey | null> {
  return ctx.db.findOneBy(Passkey, { credentialId: String((answer as AuthenticationResponseJSON).id) });
}

/**
 * Whether a passkey has signed an answer on a page of this shop, and counts that it did.
 *
 * @param isChallenge whether what was signed is what the shop gave to be signed, once
 * @param isAlone whether nothing else is shown, so that the device must have made sure of its owner
 */
export async function isSigned(
  ctx: Context,
  { id, credentialId, publicKey, counter, transports }: Passkey,
  answer: object,
  isChallenge: (challenge: string) => Promise<boolean>,
  isAlone = false,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpId, isOwnOrigin } = siteOf(ctx.config);
  const origin = originIn(answer);
  const verified = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: isChallenge,
    expectedOrigin: isOwnOrigin(origin) ? origin : [],
    ...{ expectedRPID: rpId, requireUserVerification: isAlone },
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await ctx.db.update(Passkey, { id }, { counter: newCounter, lastUsedAt: () => 'now()' });
  return true;
}

/** The refusal of what no passkey of the shop has signed. */
export function passkeyRefused(): ShopError {
  return new ShopError(ErrorCode.INVALID_CREDENTIALS, phrase('The passkey was not accepted. Please try again.'));
}

/** Forgets challenges that were not signed in time. */
export async function deleteExpiredChallenges(ctx: Context): Promise<void> {
  await ctx.db.delete(PasskeyChallenge, { expiresAt: LessThan(new Date()) });
}

/** Writes down what one of an account's passkeys, or a new one, is to sign. */
export async function keepChallenge(ctx: Context, userId: string, challenge: string): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await ctx.db.insert(PasskeyChallenge, { challenge, userId, expiresAt });
}

/** @returns whether it was the account's, in time, and not spent before */
export async function spendChallenge(ctx: Context, userId: string, challenge: string): Promise<boolean> {
  const { affected } = await ctx.db.delete(PasskeyChallenge, { challenge, userId, expiresAt: MoreThan(new Date()) });
  return affected === 1;
}

/** Where a browser says that it was asked; empty for what is no answer of one. */
export function originIn(answer: object): string {
  try {
    const { clientDataJSON } = (answer as RegistrationResponseJSON).response;
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin: unknown };
    return typeof origin === 'string' ? origin : '';
  } catch {
    return '';
  }
}
