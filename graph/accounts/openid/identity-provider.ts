/**
 * The one file that knows the OpenID client. `ctx.identity` (shared/context.ts) is what this makes,
 * typed by the port in shared/ports/identity-provider.ts; server.ts opens it once. Google and the
 * local stand-in are spoken to by the same code.
 */

import * as openid from 'openid-client';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import type { IdentityProvider, ProviderIdentity, SignInRound } from '../../shared/ports/identity-provider.js';

/** A provider that has not answered by then is given up. In seconds. */
const TIMEOUT_S = 5;

/** How the client says that the provider did not answer, or not as one. */
const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Who is asked, and as whom. */
export interface IdentityProviderParts {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether an issuer without TLS is spoken to. */
  allowsHttp: boolean;
  /**
   * Where the local stand-in is reached from this very machine, without a slash at its end; asked
   * for at each call, since a port may be chosen after this. Null for a real provider.
   */
  standInAddress: (() => string) | null;
}

/**
 * Two readings of one provider: codes are exchanged under one, tokens that a browser brings
 * verified under the other.
 */
interface Discovered {
  byCode: openid.Configuration;
  byToken: openid.Configuration;
}

/** Opens the way to an OpenID provider. Nothing is asked of it before a shopper signs in. */
export function openIdentityProvider(parts: IdentityProviderParts): IdentityProvider {
  let discovered: Promise<Discovered> | null = null;
  const provider = (): Promise<Discovered> => {
    discovered ??= discover(parts);
    // A provider that was away is asked again by the next one who signs in.
    discovered.catch(() => {
      discovered = null;
    });
    return discovered;
  };

  return {
    issuer: parts.issuer,
    clientId: parts.clientId,
    authorizationUrl: async ({ redirectUri, state, nonce, codeVerifier }) => {
      const { byCode } = await provider();
      const url = openid.buildAuthorizationUrl(byCode, {
        ...{ redirect_uri: redirectUri, state, nonce },
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Anyone who shares a device chooses whom to sign in.
        prompt: 'select_account',
      });
      // The stand-in is wherever the shop is, and only the browser's own address for it is sure to
      // be reachable.
      return parts.standInAddress ? new URL(url.pathname + url.search, redirectUri) : url;
    },
    exchangeCode: async (callback, round) => {
      const { byCode } = await provider();
      return exchanged(byCode, callback, round);
    },
    verifyIdToken: async (idToken, nonce) => {
      const { byToken } = await provider();
      return identityIn(await verified(byToken, idToken, nonce));
    },
  };
}

async function discover(parts: IdentityProviderParts): Promise<Discovered> {
  const { issuer, clientId, clientSecret, allowsHttp, standInAddress } = parts;
  const reach: openid.CustomFetch = (url, options) => {
    const { pathname, search } = new URL(url);
    return fetch(standInAddress ? standInAddress() + pathname + search : url, options as RequestInit);
  };
  const prepare = (configuration: openid.Configuration) => {
    if (allowsHttp) openid.allowInsecureRequests(configuration);
    configuration[openid.customFetch] = reach;
    configuration.timeout = TIMEOUT_S;
    return configuration;
  };
  try {
    const byCode = prepare(
      await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        [openid.customFetch]: reach,
        timeout: TIMEOUT_S,
        execute: allowsHttp ? [openid.allowInsecureRequests] : [],
      }),
    );
    const byToken = prepare(new openid.Configuration(byCode.serverMetadata(), clientId, clientSecret));
    openid.useIdTokenResponseType(byToken);
    return { byCode, byToken };
  } catch (thrown) {
    throw isAway(thrown) ? unavailable() : thrown;
  }
}

async function exchanged(byCode: openid.Configuration, callback: URL, round: SignInRound): Promise<string> {
  try {
    const { id_token: idToken } = await openid.authorizationCodeGrant(byCode, callback, {
      expectedState: round.state,
      expectedNonce: round.nonce,
      pkceCodeVerifier: round.codeVerifier,
      idTokenExpected: true,
    });
    if (idToken) return idToken;
  } catch (thrown) {
    if (thrown instanceof openid.AuthorizationResponseError) throw refused(wordsOf(thrown));
    if (thrown instanceof openid.ResponseBodyError && thrown.error !== 'invalid_grant') throw thrown;
    if (isAway(thrown)) throw unavailable();
  }
  throw refused();
}

/** What the provider says of a refusal, in its own words where it has some (spec §4). */
function wordsOf({ error, error_description: description }: openid.AuthorizationResponseError): Phrase {
  if (description) return { en: description };
  return error === 'access_denied' ? phrase('The sign-in was cancelled.') : { en: error };
}

/**
 * An ID token that came by way of a browser is an answer of the implicit flow, so that its
 * signature is verified too.
 */
async function verified(byToken: openid.Configuration, idToken: string, nonce: string): Promise<openid.IDToken> {
  const answer = new URL(byToken.serverMetadata().issuer);
  answer.hash = new URLSearchParams({ id_token: idToken }).toString();
  try {
    return await openid.implicitAuthentication(byToken, answer, nonce);
  } catch (thrown) {
    throw isAway(thrown) ? unavailable() : refused();
  }
}

function identityIn(claims: openid.IDToken): ProviderIdentity {
  const text = (claim: unknown) => (typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims.email),
    isEmailVerified: claims.email_verified === true,
    name: text(claims.name),
  };
}

function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return AWAY.has(code) || (thrown instanceof TypeError && thrown.message === 'fetch failed');
}

function unavailable(): ShopError {
  const message = phrase('The sign-in provider is not responding right now. Please try again.');
  return new ShopError(ErrorCode.PROVIDER_UNAVAILABLE, message);
}

function refused(message: Phrase = phrase('The sign-in could not be verified. Please try again.')): ShopError {
  return new ShopError(ErrorCode.INVALID_CREDENTIALS, message);
}
