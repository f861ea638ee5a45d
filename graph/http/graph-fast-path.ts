import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { versionReadFor } from '../cache/answers/cache-answers.js';
import { peekBody } from '../cache/answers/peek-body.js';
import { primeVersion } from '../cache/cached-rows.js';
import { pinOfCookies } from '../delivery/pin-cookie.js';
import type { Config } from '../shared/config.js';
import type { Context } from '../shared/context.js';
import { asShopError, busy, ErrorCode, FAULT_MESSAGE, httpStatusOf, ShopError } from '../shared/errors.js';
import { languageOf } from '../shared/language.js';
import { answersTook } from '../shared/metrics.js';
import { asksForParts } from '../shared/multipart-subscriptions.js';
import { requestIdOf } from '../shared/request-names.js';
import { failureBody, NO_STORE, retryAfterOf } from '../shared/rest/route.js';
import { apiVersion } from '../shared/version.js';
import type { Gate } from './admit.js';
import { compress } from './compress.js';
import { callerOf, holdsNot } from './identify.js';
import { networkOf, senderOf } from './network.js';
import { PUBLIC_KEY_HEADER } from './public-keys.js';
import { logAnswer, logOf } from './request-log.js';
import { securityHeadersOf } from './security-headers.js';
import type { OpenContext } from './visitor-context.js';

const ADDRESS = '/graphql';
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
const GRAPH_TYPE = 'application/graphql-response+json';

/** What the fast path stands on. */
export interface FastPathParts {
  /** Answers every other request, and the same for the graph as the fast path does. */
  app: RequestListener;
  config: Config;
  openContext: OpenContext;
  log: Context['log'];
  /** The gate of all calls. */
  gate: Gate;
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
 * to /graphql. The middlewares of the app set the same headers, log the same line, take a turn at the same gate and refuse
 * with the same words; the fast path does once for all requests what does not differ from one to the next. On the way
 * through Express an operation took half of its time.
 */
export function answerGraphFast(parts: FastPathParts): RequestListener {
  const { app, config, openContext, log, gate, answerWithinMs, ask } = parts;
  const constant = [false, true].map((isSecure) => [
    ...Object.entries(securityHeadersOf(config, isSecure)),
    ['API-Version', apiVersion] as const,
  ]);
  const mayComeFromElsewhere = config.corsOrigins.length > 0 || Boolean(config.uploadBaseUrl && config.publicUrl);

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const bytes = await peekBody(req);
    const body = bytes && objectIn(bytes);
    if (!body) return app(req, res);
    const startedAt = performance.now();
    const { address, isSecure } = senderOf(req, config.trustProxy);
    const requestId = requestIdOf(req.headers);
    for (const [name, value] of constant[Number(isSecure)] ?? []) res.setHeader(name, value);
    res.setHeader('X-Request-Id', requestId);
    res.setHeader('Vary', 'Origin, Authorization, Cookie, Accept-Language, Accept-Encoding');
    res.setHeader('API-Version', apiVersion);

    const requestLog = logOf(log, req, requestId);
    const refuse = (thrown: unknown) => answerRefusal(thrown, req, res, { log: requestLog, requestId });
    const timer = setTimeout(() => refuse(busy()), answerWithinMs);
    const beginWriting = () => {
      if (res.headersSent) throw busy();
      clearTimeout(timer);
    };
    const pin = pinOfCookies(req.headers.cookie);
    const language = languageOf(req.headers);
    const visitor = openContext(null, requestId, requestLog, networkOf(address), pin, language);
    const version = versionReadFor(req);
    if (version) primeVersion(visitor, version);
    let ctx: Context = { ...visitor, beginWriting };
    res.once('close', () => {
      clearTimeout(timer);
      const tookMs = performance.now() - startedAt;
      answersTook.observe({ kind: 'graphql', status: res.statusCode }, tookMs / 1_000);
      logAnswer(ctx, req, res, tookMs);
    });

    const work = async () => {
      try {
        const { authorization } = req.headers;
        if (authorization) ctx = { ...ctx, ...(await callerOf(ctx, authorization)) };
        if (holdsNot(ctx, authorization)) throw new ShopError(ErrorCode.UNAUTHENTICATED, 'Please login first');
        // Where the cache of answers looks for it.
        Object.assign(res, { locals: { ctx } });
        const { status, headers, body: text } = await ask(req.headers, body, ctx);
        if (res.headersSent) return;
        res.statusCode = status;
        for (const [name, value] of headers) res.setHeader(name, value);
        send(req, res, text);
      } catch (thrown) {
        refuse(thrown);
      }
    };
    gate.enter(
      res,
      () => void work(),
      () => refuse(busy()),
    );
  };

  return (req, res) => {
    const isOthers = req.headers.origin !== undefined && mayComeFromElsewhere;
    if (isPlainCall(req) && !isOthers) void answer(req, res);
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

function send(req: IncomingMessage, res: ServerResponse, text: string): void {
  const body = Buffer.from(text);
  const end = () => {
    res.setHeader('Content-Length', body.length);
    res.end(body);
  };
  if (req.headers['accept-encoding'] === undefined) end();
  else (compress as unknown as (...call: [IncomingMessage, ServerResponse, () => void]) => void)(req, res, end);
}

/** What `answerFailure` does on the way through Express. */
function answerRefusal(
  thrown: unknown,
  { headers, url = '' }: IncomingMessage,
  res: ServerResponse,
  { log, requestId }: Pick<Context, 'log' | 'requestId'>,
): void {
  const refusal = asShopError(thrown);
  if (!refusal) log.error({ err: thrown }, 'fault');
  if (res.headersSent) return;
  const error = refusal ?? new ShopError(ErrorCode.INTERNAL_SERVER_ERROR, FAULT_MESSAGE);
  const retryAfterS = retryAfterOf(error);
  if (retryAfterS !== null) res.setHeader('Retry-After', String(retryAfterS));
  const type = headers.accept?.includes(GRAPH_TYPE) ? GRAPH_TYPE : 'application/json';
  const body = Buffer.from(JSON.stringify(failureBody(error, requestId, url)));
  res.statusCode = httpStatusOf(error.code);
  res.setHeader('Cache-Control', NO_STORE);
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.setHeader('Content-Length', body.length);
  res.end(body);
}
