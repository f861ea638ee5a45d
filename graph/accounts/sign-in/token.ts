import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { primeVersion } from '../../cache/cached-rows.js';
import { catalogueVersionOf } from '../../cache/catalogue-version.js';
import type { Config } from '../../shared/config/config.js';
import type { Context } from '../../shared/context.js';
import { readId } from '../../shared/input/id.js';
import type { Viewer } from '../../shared/rights/caller.js';
import type { Role } from '../../shared/rights/role.js';
import { findAccountState } from '../accounts.queries.js';
import { type SessionToken, staffViewer } from '../second-factor/session-factor.js';
import type { User } from '../user.entity.js';

const ALGORITHM = 'HS256';
const ISSUER = 'jhola';
const AUDIENCE = 'jhola-shop';

/** How long a sign-in lasts, in seconds. */
const LIFETIME_S = 24 * 60 * 60;

const claims = z.object({
  ...{ sub: z.string(), tv: z.number().int(), iat: z.number(), exp: z.number().optional() },
  /** When a second factor was shown, in seconds of Unix time; absent where none was. */
  sf: z.number().optional(),
});

/**
 * Makes the token that a signed-in shopper sends as `Authorization: Bearer …`; it lasts 24 hours.
 *
 * @param shownAtMs when the account showed its second factor; absent and null: it did not
 */
export function signToken(
  user: Pick<User, 'id' | 'tokenVersion'>,
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  shownAtMs: number | null = null,
): string {
  const shown = shownAtMs === null ? {} : { sf: Math.floor(shownAtMs / 1_000) };
  return jwt.sign({ tv: user.tokenVersion, ...shown }, signingKeyOf(jwtSecret).key, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: user.id,
    expiresIn: LIFETIME_S,
  });
}

/**
 * Reads the caller out of an Authorization header and confirms it by the user row, which is read
 * anew for each request. Those who come in the same round of the event loop share a statement with
 * the version of the catalogue, which nearly all of them need: under load the two were a quarter of
 * what a short call costs.
 *
 * @returns null for a visitor: no header, another scheme, or a token that is forged, expired, made
 *   under an older token version or of an account that is gone
 */
export async function viewerFromToken(ctx: Context, header: string | undefined): Promise<Viewer | null> {
  const token = header && /^Bearer (\S+)$/i.exec(header)?.[1];
  const read = token ? verified(token, ctx.config.jwtSecret) : null;
  if (!read) return null;
  const { id, tokenVersion } = read;
  const known = await catalogueVersionOf(ctx.db.connection)?.readWithAccount(id);
  const account = known ? known.account : await findAccountState(ctx.db, id);
  if (account?.tokenVersion !== tokenVersion) return null;
  // Staff change what the version is of, and then read it again.
  if (account.role) return staffViewer(ctx, read, account.role as Role);
  if (known) primeVersion(ctx, known.version);
  const { signedInAtMs, shownAtMs } = read;
  return { id, role: null, secondFactor: { signedInAtMs, shownAtMs, isSetUp: false, withheldRole: null } };
}

/** What signed a token, and the tokens that it was found to have signed. */
interface SigningKey {
  key: KeyObject;
  verified: LRUCache<string, VerifiedToken>;
}

/** A token that holds by itself, whatever has become of its account. */
interface VerifiedToken extends SessionToken {
  tokenVersion: number;
  /** When it expires, in milliseconds of Unix time. */
  until: number;
}

/** The most verified tokens that are cached, of some hundreds of bytes each. */
const MAX_VERIFIED = 5_000;

const signingKeys = new Map<string, SigningKey>();

/**
 * The library tries each text as a key of two parts first, which takes longer than everything else
 * that a token takes.
 */
function signingKeyOf(secret: string): SigningKey {
  const known = signingKeys.get(secret);
  if (known) return known;
  const verified = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });
  const made = { key: createSecretKey(secret, 'utf8'), verified };
  signingKeys.set(secret, made);
  return made;
}

/**
 * To verify a signature took a tenth of what a short call takes the server, so that it is done once
 * for each token until it expires.
 */
function verified(token: string, secret: string): VerifiedToken | null {
  const { key, verified } = signingKeyOf(secret);
  const known = verified.get(token);
  if (known && Date.now() < known.until) return known;
  verified.delete(token);
  try {
    const { sub, tv, iat, exp, sf } = claims.parse(
      jwt.verify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, maxAge: LIFETIME_S }),
    );
    const id = readId(sub);
    if (!id) return null;
    const read = {
      ...{ id, tokenVersion: tv, signedInAtMs: iat * 1_000, shownAtMs: sf === undefined ? null : sf * 1_000 },
      until: Math.min(exp ?? Number.POSITIVE_INFINITY, iat + LIFETIME_S) * 1_000,
    };
    verified.set(token, read);
    return read;
  } catch {
    return null;
  }
}
