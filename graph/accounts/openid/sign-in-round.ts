import { randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { contextOf } from '../../rest/response-context.js';
import type { SignInRound } from '../../shared/ports/identity-provider.js';
import { issueNonce, SIGN_IN_LIFETIME_S } from './sign-in-nonce.js';

const COOKIE = 'jhola_sign_in';
const ALGORITHM = 'HS256';
/** Keeps this cookie and the tokens of signed-in shoppers apart, which one secret signs. */
const AUDIENCE = 'jhola-sign-in';

const sealed = z.object({
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  attempt: z.string(),
});

/** A round, and which press of the button it belongs to. */
export interface BrowserRound extends SignInRound {
  /** Made up by the page that opened the window; its answer is sent there. */
  attempt: string;
}

/**
 * Begins a round for a browser: made up anew, and sealed into a cookie that only the addresses of
 * the sign-in see and no script can read. Anyone who comes back without it did not begin here.
 */
export function beginRound(res: Response, redirectUri: string, attempt: string): BrowserRound {
  const { config } = contextOf(res);
  const secret = () => randomBytes(32).toString('base64url');
  const round = { redirectUri, state: secret(), nonce: issueNonce({ config }).nonce, codeVerifier: secret(), attempt };
  const value = jwt.sign(round, config.jwtSecret, {
    ...{ algorithm: ALGORITHM, audience: AUDIENCE, expiresIn: SIGN_IN_LIFETIME_S },
  });
  res.cookie(COOKIE, value, { ...cookieOptions(redirectUri), maxAge: SIGN_IN_LIFETIME_S * 1000 });
  return round;
}

/**
 * The round that this browser began, which is over now; null when it began none within the last ten
 * minutes.
 */
export function endRound(req: Request, res: Response): BrowserRound | null {
  const value = new RegExp(`(?:^|; *)${COOKIE}=([\\w.-]+)`).exec(req.get('cookie') ?? '')?.[1];
  if (!value) return null;
  try {
    const { jwtSecret } = contextOf(res).config;
    const round = sealed.parse(jwt.verify(value, jwtSecret, { algorithms: [ALGORITHM], audience: AUDIENCE }));
    res.clearCookie(COOKIE, cookieOptions(round.redirectUri));
    return round;
  } catch {
    return null;
  }
}

/** Lax, since the provider's page leads back here. */
function cookieOptions(redirectUri: string): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: redirectUri.startsWith('https:'), path: '/auth' };
}
