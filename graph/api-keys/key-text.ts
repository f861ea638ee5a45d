import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What every key begins with, so that one that got lost somewhere is known for what it is. */
const MARK = 'jk_';

const RANDOM_BYTES = 32;

/** As much of a key as is told of it later and looked up by: the mark and eight more characters. */
const PREFIX_LENGTH = MARK.length + 8;

/** The mark and 32 bytes in base64url. */
const KEY = /^jk_[\w-]{43}$/;

/** Makes a key that cannot be guessed. */
export function makeKey(): string {
  return MARK + randomBytes(RANDOM_BYTES).toString('base64url');
}

/**
 * The key that an Authorization header brings; null for any other header, such as one with the
 * token of an account.
 */
export function keyIn(header: string | undefined): string | null {
  const sent = header ? /^Bearer (\S+)$/i.exec(header)?.[1] : undefined;
  return sent?.startsWith(MARK) ? sent : null;
}

/** Whether a text can be a key at all. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** How a key begins. */
export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_LENGTH);
}

/** What is kept of a key. */
export function hashOfKey(key: string): string {
  return hash('sha256', key);
}

/** Whether a key is the one that a hash was kept of, in equal time for every wrong one. */
export function fitsHash(key: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfKey(key)), Buffer.from(kept));
}
