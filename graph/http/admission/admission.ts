import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { answerFailure } from '../../rest/answer-failure.js';
import { NO_STORE, RETRY_AFTER_S } from '../../rest/response-headers.js';
import type { Config } from '../../shared/config/config.js';
import { busy } from '../../shared/errors.js';
import { asksForParts } from '../../shared/request/multipart-subscriptions.js';
import { hasBody, readShortBody } from '../../shared/request/request-body.js';
import { requestIdOf } from '../../shared/request/request-names.js';
import type { Step } from '../../shared/request/step.js';
import { letOriginIn } from '../cors.js';
import { type ConcurrencyLimiter, limitConcurrency } from './concurrency-limiter.js';
import { watchSaturation } from './saturation.js';

/**
 * Calls and pages that a process works on at once. A call may wait for the payment provider, and
 * then takes nothing from others; while processor or connections are all in use, each one more only
 * makes all of them later. A page keeps a processor busy. What sends files, or a body that is long
 * or comes slowly, holds its turn while it comes: so it has turns of its own.
 */
const MAX_CONCURRENT_CALLS = 128;
const MAX_CONCURRENT_CALLS_WHEN_SATURATED = 48;
const MAX_CONCURRENT_BODIES = 64;
const MAX_CONCURRENT_BODIES_WHEN_SATURATED = 16;
const MAX_CONCURRENT_PAGES = 2;

/**
 * How many more may wait until it is their turn, since a burst is no overload: as many as are
 * served in that time. In milliseconds.
 */
const MAX_QUEUED_CALLS = { places: 64, waitMs: 1_000 };
const MAX_QUEUED_PAGES = { places: 24, waitMs: 2_000 };

/** Calls whose answer takes work; a stream has limits of its own. */
const CALL = /^\/(?:graphql(?!\/stream)|api|catalogue\.csv)(?=[/?]|$)/i;

/**
 * Files of the web have such names; an address like them that leads to none of them is 404 without
 * a page.
 */
export const FILE_NAME = /\.(?:css|html|ico|js|json|map|mjs|php|png|svg|txt|webmanifest|webp|woff2|xml)$/i;

/** Addresses of no page: calls, files, and what is small, or asks the database in its own way. */
const NO_PAGE =
  /^\/(?:graphql|api|health|metrics|auth|docs|playground|desk|offline|standin|dev|images|assets)(?=\/|$)/i;

/** Made once: an error takes down where it was made, each time. */
const BUSY = busy();

/** How often it is written down that requests were refused. In milliseconds. */
const TOLD_EVERY_MS = 1_000;

/** Where requests wait for their turn, by what they take. */
export interface Limiters {
  calls: ConcurrencyLimiter;
  bodies: ConcurrencyLimiter;
  pages: ConcurrencyLimiter;
}

/** The limiters of a server. */
export function openLimiters(http: Server, database: DataSource, config: Config): Limiters {
  let accepted = 0;
  http.on('connection', () => {
    accepted += 1;
  });
  const isSaturated = watchSaturation(database);
  const common = { waitMs: config.turnWithinMs, connections: () => accepted };
  const maxConcurrentCalls = () => (isSaturated() ? MAX_CONCURRENT_CALLS_WHEN_SATURATED : MAX_CONCURRENT_CALLS);
  const maxConcurrentBodies = () => (isSaturated() ? MAX_CONCURRENT_BODIES_WHEN_SATURATED : MAX_CONCURRENT_BODIES);
  return {
    calls: limitConcurrency({ ...common, maxConcurrent: maxConcurrentCalls, queue: MAX_QUEUED_CALLS }),
    bodies: limitConcurrency({ ...common, maxConcurrent: maxConcurrentBodies }),
    pages: limitConcurrency({ ...common, maxConcurrent: () => MAX_CONCURRENT_PAGES, queue: MAX_QUEUED_PAGES }),
  };
}

/** What the admission stands on. */
interface Parts {
  log: Logger;
  limiters: Limiters;
  /** The page of a shop that is busy, in the language of a request. */
  busyPage(req: IncomingMessage): { html: string; policy: string };
}

/**
 * Admission control: refuses more than can be served before anything is done for it: before the
 * middlewares, the body's JSON, the account and the database. It stands behind the answers from
 * memory, which cost next to nothing and are given as ever, and lets files and checks of health
 * pass. Refusals are counted, and written down together: a line for each would be most of what they
 * cost.
 *
 * A page of any origin may read a refusal: it says nothing but that the shop is busy.
 */
export function admit({ log, limiters, busyPage }: Parts): Step {
  let untold = 0;

  const count = () => {
    if (untold === 0) {
      setTimeout(() => {
        log.warn({ refused: untold }, 'requests were refused, since the shop is busy');
        untold = 0;
      }, TOLD_EVERY_MS).unref();
    }
    untold += 1;
  };
  const refuseCall = (req: IncomingMessage, res: ServerResponse) => {
    if (req.headers.origin) letOriginIn(res, req.headers.origin);
    answerFailure(BUSY, res, { log, requestId: requestIdOf(req) });
    count();
  };
  const refusePage = (req: IncomingMessage, res: ServerResponse) => {
    const { html, policy } = busyPage(req);
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Length', Buffer.byteLength(html));
    res.setHeader('Cache-Control', NO_STORE);
    res.setHeader('Retry-After', String(RETRY_AFTER_S));
    res.statusCode = 503;
    res.end(req.method === 'HEAD' ? undefined : html);
    count();
  };

  return async (req, res, next) => {
    if (isCall(req)) {
      const isWhole = !hasBody(req) || (await readShortBody(req)) !== null;
      const limiter = isWhole ? limiters.calls : limiters.bodies;
      limiter.enter(res, next, () => refuseCall(req, res));
    } else if (isPage(req)) limiters.pages.enter(res, next, () => refusePage(req, res));
    else next();
  };
}

function isCall({ method, url = '', headers }: IncomingMessage): boolean {
  return CALL.test(url) && method !== 'OPTIONS' && !asksForParts(headers.accept);
}

function isPage(req: IncomingMessage): boolean {
  const path = pathOf(req);
  return (req.method === 'GET' || req.method === 'HEAD') && !NO_PAGE.test(path) && !FILE_NAME.test(path);
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}
