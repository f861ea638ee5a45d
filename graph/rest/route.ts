import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { claimKey } from '../idempotency/answer-once.js';
import type { Context } from '../shared/context.js';
import { asShopError, busy, ErrorCode, FAULT, httpStatusOf, ShopError } from '../shared/errors.js';
import { type Language, languageOf } from '../shared/languages/languages.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { acceptedType, GRAPH_TYPE } from '../shared/request/graph-type.js';
import { isForm } from '../shared/request/request-body.js';
import type { Step } from '../shared/request/step.js';

/** Seconds after which a client may try again what was refused for lack of room. */
export const RETRY_AFTER_S = 5;

/** The Cache-Control header of what is personal, or might be. */
export const NO_STORE = 'private, no-store';

/**
 * The Cache-Control header of what everybody is answered alike: any cache may store it, and has to
 * revalidate it by its ETag before it is shown again. A price may change at any moment, and no
 * visitor is to see the old one.
 */
export const REVALIDATED = 'public, no-cache';

/** What a route answers when it is not a plain 200 with a body. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/**
 * Answers 503 in the place of whatever has not answered in time, so that no request hangs, whatever
 * it waits for. A request that writes is refused so before it begins, or else answered once it is
 * done: no client is told to try again what was done. The time-outs of the database and of the
 * provider end it. Uploads take as long as they take.
 *
 * @param withinMs counted from when the head of the request was read
 */
export function requestTimeout(withinMs: number): Step {
  return (req, res, next) => {
    if (isForm(req)) return next();
    const timer = setTimeout(() => answerFailure(busy(), res), withinMs);
    res.once('close', () => clearTimeout(timer));
    addToContext(res, {
      beginWriting: () => {
        if (res.headersSent) throw busy();
        clearTimeout(timer);
      },
    });
    next();
  };
}

/** Where the request's context is left for whatever answers it. */
export function contextOf(res: ServerResponse): Context {
  return (res as ServerResponse & { locals: { ctx: Context } }).locals.ctx;
}

/** Leaves the context of a request for the steps that follow, under the name that Express has. */
export function setContext(res: ServerResponse, ctx: Context): void {
  Object.assign(res, { locals: { ctx } });
}

/** Adds to the context of a request what a step has found out. */
export function addToContext(res: ServerResponse, found: Partial<Context>): void {
  Object.assign(contextOf(res), found);
}

/** How a call differs from most. */
interface RouteOptions {
  /**
   * How this call names what the domain, and the graph, call otherwise, so that a refusal points at
   * what the client sent.
   */
  sentAs?: Readonly<Record<string, string>>;
  /**
   * Its work itself is done once, in the transaction that does it: under an Idempotency-Key, or an
   * event by its id.
   */
  isDoneOnce?: boolean;
  /** The header that tells of an answer that was given before under the same key. */
  replayHeader?: string;
}

/**
 * Makes an Express handler of parse, the one domain call and present. A call that writes is done
 * once under an Idempotency-Key.
 *
 * @param work answers the JSON body, or an Answer made by `answer` where status or headers matter
 */
export function route(
  work: (ctx: Context, req: Request) => Promise<unknown>,
  { sentAs = {}, isDoneOnce = false, replayHeader = 'Idempotency-Replayed' }: RouteOptions = {},
): RequestHandler {
  return async (req: Request, res: Response) => {
    try {
      const ctx = contextOf(res);
      const writes = req.method !== 'GET' && req.method !== 'HEAD';
      if (writes) ctx.beginWriting?.();
      const key = writes && !isDoneOnce ? req.get('Idempotency-Key') : undefined;
      const result = key ? await doneOnce(ctx, req, { key, replayHeader }, work) : await work(ctx, req);
      if (res.headersSent) return;
      if (result instanceof RouteAnswer) sendJson(res.status(result.status).set(result.headers), result.body);
      else sendJson(res, result);
    } catch (thrown) {
      answerFailure(pointingAt(sentAs, thrown), res);
    }
  };
}

