import { createHmac, hash, randomBytes, sign } from 'node:crypto';
import type { SigningKey } from './signing-key.js';

/** How a secret begins, so that people and scanners see what they have found. */
const MARK = 'whsec_';

/** Makes the secret of an endpoint: 32 bytes, written as Standard Webhooks writes them. */
export function makeWebhookSecret(): string {
  return MARK + randomBytes(32).toString('base64');
}

/**
 * Signs a message as Standard Webhooks 1.0 says: the headers that go with it.
 *
 * @param sentAt goes into the signature, so that a receiver can refuse what is old
 */
export function signatureHeaders(secret: string, { id, body }: { id: string; body: string }, sentAt: Date) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(MARK.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/**
 * Signs a message as ACP says: the headers that go with it. The whole secret is the key, as its
 * receiver was shown it.
 */
export function merchantSignatureHeaders(secret: string, { id, body }: { id: string; body: string }, sentAt: Date) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const signed = { 'merchant-signature': `t=${timestamp},v1=${signature}` };
  return { ...signed, 'request-id': id, timestamp: sentAt.toISOString() };
}

/** A message that is posted as JSON. */
interface PostedMessage {
  url: string;
  body: string;
  /** What is signed besides; names in small letters. */
  headers: Record<string, string>;
}

/**
 * Signs a message as HTTP Message Signatures say (RFC 9421, with the digest of RFC 9530): the
 * headers that go with it, those of the message included. Method, host, path, query, content and
 * all its headers are signed.
 */
export function messageSignatureHeaders(
  { kid, privateKey }: SigningKey,
  { url, body, headers }: PostedMessage,
): Record<string, string> {
  const { host, pathname, search } = new URL(url);
  const digest = `sha-256=:${hash('sha256', body, 'base64')}:`;
  const sent = { 'content-digest': digest, 'content-type': 'application/json', ...headers };
  const target = { '@method': 'POST', '@authority': host, '@path': pathname, ...(search ? { '@query': search } : {}) };
  const covered = Object.entries({ ...target, ...sent });
  const input = `(${covered.map(([name]) => `"${name}"`).join(' ')});keyid="${kid}"`;
  const base = [...covered, ['@signature-params', input]].map(([name, value]) => `"${name}": ${value}`).join('\n');
  // Both halves in their full width, as the RFC has it, and not in ASN.1.
  const signature = sign('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { ...sent, 'signature-input': `sig1=${input}`, signature: `sig1=:${signature.toString('base64')}:` };
}
