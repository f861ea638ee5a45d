import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../../shared/context.js';
import { expiryOf, isForAll } from '../for-all.js';

/**
 * An entry of the response cache: an answer as it went over the wire, without what belongs to one
 * request alone.
 */
export interface CachedAnswer {
  /** Names and values by turns, as `writeHead` takes them. */
  headers: readonly string[];
  /** The same for a 304, to a client that has the body already. */
  headersOfUnchanged: readonly string[];
  etag: string | null;
  body: Buffer;
  /** When the entry expires, in milliseconds since 1970: no later than what it tells of. */
  until: number;
}

/** A longer answer is rare, and would drive out too many others. In bytes, or characters. */
const MAX_LENGTH = 512 * 1024;

/** Headers of the request or of the connection, which are not cached. */
const NOT_CACHED = new Set(['x-request-id', 'connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** What Express leaves out when it answers 304. */
const OF_BODY = new Set(['content-type', 'content-length']);

/** A part of an answer as it was written: text with its encoding, or bytes. */
type Part = [chunk: unknown, encoding: unknown];

/**
 * Captures an answer for the cache while it is sent.
 *
 * @param until when it expires at the latest, in milliseconds since 1970
 * @param isWanted asked at the end, before anything is copied: most answers are not wanted
 *   else
 * @returns null when it is not wanted, failed, or was not marked as the same for all
 */
export function captureAnswer(
  res: ServerResponse,
  until: number,
  isWanted: () => boolean,
): Promise<CachedAnswer | null> {
  const parts: Part[] = [];
  let length = 0;
  const keep = (part: Part) => {
    length += (part[0] as { length?: number } | undefined)?.length ?? 0;
    if (length <= MAX_LENGTH) parts.push(part);
  };
  const { write, end } = res;
  res.write = ((...args: Part) => {
    keep(args);
    return Reflect.apply(write, res, args);
  }) as typeof write;
  return new Promise((resolve) => {
    res.once('close', () => resolve(null));
    res.end = ((...args: Part) => {
      keep(args);
      Reflect.apply(end, res, args);
      const isKept = isWanted() && length <= MAX_LENGTH && isStorable(res);
      resolve(isKept ? answerOf(res, bodyOf(parts), Math.min(until, expiryOf(contextOf(res)))) : null);
      return res;
    }) as typeof end;
  });
}

/**
 * One body with memory of its own: from Node's pool it would keep 8 KB from being freed, however
 * short it is.
 */
function bodyOf(parts: readonly Part[]): Buffer {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const [chunk, encoding] of parts) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encodingOf(encoding)) : chunk;
    if (!(bytes instanceof Uint8Array)) continue;
    chunks.push(bytes);
    length += bytes.length;
  }
  const body = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const bytes of chunks) {
    body.set(bytes, at);
    at += bytes.length;
  }
  return body;
}

/** Whether the client has the body already, by the rules of Express. */
export function isUnchanged({ method, headers }: IncomingMessage, { etag }: Pick<CachedAnswer, 'etag'>): boolean {
  const has = headers['if-none-match'];
  if (method !== 'GET' || !has || etag === null || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? ''))
    return false;
  return has === '*' || has.split(',').some((one) => bareTag(one.trim()) === bareTag(etag));
}

function isStorable(res: ServerResponse): boolean {
  return res.statusCode === 200 && !res.hasHeader('set-cookie') && isForAll(contextOf(res));
}

/** What the answer was worked out in; of one that was not, a context that nothing was said of. */
function contextOf(res: ServerResponse): Pick<Context, 'loaders'> {
  const { locals } = res as ServerResponse & { locals?: { ctx?: Context } };
  return locals?.ctx ?? { loaders: new Map() };
}

function answerOf(res: ServerResponse, body: Buffer, until: number): CachedAnswer {
  const headers: string[] = [];
  const headersOfUnchanged: string[] = [];
  for (const name of res.getHeaderNames()) {
    if (NOT_CACHED.has(name)) continue;
    const sent = res.getHeader(name);
    const value = Array.isArray(sent) ? sent.join(', ') : String(sent);
    headers.push(name, value);
    if (!OF_BODY.has(name)) headersOfUnchanged.push(name, value);
  }
  headers.push('content-length', String(body.length));
  const etag = res.getHeader('etag');
  return { headers, headersOfUnchanged, etag: etag === undefined ? null : String(etag), body, until };
}

function bareTag(tag: string): string {
  return tag.replace(/^W\//, '');
}

function encodingOf(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
