import type { Server } from 'node:http';

/**
 * The address at which this very server listens. The stand-ins are reached there, over HTTP like
 * the real providers.
 *
 * @throws Error while the server does not listen
 */
export function ownAddress(http: Server): string {
  const address = http.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen yet.');
  return `http://127.0.0.1:${address.port}`;
}
