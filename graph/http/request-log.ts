import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Context } from '../shared/context.js';
import { causeOf } from '../shared/log.js';
import { operationOf, requestIdOf, traceIdOf } from '../shared/request-names.js';

/** Asked every few seconds by a balancer, to whom they say all that there is to say. */
const HEALTH = /^\/health(\/|\?|$)/;

/**
 * Gives every request an id and a log of its own, and writes a line once it is answered: its path, never its query; the
 * operation of the graph; who asked, by the id of the account; and the network that they came from, never the address. Checks of
 * health are not written down.
 */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: (req) => requestIdOf(req.headers),
    autoLogging: { ignore: ({ url = '' }) => HEALTH.test(url) },
    customLogLevel: () => 'info',
    customProps: (req, res) => whoAndWhat(req as unknown as Request, res as unknown as Response),
    wrapSerializers: false,
    serializers: {
      err: causeOf,
      req: ({ id, method, url }) => ({ id, method, path: url.split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  }) as RequestHandler;
}

/** The log of a call of the graph, which comes without Express. */
export function logOf(log: Logger, { method, url = '' }: IncomingMessage, id: string): Logger {
  return log.child({ req: { id, method, path: url.split('?')[0] } });
}

/** Writes the line of a call of the graph, in the form of `requestLog`. */
export function logAnswer(ctx: Context, { headers }: IncomingMessage, res: ServerResponse, tookMs: number): void {
  if (!ctx.log.isLevelEnabled('info')) return;
  const { statusCode } = res;
  const hasFailed = statusCode >= 500;
  const line = {
    ...whoAsked(ctx, headers),
    res: { statusCode },
    ...(hasFailed ? { err: new Error(`failed with status code ${statusCode}`) } : {}),
    responseTime: Math.round(tookMs),
  };
  ctx.log.info(line, hasFailed ? 'request errored' : res.writableFinished ? 'request completed' : 'request aborted');
}

/** Called with each request twice; before it is answered there is nobody yet. */
function whoAndWhat(req: Request, res: Response): object {
  const ctx = res.writableEnded || res.headersSent ? (res.locals?.ctx as Context | undefined) : undefined;
  return ctx ? whoAsked(ctx, req.headers) : {};
}

function whoAsked(ctx: Context, headers: IncomingHttpHeaders): object {
  const facts = {
    operation: operationOf(ctx),
    userId: ctx.viewer?.id ?? null,
    apiKeyId: ctx.apiKey?.id ?? null,
    network: coarse(ctx.network),
    traceId: traceIdOf(headers),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null));
}

/** An IPv4 address is a household's own; its network has 255 others. */
function coarse(network: string | null): string | null {
  return network?.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24') ?? null;
}