/** The same refusal, at the field by the name under which it was sent. */
function pointingAt(sentAs: Readonly<Record<string, string>>, thrown: unknown): unknown {
  if (!(thrown instanceof ShopError)) return thrown;
  const { code, reason, field, details } = thrown;
  return new ShopError(code, reason, field && (sentAs[field] ?? field), details);
}

async function doneOnce(
  ctx: Context,
  req: Request,
  { key, replayHeader }: { key: string; replayHeader: string },
  work: (ctx: Context, req: Request) => Promise<unknown>,
): Promise<unknown> {
  const found = await claimKey(ctx, key, [req.method, req.originalUrl, req.body ?? null]);
  if ('before' in found) {
    const { status, headers, body } = found.before as RouteAnswer;
    return new RouteAnswer(status, { ...headers, [replayHeader]: 'true' }, body);
  }
  try {
    const result = await work(ctx, req);
    await found.claim.store(result instanceof RouteAnswer ? result : new RouteAnswer(200, {}, result));
    return result;
  } catch (thrown) {
    const code = asShopError(thrown)?.code ?? ErrorCode.INTERNAL_SERVER_ERROR;
    if (!found.claim.leavesOpen(code)) await found.claim.release();
    throw thrown;
  }
}

/** Sends JSON. An answer that is personal, or might be, is cached nowhere and has no ETag. */
function sendJson(res: Response, body: unknown): void {
  if (res.get('Cache-Control')) res.json(body);
  else res.set('Cache-Control', NO_STORE).type('json').end(JSON.stringify(body));
}

class RouteAnswer {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body: unknown,
  ) {}
}

/** An answer with its own status or headers. */
export function answer({ status = 200, headers = {}, body }: Answer): object {
  return new RouteAnswer(status, headers, body);
}

/** After how many seconds a client may try again; null where waiting is of no use. */
function retryAfterOf({ code, details }: ShopError): number | null {
  const status = httpStatusOf(code);
  const waits = status === 503 || status === 429 || 'retryAfterS' in details;
  return waits ? Number(details.retryAfterS ?? RETRY_AFTER_S) : null;
}

/**
 * Answers a failure as JSON with a true status, under /graphql in the shape of GraphQL; a fault is
 * logged here, once, and not told to the client.
 */
export function answerFailure(
  thrown: unknown,
  res: ServerResponse,
  { log, requestId }: Pick<Context, 'log' | 'requestId'> = contextOf(res),
): void {
  const refusal = asShopError(thrown);
  if (!refusal) log.error({ err: thrown }, 'fault');
  if (res.headersSent) return;
  const error = refusal ?? new ShopError(ErrorCode.INTERNAL_SERVER_ERROR, FAULT);
  const retryAfterS = retryAfterOf(error);
  if (retryAfterS !== null) res.setHeader('Retry-After', String(retryAfterS));
  const { url = '', originalUrl = url, headers } = res.req as IncomingMessage & { originalUrl?: string };
  const isGraphType = isOfTheGraph(originalUrl) && acceptedType(headers.accept).includes(GRAPH_TYPE);
  // As text, which Node sends together with the headers.
  const body = JSON.stringify(failureBody(error, requestId, originalUrl, languageOf({ url: originalUrl, headers })));
  res.statusCode = httpStatusOf(error.code);
  // What would let the caller in: a token or key that holds (RFC 6750).
  if (res.statusCode === 401)
    res.setHeader('WWW-Authenticate', headers.authorization ? 'Bearer error="invalid_token"' : 'Bearer');
  res.setHeader('Cache-Control', NO_STORE);
  res.setHeader('Content-Type', `${isGraphType ? GRAPH_TYPE : 'application/json'}; charset=utf-8`);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}

/**
 * A failure in the shape of the face that was asked, whose address tells which it is, worded in the
 * language of the request.
 */
