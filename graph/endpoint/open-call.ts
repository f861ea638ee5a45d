import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { openCallHeaders } from '../http/call-headers.js';
import { senderOf } from '../http/network.js';
import { logAnswer, logOf } from '../http/request-log.js';
import { isForm } from '../http/uploads/upload-body.js';
import { type OpenContext, visitorContext } from '../http/visitor-context.js';
import type { Config } from '../shared/config.js';
import { answersTook, kindOfAddress } from '../shared/metrics.js';
import { requestIdOf } from '../shared/request-names.js';
import { contextOf, limitTime } from '../shared/rest/route.js';

/** What an answer of the graph depends on besides its address. */
const VARY = 'Origin, Authorization, Cookie, Accept-Language, Accept-Encoding';

/** What calls are opened with. */
export interface CallParts {
  config: Config;
  openContext: OpenContext;
  log: Logger;
  /** Whatever a call waits for, it is answered by then; files take as long as they take. In milliseconds. */
  answerWithinMs: number;
}

/**
 * Opens a call of the graph: its id, its headers, the context of a visitor, its limit of time; and, once it is
 * answered, its line in the log and its place in the figures.
 */
export function openCalls({ config, openContext, log, answerWithinMs }: CallParts) {
  const setCallHeaders = openCallHeaders(config);
  return (req: IncomingMessage, res: ServerResponse): void => {
    const startedAt = performance.now();
    const { address } = senderOf(req, config.trustProxy);
    const requestId = requestIdOf(req.headers);
    setCallHeaders(req, res, requestId);
    res.setHeader('Vary', VARY);
    const visitor = visitorContext(openContext, req, { requestId, log: logOf(log, req, requestId), address });
    const beginWriting = isForm(req) ? undefined : limitTime(answerWithinMs, res);
    const ctx = beginWriting ? { ...visitor, beginWriting } : visitor;
    Object.assign(res, { locals: { ctx } });
    res.once('close', () => {
      const tookMs = performance.now() - startedAt;
      const kind = kindOfAddress(req.url?.split('?')[0] ?? '');
      answersTook.observe({ kind, status: res.statusCode }, tookMs / 1_000);
      logAnswer(contextOf(res), req, res, tookMs);
    });
  };
}
