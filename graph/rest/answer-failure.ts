import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Context } from '../shared/context.js';
import { asShopError, ErrorCode, FAULT, httpStatusOf, ShopError } from '../shared/errors.js';
import { type Language, languageOf } from '../shared/languages/languages.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { acceptedType, GRAPH_TYPE } from '../shared/request/graph-type.js';
import { contextOf } from './response-context.js';
import { NO_STORE, RETRY_AFTER_S } from './response-headers.js';

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
  // As RFC 9535 writes it, places in a list in brackets.
  const param = field && `$.${field}`.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  return { type, code: known, message, ...(param ? { param } : {}), ...Object(details.acp) };
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
function refusalOfBody(thrown: unknown): unknown {
  if (thrown instanceof ShopError) return thrown;
  const status = statusOf(thrown);
  if (status === 413) return new ShopError(ErrorCode.PAYLOAD_TOO_LARGE, phrase('The request is too large.'));
  if (status === 415) return new ShopError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, phrase('Send JSON in UTF-8.'));
  if (typeof status === 'number' && status < 500)
    return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'));
  return thrown;
}
