import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../shared/config.js';
import { apiVersion } from '../shared/version.js';
import { senderOf } from './network.js';
import { securityHeadersOf } from './security-headers.js';

/**
 * Works out once which headers every call carries, for one that came by TLS and for one that did not; sets
 * them on an answer that is given without Express.
 */
export function openCallHeaders(
  config: Config,
): (req: IncomingMessage, res: ServerResponse, requestId: string) => void {
  const [plain, secure] = [false, true].map((isSecure) =>
    Object.entries({ ...securityHeadersOf(config, isSecure), 'API-Version': apiVersion }),
  );
  return (req, res, requestId) => {
    const headers = senderOf(req, config.trustProxy).isSecure ? secure : plain;
    for (const [name, value] of headers ?? []) res.setHeader(name, value);
    res.setHeader('X-Request-Id', requestId);
  };
}
