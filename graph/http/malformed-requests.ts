import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { failureBody } from '../rest/answer-failure.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { DEFAULT_LANGUAGE } from '../shared/languages/languages.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';

type Refusal = [statusLine: string, code: ErrorCode, msg: Phrase];

const MALFORMED: Refusal = ['400 Bad Request', ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.')];

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    ErrorCode.PAYLOAD_TOO_LARGE,
    phrase('The headers of the request are too large.'),
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    ErrorCode.BAD_USER_INPUT,
    phrase('The request took too long to arrive.'),
  ],
};

/**
 * Answers what is no HTTP that Node can read, and so never reaches a handler, in JSON like any
 * other refusal. It cannot be told which face it was meant for, so it has the shapes of both.
 */
export function answerMalformed(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [statusLine, code, msg] = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const requestId = randomUUID();
  const refusal = new ShopError(code, msg);
  const [rest, graph] = ['/api', '/graphql'].map((url) => failureBody(refusal, requestId, url, DEFAULT_LANGUAGE));
  const body = JSON.stringify({ ...rest, ...graph });
  const headers = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: private, no-store',
    'Connection: close',
  ];
  socket.end(`HTTP/1.1 ${statusLine}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
