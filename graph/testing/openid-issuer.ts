import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt, { type SignOptions } from 'jsonwebtoken';

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An OpenID provider of a test's own, which signs whatever it is told to. */
export interface OpenidIssuer {
  /** Its address, for OIDC_ISSUER. */
  readonly issuer: string;
  /** Its public key as everybody may read it. */
  readonly publicPem: string;
  /**
   * Signs an ID token that says what a good one does, changed as the test wishes.
   *
   * @param claims what it says; undefined takes a claim away
   * @param options other than the issuer's own key and algorithm
   */
  sign(claims: Record<string, unknown>, options?: SignOptions & { key?: KeyObject | string }): string;
  /** Answers nothing but 503 from now on, or again as before. */
  setAway(isAway: boolean): void;
  close(): Promise<void>;
}

let made = 0;

/** A person at the provider whom no shop has seen. */
export function aStranger(): { sub: string; email: string; name: string } {
  made += 1;
  return { sub: `stranger-${made}`, email: `stranger.${made}@example.com`, name: `Stranger ${made}` };
}

/** A key that no issuer has. */
export function aStrangersKey(): KeyObject {
  return newKeys().privateKey;
}

/**
 * Opens a provider on a free port.
 *
 * @param clientId whom its good tokens are for
 */
export async function openIssuer(clientId: string): Promise<OpenidIssuer> {
  const { privateKey, publicKey } = newKeys();
  let isAway = false;
  let issuer = '';
  const documents: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'first', alg: 'RS256', use: 'sig' }] }),
  };
  const server = createServer((req, res) => {
    const document = isAway ? null : documents[req.url ?? ''];
    res.writeHead(document ? 200 : 503, { 'content-type': 'application/json' });
    res.end(JSON.stringify(document?.() ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    publicPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (claims, { key = privateKey, ...options } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const said = { iss: issuer, aud: clientId, sub: 'person-1', iat: now, exp: now + 300, email_verified: true };
      const kept = Object.entries({ ...said, ...claims }).filter(([, value]) => value !== undefined);
      return jwt.sign(Object.fromEntries(kept), key, { algorithm: 'RS256', keyid: 'first', ...options });
    },
    setAway: (away) => {
      isAway = away;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
