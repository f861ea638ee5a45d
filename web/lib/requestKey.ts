/**
 * A name for one wish of the shopper, under which the graph fulfils it once, however often it is
 * sent. Over an address without TLS, where browsers give no UUIDs, it is random all the same.
 */
export function newRequestKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
