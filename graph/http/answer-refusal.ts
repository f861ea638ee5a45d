import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../shared/config.js';
import type { Context } from '../shared/context.js';
import { asShopError, ErrorCode, FAULT_MESSAGE, httpStatusOf, ShopError } from '../shared/errors.js';
import { failureBody, isOfTheGraph, NO_STORE, retryAfterOf } from '../shared/rest/route.js';
import { apiVersion } from '../shared/version.js';
import { senderOf } from './network.js';
import { securityHeadersOf } from './security-headers.js';

const GRAPH_TYPE = 'application/graphql-response+json';

/** What a refusal is logged by and known under. */
type Known = Pick<Context, 'log' | 'requestId'>;

/** Works out once which headers every call carries; tells them for one that came by TLS or not, names and values by turns. */
export function callHeaders(config: Config): (isSecure: boolean) => readonly string[] {
  const constant = [false, true].map((isSecure) => [
    ...Object.entries(securityHeadersOf(config, isSecure)).flat(),
    ...['API-Version', apiVersion],
  ]);
  return (isSecure) => constant[Number(isSecure)] ?? [];
}

/** Sets the headers that every call carries on an answer that is given past Express. */
export function openCallHeaders(
  config: Config,
): (req: IncomingMessage, res: ServerResponse, requestId: string) => void {
  const headersFor = callHeaders(config);
  return (req, res, requestId) => {
    const { isSecure } = senderOf(req, config.trustProxy);
    const headers = headersFor(isSecure);
    for (let index = 0; index < headers.length; index += 2)
      res.setHeader(headers[index] as string, headers[index + 1] as string);
    res.setHeader('X-Request-Id', requestId);
  };
}

/** What `answerFailure` does on the way through Express. */
export function answerRefusal(
  thrown: unknown,
  { headers, url = '' }: IncomingMessage,
  res: ServerResponse,
  { log, requestId }: Known,
): void {
  const refusal = asShopError(thrown);
  if (!refusal) log.error({ err: thrown }, 'fault');
  if (res.headersSent) return;
  const error = refusal ?? new ShopError(ErrorCode.INTERNAL_SERVER_ERROR, FAULT_MESSAGE);
  const retryAfterS = retryAfterOf(error);
  if (retryAfterS !== null) res.setHeader('Retry-After', String(retryAfterS));
  const isGraphType = isOfTheGraph(url) && headers.accept?.includes(GRAPH_TYPE);
  // As text, which Node sends together with the headers.
  const body = JSON.stringify(failureBody(error, requestId, url));
  res.statusCode = httpStatusOf(error.code);
  res.setHeader('Cache-Control', NO_STORE);
  res.setHeader('Content-Type', `${isGraphType ? GRAPH_TYPE : 'application/json'}; charset=utf-8`);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}
