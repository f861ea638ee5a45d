import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { captureIfWanted } from '../cache/answers/cache-answers.js';
import { isUnchanged } from '../cache/answers/cached-answer.js';
import { compress, MIN_COMPRESSED_LENGTH } from '../http/compress.js';
import { REVALIDATED } from '../rest/route.js';
import type { ApolloAnswer } from './ask-apollo.js';

/**
 * Compresses an answer on Node's own request and response, which is all that the middleware uses.
 */
const compressed = compress as unknown as (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/**
 * Sends an answer of the graph: compressed where that is worth it, and by its ETag alone to a
 * client that has it already.
 */
export function sendAnswer(res: ServerResponse, { status, headers, body }: ApolloAnswer): void {
  if (res.headersSent) return;
  const { req } = res;
  captureIfWanted(res);
  for (const [name, value] of headers) res.setHeader(name, value);
  const length = Buffer.byteLength(body);
  if (req.method === 'GET' && status === 200 && res.getHeader('Cache-Control') === REVALIDATED) {
    const etag = `W/"${length.toString(16)}-${hash('sha1', body, 'base64').slice(0, 27)}"`;
    res.setHeader('ETag', etag);
    if (isUnchanged(req, { etag })) {
      res.removeHeader('Content-Type');
      res.statusCode = 304;
      res.end();
      return;
    }
  }
  res.statusCode = status;
  const end = () => {
    res.setHeader('Content-Length', length);
    // As text, which Node sends together with the headers.
    res.end(body);
  };
  if (length < MIN_COMPRESSED_LENGTH || req.headers['accept-encoding'] === undefined) end();
  else compressed(req, res, end);
}
