import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../shared/config/config.js';

/**
 * Hosts that Razorpay's checkout talks to; no other host is allowed, and none at all with the
 * stand-in.
 */
const RAZORPAY = {
  script: 'https://checkout.razorpay.com',
  frame: 'https://api.razorpay.com',
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
};

const UNSAFE_INLINE = "'unsafe-inline'";

/**
 * The style element into which Emotion, which dresses dialogs, puts its rules one by one: it is
 * empty when it is made.
 */
const EMPTY_STYLE = hashSource('');

/**
 * Writes the content security policy of a page. Its styles are those that the shop wrote into it,
 * by their hashes, and not by a number of this one answer (nonce): pages are kept, and the next
 * visitor is given the same.
 *
 * @returns sets the policy of an answer, whose document has style elements of these hashes besides
 *   those of every page
 */
export function pageSecurity(
  page: string,
  config: Config,
): (req: Request, res: Response, styleHashes: string[]) => void {
  const payment = paymentSources(config);
  const set = security(page, {
    ...payment,
    scriptSrc: payment.scriptSrc,
    styleSrc: [EMPTY_STYLE, STYLES_OF_ANSWER],
    // What React renders on the server as attributes, such as the place that a picture keeps,
    // follows from each product.
    styleSrcAttr: [UNSAFE_INLINE],
    connectSrc: [...payment.connectSrc, ...(config.uploadBaseUrl ? [new URL(config.uploadBaseUrl).origin] : [])],
    imgSrc: ["'self'", 'data:', 'blob:'],
    formAction: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
  });
  return withStyles(set);
}

/** What the window of the payment provider needs of the page that opens it. */
function paymentSources({ payments }: Config): Record<'scriptSrc' | 'connectSrc' | 'frameSrc', string[]> {
  return payments.provider === 'razorpay'
    ? { scriptSrc: [RAZORPAY.script], connectSrc: ["'self'", ...RAZORPAY.connect], frameSrc: [RAZORPAY.frame] }
    : { scriptSrc: [], connectSrc: ["'self'"], frameSrc: ["'none'"] };
}

/** Writes the policy of the page that is shown without a network, as `pageSecurity` does. */
export function offlineSecurity(offline: string): ReturnType<typeof pageSecurity> {
  return withStyles(security(offline, { scriptSrc: [], styleSrc: [STYLES_OF_ANSWER] }));
}

/** The styles that an answer says it has. */
const STYLES_OF_ANSWER: Source = (_req, res) => (res as Response).locals.styleHashes.join(' ');

function withStyles(set: RequestHandler): (req: Request, res: Response, styleHashes: string[]) => void {
  return (req, res, styleHashes) => {
    res.locals.styleHashes = styleHashes;
    set(req, res, () => undefined);
  };
}

/**
 * GraphiQL brings its fonts as data, and its editor writes style elements of ever other content
 * while it runs.
 */
export function playgroundSecurity(playground: string, config: Config): RequestHandler {
  return security(playground, {
    ...paymentSources(config),
    styleSrc: [UNSAFE_INLINE],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'", 'data:'],
  });
}

type Source = string | ((req: IncomingMessage, res: ServerResponse) => string);

/**
 * The policy of a page: nothing from elsewhere, no frame around it, and of inline scripts and
 * styles only those it came with.
 *
 * @param more what this page needs beyond that, by directive
 */
function security(page: string, more: Record<string, Source[]> & { scriptSrc: string[] }): RequestHandler {
  const { styleSrc = [] } = more;
  // A hash beside it would undo it.
  const styleHashes = styleSrc.includes(UNSAFE_INLINE) ? [] : inlineHashes(page, 'style');
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...more,
      styleSrc: ["'self'", ...styleHashes, ...styleSrc],
      scriptSrc: ["'self'", ...inlineHashes(page, 'script'), ...more.scriptSrc],
    },
  });
}

function inlineHashes(page: string, element: 'script' | 'style'): string[] {
  const inline = [...page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))];
  return inline.map(([, text]) => hashSource(text ?? ''));
}

/** How a policy names an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${hashOf(text)}'`;
}

/** The SHA-256 of a text, in base64. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'base64');
}
