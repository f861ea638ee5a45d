import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../shared/config/config.js';

/**
 * Devices and powers of a browser that the shop has no use for; the provider's dialog brings its
 * own.
 */
const REFUSED_POWERS = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer']
  .concat(['microphone', 'midi', 'serial', 'usb'])
  .map((power) => `${power}=()`)
  .join(', ');

/** The same for pages, which read bar codes by the camera and hear what is asked for. */
export const PAGE_POWERS = REFUSED_POWERS.replace('camera=()', 'camera=(self)').replace(
  'microphone=()',
  'microphone=(self)',
);

/** How long a browser that came by TLS comes by nothing else. In seconds. */
const TLS_ONLY_S = 365 * 24 * 60 * 60;

/**
 * What every answer carries, by name: it is what it says it is, shows nothing and runs nothing, and
 * stands in no other page's frame. Pages and the sign-in window widen the policy for themselves. A
 * page may open windows of others, for the sign-in, and tells other hosts where a visitor comes
 * from but not from which page, as the payment provider wants to know.
 *
 * @param isSecure whether the request came by TLS
 */
export function securityHeadersOf(
  { environment }: Pick<Config, 'environment'>,
  isSecure: boolean,
): Record<string, string> {
  const headers: Record<string, string> = { 'Permissions-Policy': REFUSED_POWERS };
  const res = {
    setHeader: (name: string, value: string) => void Object.assign(headers, { [name]: value }),
    removeHeader: () => undefined,
  } as unknown as Response;
  const steps = [
    helmet({
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: environment === 'production' &&
        isSecure && { maxAge: TLS_ONLY_S, includeSubDomains: false },
      xFrameOptions: { action: 'deny' },
    }),
    policy("'none'"),
  ];
  for (const step of steps) step({} as Request, res, () => undefined);
  return headers;
}

/**
 * The policy of the files of the web: its workers run under the one that they come with, fetch from
 * the shop, and one of them reads bar codes by WebAssembly.
 */
export const webFilePolicy: RequestHandler = policy("'self'", ["'self'", "'wasm-unsafe-eval'"]);

/** Lets pages of other hosts show what follows, such as the pictures of goods. */
export const allowCrossOrigin: RequestHandler = helmet.crossOriginResourcePolicy({ policy: 'cross-origin' });

function policy(source: "'none'" | "'self'", scriptSrc: string[] = [source]): RequestHandler {
  const none = ["'none'"];
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: { defaultSrc: [source], scriptSrc, baseUri: none, formAction: none, frameAncestors: none },
  });
}
