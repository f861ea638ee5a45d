import { createHmac, randomBytes } from 'node:crypto';

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
