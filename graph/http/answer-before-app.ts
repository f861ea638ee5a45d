import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { failureBody, NO_STORE, RETRY_AFTER_S } from '../rest/route.js';
import { type ErrorCode, httpStatusOf, ShopError } from '../shared/errors.js';
import { languageOf } from '../shared/languages/languages.js';
import type { Phrase } from '../shared/languages/phrase.js';

/** Refuses a request before the app has seen it, in JSON and as protected as any other refusal. */
export function answerBeforeApp(res: ServerResponse, code: ErrorCode, msg: Phrase): void {
  const requestId = randomUUID();
  const status = httpStatusOf(code);
  const body = JSON.stringify(
    failureBody(new ShopError(code, msg), requestId, res.req.url ?? '', languageOf(res.req.headers)),
  );
  res
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Content-Security-Policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': NO_STORE,
      'X-Request-Id': requestId,
      ...(status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
    })
    .end(body);
}
