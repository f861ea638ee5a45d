import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { causeOf } from '../shared/log.js';

/** Gives every request an id and a log of its own, and writes a line once it is answered: its path, never its query. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: () => randomUUID(),
    customLogLevel: () => 'info',
    wrapSerializers: false,
    serializers: {
      err: causeOf,
      req: ({ id, method, url }) => ({ id, method, path: url.split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  }) as RequestHandler;
}
