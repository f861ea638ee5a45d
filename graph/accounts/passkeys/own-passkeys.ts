import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import type { Viewer } from '../../shared/rights/caller.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { readShopFacts } from '../../shop/shop-facts.js';
import { lockShopper } from '../accounts.queries.js';
import {
  type ChangedFactors,
  changeOwnFactors,
  ownFactorsOf,
  removeSecondFactor,
} from '../second-factor/own-factors.js';
import { freshViewerOf } from '../sign-in/fresh-viewer.js';
import { queueSecurityMail } from '../sign-in/security-mail.js';
import { User } from '../user.entity.js';
import { Passkey } from './passkey.entity.js';
import { CHALLENGE_MS, keepChallenge, originIn, passkeyRefused, spendChallenge, webauthn } from './passkeys.js';
import { siteOf } from './site.js';

/** Keys that an account may have; anyone who has more has forgotten some. */
const MAX_PASSKEYS = 10;

/** What a change of one's own passkeys answers; of staff also how their second factor stands. */
export type ChangedPasskeys = Partial<ChangedFactors> & Pick<ChangedFactors, 'message' | 'recoveryCodes'>;

/** The viewer's passkeys, the oldest first. */
export function listPasskeys(ctx: Context): Promise<Passkey[]> {
  return ctx.db.find(Passkey, { where: { userId: viewerOf(ctx).id }, order: { id: 'ASC' } });
}

/**
 * Begins to add a passkey of the viewer.
 *
 * @returns what the browser's `navigator.credentials.create` is asked with, good for 5 minutes
 * @throws ShopError as `freshViewerOf`, of staff as `ownFactorsOf`; CONFLICT for more than 10
 */
export async function beginPasskey(ctx: Context): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { viewer, isStaff } = ownerOf(ctx);
  const { id } = viewer;
  const known = await ctx.db.findBy(Passkey, { userId: id });
  if (known.length >= MAX_PASSKEYS)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('You have {most} passkeys already. Remove one first.', { most: MAX_PASSKEYS }),
    );
  const { name, email, confirmedPhone } = await ctx.db.findOneByOrFail(User, { id });
  const { generateRegistrationOptions } = await webauthn();
  const userName = email || (confirmedPhone ?? '');
  const options = await generateRegistrationOptions({
    ...{ rpName: (await readShopFacts(ctx)).name, rpID: siteOf(ctx.config).rpId },
    ...{ userName, userDisplayName: name || userName, userID: Uint8Array.from(Buffer.from(id)) },
    ...{ attestationType: 'none', timeout: CHALLENGE_MS },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Of staff a stick that remembers nothing is a good second factor; alone it signs no one in.
    authenticatorSelection: isStaff
      ? { residentKey: 'preferred', userVerification: 'preferred' }
      : { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, id, options.challenge);
  return options;
}

/**
 * Adds a passkey of the viewer by what the browser answered. It signs in by itself from then on,
 * and of staff it is a second factor as well.
 *
 * @param sentName what its owner calls it, at most 60 characters
 * @throws ShopError as `beginPasskey`, BAD_USER_INPUT for the name, INVALID_CREDENTIALS for an
 *   answer that is forged, too old or was sent before
 */
export async function addPasskey(ctx: Context, sentName: string, answer: object): Promise<ChangedPasskeys> {
  const name = checkedText(sentName, { field: 'name', called: phrase('The name'), most: 60 });
  const { viewer, isStaff } = ownerOf(ctx);
  const add = async (tx: Context, userId: string) => {
    await keep(ctx, tx, { userId, name, answer });
    return say(phrase('{name} lets you in from now on.', { name }), tx.language);
  };
  if (isStaff) return changeOwnFactors(ctx, 'addPasskey', add);
  return changeOwn(ctx, viewer, 'passkey-added', add);
}

/**
 * Takes a passkey of the viewer away.
 *
 * @throws ShopError as `beginPasskey`, NOT_FOUND; of staff as `removeSecondFactor`
 */
export async function removePasskey(ctx: Context, sentId: unknown): Promise<ChangedPasskeys> {
  const { viewer, isStaff } = ownerOf(ctx);
  if (isStaff) return removeSecondFactor(ctx, sentId);
  return changeOwn(ctx, viewer, 'passkey-removed', async (tx, userId) => {
    const id = readId(sentId);
    const passkey = id && (await tx.db.findOneBy(Passkey, { id, userId }));
    if (!passkey) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such passkey.'), 'id');
    await tx.db.delete(Passkey, { id: passkey.id });
    return say(phrase('{name} no longer lets you in.', { name: passkey.name }), tx.language);
  });
}

function ownerOf(ctx: Context): { viewer: Viewer; isStaff: boolean } {
  const { role, secondFactor } = viewerOf(ctx);
  const isStaff = Boolean(role ?? secondFactor?.withheldRole);
  return { viewer: isStaff ? ownFactorsOf(ctx) : freshViewerOf(ctx), isStaff };
}

/** Changes a shopper's passkeys in a transaction, and has the account told by mail. */
async function changeOwn(
  ctx: Context,
  { id }: Viewer,
  news: 'passkey-added' | 'passkey-removed',
  change: (tx: Context, userId: string) => Promise<string>,
): Promise<ChangedPasskeys> {
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, id);
    const message = await change(tx, id);
    await queueSecurityMail(tx, id, news);
    return { message, recoveryCodes: [] };
  });
}

async function keep(
  ctx: Context,
  tx: Context,
  { userId, name, answer }: { userId: string; name: string; answer: object },
): Promise<void> {
  const { verifyRegistrationResponse } = await webauthn();
  const { rpId, isOwnOrigin } = siteOf(ctx.config);
  const origin = originIn(answer);
  const verified = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    // Outside the transaction, so that what was refused is not asked again either.
    expectedChallenge: (challenge) => spendChallenge(ctx, userId, challenge),
    expectedOrigin: isOwnOrigin(origin) ? origin : [],
    ...{ expectedRPID: rpId, requireUserVerification: false },
  }).catch(() => null);
  if (!verified?.verified) throw passkeyRefused();
  const { credential } = verified.registrationInfo;
  if (await tx.db.existsBy(Passkey, { credentialId: credential.id }))
    throw new ShopError(ErrorCode.CONFLICT, phrase('This passkey is known already.'));
  await tx.db.insert(Passkey, {
    ...{ userId, name, credentialId: credential.id, counter: credential.counter },
    ...{ publicKey: Buffer.from(credential.publicKey), transports: credential.transports ?? [] },
  });
}
