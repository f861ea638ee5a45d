import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOfTheGraph } from '../rest/route.js';
import type { Config } from '../shared/config.js';
import { requestIdOf } from '../shared/request-names.js';
import { apiVersion } from '../shared/version.js';
import { senderOf } from './network.js';
import { securityHeadersOf } from './security-headers.js';

const API = /^\/api(?=[/?]|$)/i;

/**
 * Works out once which headers every answer carries, for a request that came by TLS and for one
 * that did not; sets them, the request's id, and on answers to calls the version of the contract.
 */
export function openAnswerHeaders(config: Config): (req: IncomingMessage, res: ServerResponse) => void {
  const [plain, secure] = [false, true].map((isSecure) => Object.entries(securityHeadersOf(config, isSecure)));
  return (req, res) => {
    const { url = '' } = req;
    const headers = senderOf(req, config.trustProxy).isSecure ? secure : plain;
    for (const [name, value] of headers ?? []) res.setHeader(name, value);
    if (isOfTheGraph(url) || API.test(url)) res.setHeader('API-Version', apiVersion);
    res.setHeader('X-Request-Id', requestIdOf(req));
  };
}
