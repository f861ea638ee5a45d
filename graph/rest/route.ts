import type { Request, RequestHandler, Response } from 'express';
import { claimKey } from '../idempotency/answer-once.js';
import type { Context } from '../shared/context.js';
import { asShopError, ErrorCode, ShopError } from '../shared/errors.js';
import { answerFailure } from './answer-failure.js';
import { contextOf } from './response-context.js';
import { NO_STORE } from './response-headers.js';

/** What a route answers when it is not a plain 200 with a body. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
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
