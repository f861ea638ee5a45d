import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { captureFromHere, captureIfWanted, versionReadFor } from '../cache/answers/cache-answers.js';
import { peekBody } from '../cache/answers/peek-body.js';
import { primeVersion } from '../cache/cached-rows.js';
import { pinOfCookies } from '../delivery/pin-cookie.js';
import type { Config } from '../shared/config.js';
import type { Context } from '../shared/context.js';
import { busy, ErrorCode, ShopError } from '../shared/errors.js';
import { languageOf } from '../shared/language.js';
import { answersTook } from '../shared/metrics.js';
import { asksForParts } from '../shared/multipart-subscriptions.js';
import { noteRequestId, requestIdOf } from '../shared/request-names.js';
import { answerRefusal, callHeaders, openCallHeaders } from './answer-refusal.js';
import { compress, SHORTEST_COMPRESSED } from './compress.js';
import { comesFromElsewhere } from './cors.js';
import { callerOf, holdsNot } from './identify.js';
import { networkOf, senderOf } from './network.js';
import { PUBLIC_KEY_HEADER } from './public-keys.js';
import { logAnswer, logOf } from './request-log.js';
import type { OpenContext } from './visitor-context.js';

const ADDRESS = '/graphql';
/** What an answer of the graph depends on besides its address. */
const VARY = 'Origin, Authorization, Cookie, Accept-Language, Accept-Encoding';
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/** What the fast path stands on. */
export interface FastPathParts {
  /** Answers every other request, and the same for the graph as the fast path does. */
  app: RequestListener;
  config: Config;
  openContext: OpenContext;
  log: Context['log'];
  answerWithinMs: number;
  /** Asks the graph: what was sent with it, its body, and on whose behalf. */
  ask(
    headers: IncomingMessage['headers'],
    body: unknown,
    ctx: Context,
  ): Promise<{ status: number; headers: Iterable<[string, string]>; body: string }>;
}

/**
 * The fast path of the graph: answers on Node's own request and response what nearly every call is, a short POST of JSON
 * to /graphql. The middlewares of the app set the same headers, log the same line and refuse with the same words; the fast path does once for all requests what does not differ from one to the next. On the way
 * through Express an operation took half of its time.
 */
export function answerGraphFast(parts: FastPathParts): RequestListener {
  const { config, openContext, log, answerWithinMs, ask } = parts;
  const setCallHeaders = openCallHeaders(config);
  const headersFor = callHeaders(config);
  const isFromElsewhere = comesFromElsewhere(config);

  const app: RequestListener = (req, res) => {
    captureFromHere(res);
    parts.app(req, res);
  };
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const bytes = await peekBody(req);
    const body = bytes && objectIn(bytes);
    if (!body) return app(req, res);
    const startedAt = performance.now();
    const { address, isSecure } = senderOf(req, config.trustProxy);
    const requestId = requestIdOf(req.headers);
    noteRequestId(res, requestId);
    const requestLog = logOf(log, req, requestId);
    const setHeaders = () => {
      setCallHeaders(req, res, requestId);
      res.setHeader('Vary', VARY);
    };
    const refuse = (thrown: unknown) => {
      if (!res.headersSent) setHeaders();
      answerRefusal(thrown, req, res, { log: requestLog, requestId });
    };
    const timer = setTimeout(() => refuse(busy()), answerWithinMs);
    const beginWriting = () => {
      if (res.headersSent) throw busy();
      clearTimeout(timer);
    };
    const pin = pinOfCookies(req.headers.cookie);
    const language = languageOf(req.headers);
    const visitor = openContext(null, requestId, requestLog, networkOf(address), pin, language);
    let ctx: Context = Object.assign(visitor, { beginWriting });
    const version = versionReadFor(req);
    if (version) primeVersion(ctx, version);
    res.once('close', () => {
      clearTimeout(timer);
      const tookMs = performance.now() - startedAt;
      answersTook.observe({ kind: 'graphql', status: res.statusCode }, tookMs / 1_000);
      logAnswer(ctx, req, res, tookMs);
    });

    try {
      const { authorization } = req.headers;
      if (authorization) ctx = { ...ctx, ...(await callerOf(ctx, authorization)) };
      if (holdsNot(ctx, authorization)) throw new ShopError(ErrorCode.UNAUTHENTICATED, 'Please login first');
      // Where the cache of answers looks for it.
      Object.assign(res, { locals: { ctx } });
      const { status, headers, body: text } = await ask(req.headers, body, ctx);
      if (res.headersSent) return;
      const isCaptured = captureIfWanted(res);
      const length = Buffer.byteLength(text);
      const isSentAsItIs = length < SHORTEST_COMPRESSED || req.headers['accept-encoding'] === undefined;
      if (isSentAsItIs && !isCaptured) {
        res.writeHead(status, headOf(headersFor(isSecure), requestId, headers, length));
        // As text, which Node sends together with the headers.
        res.end(text);
        return;
      }
      setHeaders();
      res.statusCode = status;
      for (const [name, value] of headers) res.setHeader(name, value);
      send(req, res, text);
    } catch (thrown) {
      refuse(thrown);
    }
  };

  return (req, res) => {
    if (isPlainCall(req) && !isFromElsewhere(req)) void answer(req, res);
    else app(req, res);
  };
}

function isPlainCall({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === ADDRESS &&
    JSON_TYPE.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers[PUBLIC_KEY_HEADER] === undefined &&
    !asksForParts(headers.accept)
  );
}

/** Null for what is no JSON, or no object. */
function objectIn(bytes: Buffer): object | null {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/**
 * All headers of an answer, names and values by turns: in one go they take a third of what they take one by one.
 *
 * @param constant of every call
 * @param answered those of this one, which win
 */
function headOf(
  constant: readonly string[],
  requestId: string,
  answered: Iterable<[string, string]>,
  length: number,
): string[] {
  const head = [...constant, 'X-Request-Id', requestId, 'Vary', VARY, 'Content-Length', String(length)];
  // The version of the contract stands among the constant ones.
  for (const [name, value] of answered) if (name !== 'api-version') head.push(name, value);
  return head;
}

function send(req: IncomingMessage, res: ServerResponse, text: string): void {
  const end = () => {
    res.setHeader('Content-Length', Buffer.byteLength(text));
    // As text, which Node sends together with the headers.
    res.end(text);
  };
  if (req.headers['accept-encoding'] === undefined) end();
  else (compress as unknown as (...call: [IncomingMessage, ServerResponse, () => void]) => void)(req, res, end);
}
