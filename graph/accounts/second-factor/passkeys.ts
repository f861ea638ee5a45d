import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { LessThan, MoreThan } from 'typeorm';
import { type Context, viewerOf } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { readShopFacts } from '../../shop/shop-facts.js';
import { User } from '../user.entity.js';
import { type ChangedFactors, changeOwnFactors, ownFactorsOf } from './own-factors.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';

/** Keys that an account may have; anyone who has more has forgotten some. */
const MAX_PASSKEYS = 10;

/** How long a browser may take to sign a challenge. In milliseconds. */
const CHALLENGE_MS = 5 * 60_000;

/** It is loaded once a passkey is wanted: most shops and most requests do without. */
const webauthn = () => import('@simplewebauthn/server');

/**
 * Begins to add a passkey of the viewer.
 *
 * @returns what the browser's `navigator.credentials.create` is asked with, good for 5 minutes
 * @throws ShopError as `ownFactorsOf`, CONFLICT for more than 10
 */
export async function beginPasskey(ctx: Context): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id } = ownFactorsOf(ctx);
  const known = await ctx.db.findBy(Passkey, { userId: id });
  if (known.length >= MAX_PASSKEYS)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('You have {most} passkeys already. Remove one first.', { most: MAX_PASSKEYS }),
    );
  const { name, email } = await ctx.db.findOneByOrFail(User, { id });
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    ...{ rpName: (await readShopFacts(ctx)).name, rpID: placeOf(ctx).rpId },
    ...{ userName: email, userDisplayName: name, userID: Uint8Array.from(Buffer.from(id)) },
    ...{ attestationType: 'none', timeout: CHALLENGE_MS },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(ctx, id, options.challenge);
  return options;
}

/**
 * Adds a passkey of the viewer by what the browser answered.
 *
 * @param sentName what its owner calls it, at most 60 characters
 * @throws ShopError as `ownFactorsOf`, BAD_USER_INPUT for the name, INVALID_CREDENTIALS for an
 *   answer that is forged, too old or was sent before
 */
export function addPasskey(ctx: Context, sentName: string, answer: object): Promise<ChangedFactors> {
  const name = checkedText(sentName, { field: 'name', called: phrase('The name'), most: 60 });
  return changeOwnFactors(ctx, 'addPasskey', async (tx, userId) => {
    const { verifyRegistrationResponse } = await webauthn();
    const { rpId, isOwnOrigin } = placeOf(ctx);
    const origin = originIn(answer);
    const verified = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      // Outside the transaction, so that what was refused is not asked again either.
      expectedChallenge: (challenge) => spendChallenge(ctx, userId, challenge),
      expectedOrigin: isOwnOrigin(origin) ? origin : [],
      ...{ expectedRPID: rpId, requireUserVerification: false },
    }).catch(() => null);
    if (!verified?.verified) throw notTaken();
    const { credential } = verified.registrationInfo;
    if (await tx.db.existsBy(Passkey, { credentialId: credential.id }))
      throw new ShopError(ErrorCode.CONFLICT, phrase('This passkey is known already.'));
    await tx.db.insert(Passkey, {
      ...{ userId, name, credentialId: credential.id, counter: credential.counter },
      ...{ publicKey: Buffer.from(credential.publicKey), transports: credential.transports ?? [] },
    });
    return say(phrase('{name} lets you in from now on.', { name }), tx.language);
  });
}

/**
 * Begins to confirm by one of the viewer's passkeys.
 *
 * @returns what the browser's `navigator.credentials.get` is asked with, good for 5 minutes
 * @throws ShopError UNAUTHENTICATED, CONFLICT for who has none
 */
export async function beginPasskeyConfirmation(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { id } = viewerOf(ctx);
  const known = await ctx.db.findBy(Passkey, { userId: id });
  if (known.length === 0) throw new ShopError(ErrorCode.CONFLICT, phrase('You have no passkey here.'));
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    ...{ rpID: placeOf(ctx).rpId, userVerification: 'preferred', timeout: CHALLENGE_MS },
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
  const response = answer as AuthenticationResponseJSON;
  const passkey = await ctx.db.findOneBy(Passkey, { userId, credentialId: String(response.id) });
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpId, isOwnOrigin } = placeOf(ctx);
  const origin = originIn(answer);
  const { id, credentialId, publicKey, counter, transports } = passkey;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(ctx, userId, challenge),
    expectedOrigin: isOwnOrigin(origin) ? origin : [],
    ...{ expectedRPID: rpId, requireUserVerification: false },
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await ctx.db.update(Passkey, { id }, { counter: newCounter, lastUsedAt: () => 'now()' });
  return true;
}

/** Forgets challenges that were not signed in time. */
export async function deleteExpiredChallenges(ctx: Context): Promise<void> {
  await ctx.db.delete(PasskeyChallenge, { expiresAt: LessThan(new Date()) });
}

async function keepChallenge(ctx: Context, userId: string, challenge: string): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await ctx.db.insert(PasskeyChallenge, { challenge, userId, expiresAt });
}

/** @returns whether it was the account's, in time, and not spent before */
async function spendChallenge(ctx: Context, userId: string, challenge: string): Promise<boolean> {
  const { affected } = await ctx.db.delete(PasskeyChallenge, { challenge, userId, expiresAt: MoreThan(new Date()) });
  return affected === 1;
}

/**
 * Where passkeys of this shop hold: at PUBLIC_URL, and without one on the machine itself, whatever
 * the port.
 */
function placeOf({ config: { publicUrl } }: Context): { rpId: string; isOwnOrigin: (origin: string) => boolean } {
  if (!publicUrl) return { rpId: 'localhost', isOwnOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) };
  const { hostname, origin: own } = new URL(publicUrl);
  return { rpId: hostname, isOwnOrigin: (origin) => origin === own };
}

/** Where a browser says that it was asked; empty for what is no answer of one. */
function originIn(answer: object): string {
  try {
    const { clientDataJSON } = (answer as RegistrationResponseJSON).response;
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin: unknown };
    return typeof origin === 'string' ? origin : '';
  } catch {
    return '';
  }
}

function notTaken(): ShopError {
  return new ShopError(ErrorCode.INVALID_CREDENTIALS, phrase('The passkey was not accepted. Please try again.'));
}
