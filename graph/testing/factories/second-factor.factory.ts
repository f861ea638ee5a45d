import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { addPasskey, beginPasskey } from '../../accounts/passkeys/own-passkeys.js';
import { Passkey } from '../../accounts/passkeys/passkey.entity.js';
import { Authenticator } from '../../accounts/second-factor/authenticator.entity.js';
import { beginAuthenticator, confirmAuthenticator } from '../../accounts/second-factor/authenticators.js';
import { RecoveryCode } from '../../accounts/second-factor/recovery-code.entity.js';
import type { User } from '../../accounts/user.entity.js';
import type { Context } from '../../shared/context.js';
import type { TestShop } from '../shop.js';

/** Where a test's browser believes to be; without PUBLIC_URL passkeys hold on this machine. */
const ORIGIN = 'http://localhost:4000';
const RP_ID = 'localhost';

const acting = (shop: TestShop, { id, role }: User): Context => shop.ctx({ id, role });

/** The code that an app shows which was told a secret. */
export function codeOf(secret: string, at = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}

/** Takes all second factors of an account, as if it never had any. */
export async function withoutFactors(shop: TestShop, { id: userId }: User): Promise<void> {
  for (const entity of [Authenticator, Passkey, RecoveryCode]) await shop.database.manager.delete(entity, { userId });
}

/** Sets up an authenticator app of an account, no code of which was used. */
export async function anAuthenticator(
  shop: TestShop,
  user: User,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const ctx = acting(shop, user);
  const { secret } = await beginAuthenticator(ctx);
  const { recoveryCodes } = await confirmAuthenticator(ctx, codeOf(secret));
  await shop.database.manager.update(Authenticator, { userId: user.id }, { lastStep: 0 });
  return { secret, recoveryCodes };
}

/** A key in a test's pocket that signs as those in phones do (ES256, attestation `none`). */
export function aSigner() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, Buffer>) => ({
    ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
    ...{ clientExtensionResults: {} },
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
  });
  return {
    /** What the browser answers who is to make the key. */
    register(challenge: string, origin = ORIGIN): object {
      const data = Buffer.concat([
        authenticatorData(0x45, counter),
        Buffer.alloc(16),
        lengthOf(id),
        id,
        coseOf(publicKey),
      ]);
      const attestationObject = Buffer.concat([
        ...[Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')],
        ...[Buffer.from([0x59]), lengthOf(data), data],
      ]);
      return answer({ clientDataJSON: dataOf('webauthn.create', challenge, origin), attestationObject });
    },
    /** What the browser answers who is to show the key. */
    show(challenge: string, origin = ORIGIN): object {
      counter += 1;
      const authenticatorDataBytes = authenticatorData(0x05, counter);
      const clientDataJSON = dataOf('webauthn.get', challenge, origin);
      const signed = Buffer.concat([authenticatorDataBytes, hash('sha256', clientDataJSON, 'buffer')]);
      const signature = sign('sha256', signed, privateKey);
      return answer({ clientDataJSON, authenticatorData: authenticatorDataBytes, signature });
    },
  };
}

/** Adds a passkey to an account. */
export async function aPasskey(shop: TestShop, user: User): Promise<ReturnType<typeof aSigner>> {
  const ctx = acting(shop, user);
  const signer = aSigner();
  await addPasskey(ctx, 'A phone', signer.register((await beginPasskey(ctx)).challenge));
  return signer;
}

/** What a key says of itself before the rest (WebAuthn, 6.1). */
function authenticatorData(flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([hash('sha256', RP_ID, 'buffer'), Buffer.from([flags]), count]);
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}

/** A public key of the curve P-256 as COSE writes it (RFC 9053). */
function coseOf(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  return Buffer.concat([
    ...[Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')],
    ...[Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
  ]);
}
