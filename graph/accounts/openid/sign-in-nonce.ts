import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { deleteExpiredNonces } from './sign-in-nonce.queries.js';
import { SpentNonce } from './spent-nonce.entity.js';

/** How long a shopper may take to sign in at the provider. In seconds. */
export const SIGN_IN_LIFETIME_S = 10 * 60;

/** A nonce that the shop gave out, to be put into an ID token by the provider. */
export interface SignInNonce {
  /** Opaque text. */
  nonce: string;
  /** From here on a token with it is refused. */
  expiresAt: Date;
}

/**
 * Gives out a nonce. It carries its own expiry and the shop's signature, so that nothing is stored
 * for a sign-in that is never finished; only a nonce that was used is written down.
 */
export function issueNonce({ config }: Pick<Context, 'config'>): SignInNonce {
  const expiresS = Math.floor(Date.now() / 1000) + SIGN_IN_LIFETIME_S;
  const body = `${randomBytes(16).toString('base64url')}.${expiresS}`;
  return { nonce: `${body}.${signatureOf(body, config.jwtSecret)}`, expiresAt: new Date(expiresS * 1000) };
}

/**
 * Reads the nonce out of an ID token that is not verified yet, and makes sure that this shop gave
 * it out.
 *
 * @throws ShopError INVALID_CREDENTIALS when there is none, when it is another's, or when its time
 *   is over
 */
export function issuedNonceIn(ctx: Pick<Context, 'config'>, idToken: string): SignInNonce {
  return readNonce(ctx, nonceIn(idToken));
}

/**
 * Makes sure that this shop gave a nonce out, and that its time is not over.
 *
 * @throws ShopError INVALID_CREDENTIALS
 */
export function readNonce({ config }: Pick<Context, 'config'>, nonce: string): SignInNonce {
  const [, body = '', expiresS = '', signature = ''] = /^([\w-]+\.(\d+))\.([\w-]+)$/.exec(nonce) ?? [];
  const expected = Buffer.from(signatureOf(body, config.jwtSecret));
  const sent = Buffer.from(signature);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) {
    throw refusal(phrase('The sign-in could not be verified. Please try again.'));
  }
  const expiresAt = new Date(Number(expiresS) * 1000);
  if (expiresAt.getTime() <= Date.now()) throw refusal(phrase('The sign-in took too long. Please try again.'));
  return { nonce, expiresAt };
}

/**
 * Uses a nonce up, so that its token signs in once.
 *
 * @throws ShopError INVALID_CREDENTIALS when it was used before, at whatever face or process
 */
export async function spendNonce(ctx: Context, { nonce, expiresAt }: SignInNonce): Promise<void> {
  await deleteExpiredNonces(ctx);
  const { raw: spent } = await ctx.db
    .createQueryBuilder()
    .insert()
    .into(SpentNonce)
    .values({ nonceHash: hash('sha256', nonce), expiresAt })
    .orIgnore()
    .updateEntity(false)
    .returning('nonce_hash')
    .execute();
  if (spent.length === 0) throw refusal(phrase('This sign-in has already been used. Please try again.'));
}

function nonceIn(idToken: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    if (typeof claims === 'object' && claims !== null && 'nonce' in claims) return String(claims.nonce);
  } catch {
    // What is no token has no nonce.
  }
  return '';
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`nonce of a sign-in: ${body}`).digest('base64url');
}

function refusal(message: Phrase): ShopError {
  return new ShopError(ErrorCode.INVALID_CREDENTIALS, message);
}
