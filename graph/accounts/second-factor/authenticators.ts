import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { IsNull, LessThan, Not } from 'typeorm';
import type { Config } from '../../shared/config/config.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { decryptJson, encryptJson } from '../../shared/rows/encrypted-json.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { readShopFacts } from '../../shop/shop-facts.js';
import { lockShopper } from '../accounts.queries.js';
import { limitSignInAttempts } from '../sign-in/sign-in-limit.js';
import { User } from '../user.entity.js';
import { Authenticator } from './authenticator.entity.js';
import { type ChangedFactors, changeOwnFactors, ownFactorsOf } from './own-factors.js';

/** In bytes, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Codes of half a minute before and after are taken as well, since clocks differ. */
const WINDOW = 1;

const WRONG_CODE = phrase('This code is wrong or was used before. Please type the one that the app shows now.');

/**
 * Begins to set up an authenticator app in place of one that was not finished. It lets in once its
 * first code was typed in.
 *
 * @returns the secret to type into the app, and the same as an address for a QR code
 * @throws ShopError as `ownFactorsOf`, CONFLICT where there is one already
 */
export async function beginAuthenticator(ctx: Context): Promise<{ secret: string; uri: string }> {
  const { id } = ownFactorsOf(ctx);
  const secret = new Secret({ size: SECRET_BYTES });
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, id);
    if (await tx.db.existsBy(Authenticator, { userId: id, confirmedAt: Not(IsNull()) }))
      throw new ShopError(ErrorCode.CONFLICT, phrase('You have an authenticator app already. Remove it first.'));
    await tx.db.delete(Authenticator, { userId: id });
    const sealed = encryptJson({ secret: secret.base32 }, sealOf(tx.config));
    await tx.db.insert(Authenticator, { userId: id, secret: sealed });
    const { email } = await tx.db.findOneByOrFail(User, { id });
    const { name } = await readShopFacts(tx);
    return { secret: secret.base32, uri: codesOf(secret, { issuer: name, label: email }).toString() };
  });
}

/**
 * Finishes to set up an authenticator app by its first code.
 *
 * @throws ShopError as `ownFactorsOf`, INVALID_CREDENTIALS for another code, CONFLICT where none
 *   was begun, RATE_LIMITED
 */
export function confirmAuthenticator(ctx: Context, code: string): Promise<ChangedFactors> {
  return changeOwnFactors(ctx, 'confirmAuthenticator', async (tx, userId) => {
    const begun = await tx.db.findOneBy(Authenticator, { userId, confirmedAt: IsNull() });
    if (!begun) throw new ShopError(ErrorCode.CONFLICT, phrase('Please begin to set up the app again.'));
    // Counted outside the transaction, which a wrong code rolls back.
    const isRight = await limitSignInAttempts({ ...ctx, viewer: tx.viewer }, guessesOf(userId), async () =>
      takeCode(tx, userId, code),
    );
    if (!isRight) throw new ShopError(ErrorCode.INVALID_CREDENTIALS, WRONG_CODE, 'code');
    await tx.db.update(Authenticator, { id: begun.id }, { confirmedAt: () => 'now()' });
    return say(phrase('Your authenticator app is set up.'), tx.language);
  });
}

/**
 * Takes a code of an account's app, once: none of the same half minute or an earlier one is taken
 * after it.
 *
 * @returns whether it was right and new
 */
export async function takeCode(ctx: Context, userId: string, sent: string): Promise<boolean> {
  const authenticator = await ctx.db.findOneBy(Authenticator, { userId });
  const secret = authenticator && secretIn(ctx, authenticator);
  if (!secret) return false;
  const codes = codesOf(secret);
  const delta = codes.validate({ token: sent.replace(/\s/g, ''), window: WINDOW });
  if (delta === null) return false;
  const step = codes.counter() + delta;
  const { affected } = await ctx.db.update(
    Authenticator,
    { id: authenticator.id, lastStep: LessThan(step) },
    { lastStep: step, lastUsedAt: () => 'now()' },
  );
  return affected === 1;
}

/** What guesses at the second factor of an account are counted by, apart from its password's. */
export function guessesOf(userId: string): string {
  return `second-factor:${userId}`;
}

function codesOf(secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}

/** @returns null for one that was sealed under another JWT_SECRET */
function secretIn(ctx: Context, { id, secret }: Authenticator): Secret | null {
  try {
    const { secret: base32 } = decryptJson(secret, sealOf(ctx.config)) as { secret: string };
    return Secret.fromBase32(base32);
  } catch (err) {
    ctx.log.warn({ err, authenticatorId: id }, 'an authenticator was sealed under another JWT_SECRET');
    return null;
  }
}

function sealOf({ jwtSecret }: Pick<Config, 'jwtSecret'>): Buffer {
  return createHmac('sha256', jwtSecret).update('authenticator').digest();
}
