import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isUnchanged } from '../cache/answers/cached-answer.js';
import { compress, MIN_COMPRESSED_LENGTH } from '../http/compress.js';
import { REVALIDATED } from '../rest/route.js';

/** What Apollo Server answers to a call. */
interface ApolloAnswer {
  status: number;
  /** Names are in small letters. */
  headers: Iterable<[string, string]>;
  body: string;
}

/**
 * Sends an answer of the graph: compressed where that is worth it, and by its ETag alone to a
 * client that has it already.
 */
export function sendAnswer(res: ServerResponse, { status, headers, body }: ApolloAnswer): void {
  if (res.headersSent) return;
  const { req } = res;
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
  else compress(req, res, end);
}
