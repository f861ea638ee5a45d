import { createECDH, createPrivateKey, hash, hkdfSync, type KeyObject } from 'node:crypto';
import type { Config } from '../shared/config/config.js';

/** What the shop signs messages by, and others verify them by. */
export interface SigningKey {
  /** Its thumbprint (RFC 7638), by which a signature names it. */
  kid: string;
  privateKey: KeyObject;
  /** As a JSON Web Key, to be published. */
  publicJwk: Record<string, string>;
}

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Eight more than the order has, so that no key is likelier than another (FIPS 186-5, A.2.1). */
const SEED_BYTES = 40;

/**
 * The key (ES256) by which the shop signs what it sends to programs. It follows from JWT_SECRET, so
 * that all processes have the same one and nothing more has to be kept; with another secret it is
 * another.
 */
export function shopSigningKey({ jwtSecret }: Pick<Config, 'jwtSecret'>): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'messages of the shop', SEED_BYTES));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const secret = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  // A byte that says how it is written, and the two coordinates.
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk = { crv: 'P-256', kty: 'EC', x, y };
  const kid = hash('sha256', JSON.stringify(jwk), 'base64url');
  const privateKey = createPrivateKey({ key: { ...jwk, d: secret.toString('base64url') }, format: 'jwk' });
  return { kid, privateKey, publicJwk: { kid, ...jwk, use: 'sig', alg: 'ES256' } };
}
