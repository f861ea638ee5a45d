import type { ServerResponse } from 'node:http';
import type { Config } from '../shared/config/config.js';
import type { Step } from '../shared/request/step.js';

/** How long a browser need not ask again. In seconds. */
const REMEMBERED_S = 600;

/** What a page may send besides what any page may. */
const ALLOWED_HEADERS =
  'authorization, content-type, apollo-require-preflight, x-apollo-operation-name, idempotency-key, public-key';

/** What a page may read of an answer besides what any page may. */
const EXPOSED_HEADERS = [
  ...['API-Version', 'ETag', 'Idempotency-Replayed', 'RateLimit', 'RateLimit-Policy', 'Request-Cost', 'Retry-After'],
  ...['X-Request-Id', 'X-Total-Count'],
].join(', ');

/**
 * The origin of the shop's own pages, where they send files to another host; none where uploads
 * have no host of their own.
 */
export function originsOfShopPages({ uploadBaseUrl, publicUrl }: Config): readonly string[] {
  return uploadBaseUrl && publicUrl ? [new URL(publicUrl).origin] : [];
}

/**
 * Lets pages of other hosts call what follows (CORS). No cookies come along: anyone who is signed
 * in sends a token.
 *
 * @param origins such as `https://kiosk.example`, or `*` for any; no page is let in where there are
 *   none
 */
export function allowOrigins(origins: readonly string[]): Step {
  return (req, res, next) => {
    if (origins.length === 0) return next();
    varyBy(res, 'Origin');
    const { origin } = req.headers;
    if (!origin || !(origins.includes(origin) || origins.includes('*'))) return next();
    letOriginIn(res, origin);
    if (req.method === 'OPTIONS') answerPreflight(res);
    else next();
  };
}

/** Says that the answer depends on a request header, unless that has been said. */
export function varyBy(res: ServerResponse, header: string): void {
  const said = String(res.getHeader('Vary') ?? '');
  const names = said.split(', ').filter(Boolean);
  if (!names.includes(header)) res.setHeader('Vary', [...names, header].join(', '));
}

/** Lets pages of an origin read the answer. */
export function letOriginIn(res: ServerResponse, origin: string): void {
  res.setHeader('Access-Control-Allow-Origin', origin).setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/** Answers a browser that asks what a page of an origin that was let in may send. */
export function answerPreflight(res: ServerResponse): void {
  res
    .setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
    .setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS)
    .setHeader('Access-Control-Max-Age', String(REMEMBERED_S));
  res.statusCode = 204;
  res.end();
}
