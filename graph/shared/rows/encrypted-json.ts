import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts facts, so that anyone who reads a table or a log learns nothing of them.
 *
 * @param secret 32 bytes
 */
export function encryptJson(facts: object, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(facts)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/**
 * Decrypts facts of `encryptJson`.
 *
 * @throws Error for what another secret has encrypted, or what was changed since
 */
export function decryptJson(bytes: Buffer, secret: Buffer): object {
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString());
}
