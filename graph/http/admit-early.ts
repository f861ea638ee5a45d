import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { peekBody } from '../cache/answers/peek-body.js';
import type { Config } from '../shared/config.js';
import { busy } from '../shared/errors.js';
import { answersTook, kindOfAddress } from '../shared/metrics.js';
import { asksForParts } from '../shared/multipart-subscriptions.js';
import { requestIdOf } from '../shared/request-names.js';
import { answerFailure, NO_STORE, RETRY_AFTER_S } from '../shared/rest/route.js';
import type { Gate } from './admit.js';
import { openCallHeaders } from './call-headers.js';
import { comesFromElsewhere } from './cors.js';
import { PUBLIC_KEY_HEADER } from './public-keys.js';

/** Calls whose answer takes work; a stream has limits of its own. */
const CALL = /^\/(?:graphql(?!\/stream)|api)(?=[/?]|$)/i;

/** Addresses of no page: calls, files, and what is small, or asks the database in its own way. */
const NO_PAGE =
  /^\/(?:graphql|api|health|metrics|auth|docs|playground|desk|offline|standin|dev|images|assets)(?=\/|$)|\.\w+$/i;

/** Made once: an error takes down where it was made, each time. */
const BUSY = busy();

/** How often it is written down that requests were refused. In milliseconds. */
const TOLD_EVERY_MS = 1_000;

/** What the early admission stands on. */
interface Parts {
  /** Answers what is admitted. */
  app: RequestListener;
  config: Config;
  log: Logger;
  calls: Gate;
  pages: Gate;
  /** The page of a shop that is busy, in the language of a request. */
  busyPage(headers: IncomingMessage['headers']): { html: string; policy: string };
}

/**
 * Refuses more than can be served before anything is done for it: before the middlewares, the body's JSON, the account and the
 * database. It stands behind the answers from memory, which cost next to nothing and are given as ever, and lets files and
 * checks of health pass. Refusals are counted, and written down together: a line for each would be most of what they cost.
 *
 * Whoever is admitted has a turn, which the gates of the app then know. What a page of another origin asks is admitted by
 * these, since it has to be told first that it may read the refusal; so are files, and bodies that are long or come slowly,
 * which would hold a turn while they come. Those are refused here while others wait.
 */
export function admitEarly({ app, config, log, calls, pages, busyPage }: Parts): RequestListener {
  const setCallHeaders = openCallHeaders(config);
  const isFromElsewhere = comesFromElsewhere(config);
  let untold = 0;

  const count = (req: IncomingMessage, startedAt: number) => {
    const kind = kindOfAddress(pathOf(req));
    answersTook.observe({ kind, status: 503 }, (performance.now() - startedAt) / 1_000);
    if (untold === 0) {
      setTimeout(() => {
        log.warn({ refused: untold }, 'requests were refused, since the shop is busy');
        untold = 0;
      }, TOLD_EVERY_MS).unref();
    }
    untold += 1;
  };
  const refuseCall = (req: IncomingMessage, res: ServerResponse, startedAt: number) => {
    const requestId = requestIdOf(req.headers);
    setCallHeaders(req, res, requestId);
    answerFailure(BUSY, res, { log, requestId });
    count(req, startedAt);
  };
  const refusePage = (req: IncomingMessage, res: ServerResponse, startedAt: number) => {
    const { html, policy } = busyPage(req.headers);
    setCallHeaders(req, res, requestIdOf(req.headers));
    res.removeHeader('API-Version');
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Length', Buffer.byteLength(html));
    res.setHeader('Cache-Control', NO_STORE);
    res.setHeader('Retry-After', String(RETRY_AFTER_S));
    res.statusCode = 503;
    res.end(req.method === 'HEAD' ? undefined : html);
    count(req, startedAt);
  };
  const admitCall = async (req: IncomingMessage, res: ServerResponse) => {
    const startedAt = performance.now();
    const isWhole = hasNoBody(req) || (await peekBody(req)) !== null;
    if (isWhole)
      calls.enter(
        res,
        () => app(req, res),
        () => refuseCall(req, res, startedAt),
      );
    else if (calls.isFull()) refuseCall(req, res, startedAt);
    else app(req, res);
  };

  return (req, res) => {
    if (isCall(req) && !isFromElsewhere(req)) void admitCall(req, res);
    else if (isPage(req)) {
      const startedAt = performance.now();
      pages.enter(
        res,
        () => app(req, res),
        () => refusePage(req, res, startedAt),
      );
    } else app(req, res);
  };
}

function isCall({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    CALL.test(url) &&
    method !== 'OPTIONS' &&
    headers[PUBLIC_KEY_HEADER] === undefined &&
    !headers['content-type']?.startsWith('multipart/') &&
    !asksForParts(headers.accept)
  );
}

function isPage(req: IncomingMessage): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && !NO_PAGE.test(pathOf(req));
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}

function hasNoBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0);
}
