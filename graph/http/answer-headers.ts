import { isOfTheGraph } from '../rest/answer-failure.js';
import type { Config } from '../shared/config/config.js';
import { apiVersion } from '../shared/config/version.js';
import { requestIdOf } from '../shared/request/request-names.js';
import type { Step } from '../shared/request/step.js';
import { senderOf } from './network.js';
import { securityHeadersOf } from './security-headers.js';

const API = /^\/api(?=[/?]|$)/i;

/**
 * Sets the headers that every answer carries, worked out once for requests that came by TLS and for
 * those that did not; the request's id, and on answers to calls the version of the contract.
 */
export function setAnswerHeaders(config: Config): Step {
  const [plain, secure] = [false, true].map((isSecure) => Object.entries(securityHeadersOf(config, isSecure)));
  return (req, res, next) => {
    const { url = '' } = req;
    const headers = senderOf(req, config.trustProxy).isSecure ? secure : plain;
    for (const [name, value] of headers ?? []) res.setHeader(name, value);
    if (isOfTheGraph(url) || API.test(url)) res.setHeader('API-Version', apiVersion);
    res.setHeader('X-Request-Id', requestIdOf(req));
    next();
  };
}