export function failureBody(error: ShopError, requestId: string, url: string, language: Language): object {
  const { code, reason, field } = error;
  const message = say(reason, language);
  if (isOfTheGraph(url)) {
    const { extensions } = graphError(error, language);
    return { errors: [{ message, extensions: { ...extensions, requestId } }] };
  }
  if (isOfAcp(url)) return acpError(error, message);
  return {
    error: true,
    status: isSignUp(url) ? 'FAILED' : false,
    code,
    msg: message,
    ...(field ? { field } : {}),
    requestId,
  };
}

/** By what codes ACP tells of keys that are repeated; others are the shop's in small letters. */
const ACP_CODES: Partial<Record<ErrorCode, string>> = {
  IDEMPOTENCY_MISMATCH: 'idempotency_conflict',
  CONFLICT: 'idempotency_in_flight',
};

/** A refusal in the shape of the Agentic Commerce Protocol, see its schema `Error`. */
function acpError({ code, field, details }: ShopError, message: string): object {
  const status = httpStatusOf(code);
  const type =
    status === 500 ? 'processing_error' : status === 503 || status === 429 ? 'service_unavailable' : 'invalid_request';
  const known = ACP_CODES[code] ?? code.toLowerCase();
  return { type, code: known, message, ...(field ? { param: `$.${field}` } : {}), ...Object(details.acp) };
}

/** A refusal in the shape of GraphQL, worded in a language. */
export function graphError(
  refusal: ShopError,
  language: Language,
): { message: string; extensions: Record<string, unknown> } {
  const { code, reason, field } = refusal;
  const retryAfterS = retryAfterOf(refusal);
  return {
    message: say(reason, language),
    extensions: { code, ...(field ? { field } : {}), ...(retryAfterS === null ? {} : { retryAfterS }) },
  };
}

/**
 * Whether an address is of the graph, whose failures have another shape. Express reads paths
 * without regard to case.
 */
export function isOfTheGraph(url: string): boolean {
  return /^\/graphql(?:[/?]|$)/i.test(url);
}

/** Whether an address is of the Agentic Commerce Protocol, whose failures have their own shape. */
function isOfAcp(url: string): boolean {
  return /^\/api\/acp(?:[/?]|$)/i.test(url);
}

/**
 * Whether an address is that of sign-up, whose failures say `status: 'FAILED'`: its client goes on
 * to /signIn after anything else, so those say so too that are refused before the call is reached.
 * @see spec §4 (sign-up flow)
 */
function isSignUp(url: string): boolean {
  return /^\/api\/user\/signup\/?(?:\?|$)/i.test(url);
}

/** Answers 404 where nothing is mounted. */
export const notFound: RequestHandler = (_req, res) => {
  answerFailure(new ShopError(ErrorCode.NOT_FOUND, phrase('There is nothing at this address.')), res);
};

/** The last handler of the app: what body parsers and Express itself refuse, as JSON. */
export function jsonErrors(thrown: unknown, _req: Request, res: Response, next: NextFunction): void {
  if (res.writableEnded) return;
  if (res.headersSent) next(thrown);
  // A part that the file does not have: the headers tell how long it is.
  else if (statusOf(thrown) === 416) res.set('Cache-Control', NO_STORE).set(headersOf(thrown)).status(416).end();
  else answerFailure(refusalOfBody(thrown), res);
}

function statusOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'status' in thrown ? thrown.status : null;
}

function headersOf(thrown: unknown): object {
  return (thrown instanceof Error && 'headers' in thrown && thrown.headers) || {};
}

/**
 * What a parser of bodies refuses, in the words of the shop; what it does not know stays as it is.
 */
export function refusalOfBody(thrown: unknown): unknown {
  if (thrown instanceof ShopError) return thrown;
  const status = statusOf(thrown);
  if (status === 413) return new ShopError(ErrorCode.PAYLOAD_TOO_LARGE, phrase('The request is too large.'));
  if (status === 415) return new ShopError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, phrase('Send JSON in UTF-8.'));
  if (typeof status === 'number' && status < 500)
    return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'));
  return thrown;
}
