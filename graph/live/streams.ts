import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { createHandler } from 'graphql-sse';
import { answerFailure } from '../rest/answer-failure.js';
import { contextOf } from '../rest/response-context.js';
import type { Context } from '../shared/context.js';
import { busy, ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { asksForParts, framePart, PARTS_TYPE } from '../shared/request/multipart-subscriptions.js';
import { readSubscription } from './read-subscription.js';
import type { Plain, StreamParts } from './stream-parts.js';
import { type Ended, executeEach, until, worded } from './subscription-results.js';

/**
 * Streams that are open at once: of one account, one API key or, for visitors, one network, and of
 * a process in all.
 */
const MAX_OF_ONE = 20;
const MAX_IN_ALL = 2_000;

/** In milliseconds. */
const ASK_AGAIN_MS = 30_000;

/** A reader who takes nothing for this long has left without saying so. In milliseconds. */
const STALL_MS = 30_000;

/** Subscriptions over server-sent events. */
export interface Streams {
  /**
   * Answers a subscription.
   *
   * @param body what was sent as JSON; null for none
   */
  answer(res: ServerResponse, body: object | null): Promise<void>;
  /** Cuts them all, so that their readers connect again. */
  stop(): Promise<void>;
}

/**
 * Answers a subscription with a stream of events, by the protocol of graphql-sse in its mode of
 * distinct connections: a request is a subscription, `next` brings a result, `complete` ends it,
 * and a comment every 12 seconds shows that it is alive. A stream ends within half a minute after
 * the token of its reader does. When the shop stops, a stream is cut without `complete`, after
 * which its client would not connect again.
 *
 * Clients of Apollo, which ask for parts of one answer, get the same events as parts.
 */
export function openStreams(parts: StreamParts): Streams {
  const open = new Set<() => void>();
  const ofOne = new Map<string, number>();
  const handle = createHandler<IncomingMessage, { res: ServerResponse; over: Promise<Ended> }, Plain>({
    authenticate: () => null,
    onSubscribe: (req, params) => readSubscription(parts, contextOf(req.context.res), params),
    subscribe: (args) => executeEach(parts, args),
    onOperation: (_ctx, req, _args, result) =>
      Symbol.asyncIterator in result
        ? until(req.context.over, result as AsyncIterableIterator<ExecutionResult>)
        : result,
    onNext: (_ctx, req, result) => worded(parts, contextOf(req.context.res), result as ExecutionResult),
  });

  const answer = async (res: ServerResponse, sent: object | null) => {
    const { req } = res;
    // Its reader may have left while it was asked who they are.
    if (res.closed) return;
    const ctx = contextOf(res);
    const release = takePlace(ofOne, open.size, ctx);
    if (release instanceof ShopError) return answerFailure(release, res);
    let end: (why: Ended) => void = () => undefined;
    const over = new Promise<Ended>((resolve) => {
      end = resolve;
    });
    // Listened for before anything is waited for: a response tells but once that it is closed.
    const cut = new AbortController();
    const stop = () => cut.abort();
    res.once('close', stop);
    const watch = watchToken(parts, req, ctx, end);
    open.add(stop);
    try {
      if (req.method !== 'GET' && req.method !== 'POST') {
        res.setHeader('allow', 'GET, POST');
        throw new ShopError(ErrorCode.METHOD_NOT_ALLOWED, phrase('This address does not accept this method.'));
      }
      const isInParts = asksForParts(req.headers.accept);
      const accept = isInParts || req.headers.accept?.includes('text/event-stream') ? 'text/event-stream' : '';
      if (!accept)
        throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask with the header Accept: text/event-stream.'));
      const [body, init] = await handle({
        method: req.method ?? 'GET',
        url: req.url ?? '',
        headers: { get: (name) => (name === 'accept' ? accept : headerOf(req, name)) },
        body: sent as Plain | null,
        raw: req,
        context: { res, over },
      });
      if (body === null || typeof body === 'string') throw refusalIn(body);
      // Neither compression nor a proxy may hold events back.
      const headers = { 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' };
      const { 'content-encoding': _none, connection: _always, ...given } = init.headers ?? {};
      res.writeHead(init.status, { ...given, ...headers, ...(isInParts ? { 'content-type': PARTS_TYPE } : {}) });
      await send(res, body, cut.signal, isInParts ? framePart : (event) => event);
    } catch (thrown) {
      answerFailure(thrown, res);
      if (!res.writableEnded) res.destroy();
    } finally {
      clearInterval(watch);
      open.delete(stop);
      release();
    }
  };

  return {
    answer,
    stop: async () => {
      for (const stop of open) stop();
      // The end of each is on its way once everything that waits has run.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** Asks again and again whether the token holds; a database that is away says nothing about it. */
function watchToken(
  { identify, askAgainMs = ASK_AGAIN_MS }: StreamParts,
  req: IncomingMessage,
  ctx: Context,
  end: (why: Ended) => void,
) {
  const { viewer, apiKey } = ctx;
  if (!viewer && !apiKey) return undefined;
  const ask = async () => {
    const now = await identify(ctx, req.headers.authorization).catch(() => ctx);
    const isSame = viewer ? now.viewer?.id === viewer.id && now.viewer.role === viewer.role : now.apiKey !== null;
    if (!isSame) end({ code: ErrorCode.UNAUTHENTICATED, reason: phrase('Please login first') });
  };
  return setInterval(() => void ask(), askAgainMs).unref();
}

/**
 * @param cut the reader has left, or the shop stops: nothing more is sent, whatever is on its way
 * @param frame writes an event as its reader wants it
 */
async function send(
  res: ServerResponse,
  events: AsyncGenerator<string, void, undefined>,
  cut: AbortSignal,
  frame: (event: string, isFirst: boolean) => string,
): Promise<void> {
  let isFirst = true;
  const leave = () => void events.return();
  if (cut.aborted) leave();
  else cut.addEventListener('abort', leave);
  for await (const event of events) {
    if (cut.aborted) break;
    await new Promise<void>((resolve) => {
      const stalled = setTimeout(() => res.destroy(), STALL_MS);
      const goOn = () => {
        clearTimeout(stalled);
        resolve();
      };
      cut.addEventListener('abort', goOn, { once: true });
      res.write(frame(event, isFirst), () => {
        cut.removeEventListener('abort', goOn);
        goOn();
      });
      isFirst = false;
    });
  }
  res.end();
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** What the library says of a request that it does not read, in its own words where it has some. */
function refusalIn(body: string | null): ShopError {
  const { errors }: { errors?: { message: string }[] } = body?.startsWith('{') ? JSON.parse(body) : {};
  const [first] = errors ?? [];
  return new ShopError(
    ErrorCode.BAD_USER_INPUT,
    first ? { en: first.message } : phrase('Send a subscription as JSON.'),
  );
}

/** @returns gives the place back, or why there is none */
function takePlace(ofOne: Map<string, number>, all: number, ctx: Context): (() => void) | ShopError {
  const one = ctx.viewer?.id ?? ctx.apiKey?.id ?? ctx.network ?? '';
  const own = ofOne.get(one) ?? 0;
  if (own >= MAX_OF_ONE)
    return new ShopError(ErrorCode.RATE_LIMITED, phrase('At most {most} streams at once.', { most: MAX_OF_ONE }));
  if (all >= MAX_IN_ALL) return busy();
  ofOne.set(one, own + 1);
  return () => {
    const left = (ofOne.get(one) ?? 1) - 1;
    if (left > 0) ofOne.set(one, left);
    else ofOne.delete(one);
  };
}
