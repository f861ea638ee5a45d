import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../../shared/context.js';
import { RequestSlot } from '../request-slot.js';

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
  /** When the entry expires, in milliseconds since 1970. */
  until: number;
}

/** A longer answer is rare, and would drive out too many others. In bytes. */
const MAX_LENGTH = 512 * 1024;

/** Headers of the request or of the connection, which are not cached. */
const NOT_CACHED = new Set(['x-request-id', 'connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** What Express leaves out when it answers 304. */
const OF_BODY = new Set(['content-type', 'content-length']);

/** By what all copies of a request's context share. */
const forAll = new RequestSlot<Context['loaders'], true>('for all');

/** Marks the answer to this request as the same for every visitor, so that it may be cached. */
export function markForAll(ctx: Pick<Context, 'loaders'>): void {
  forAll.set(ctx.loaders, true);
}

/**
 * Captures an answer for the cache while it is sent.
 *
 * @param until see `CachedAnswer`
 * @param hear told the answer once it is whole; null when it failed or was not marked as the same
 *   for all
 */
export function captureAnswer(res: ServerResponse, until: number, hear: (answer: CachedAnswer | null) => void): void {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const { write, end } = res;
  const capture = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    // Nobody changes what is on its way out, so that it need not be copied before it is wanted.
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encodingOf(encoding)) : chunk;
    length += bytes.length;
    if (length <= MAX_LENGTH) chunks.push(bytes);
  };
  res.write = ((chunk: unknown, encoding: unknown, ...others: unknown[]) => {
    capture(chunk, encoding);
    return Reflect.apply(write, res, [chunk, encoding, ...others]);
  }) as typeof write;
  res.end = ((chunk: unknown, encoding: unknown, ...others: unknown[]) => {
    capture(chunk, encoding);
    Reflect.apply(end, res, [chunk, encoding, ...others]);
    hear(isForAll(res) && length <= MAX_LENGTH ? answerOf(res, apart(chunks, length), until) : null);
    return res;
  }) as typeof end;
}

/**
 * One body with memory of its own: from Node's pool it would keep 8 KB from being freed, however
 * short it is.
 */
function apart(chunks: Uint8Array[], length: number): Buffer {
  const body = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
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

function isForAll(res: ServerResponse): boolean {
  const { locals } = res as ServerResponse & { locals?: { ctx?: Context } };
  return (
    res.statusCode === 200 && !res.hasHeader('set-cookie') && Boolean(locals?.ctx && forAll.get(locals.ctx.loaders))
  );
}

function answerOf(res: ServerResponse, body: Buffer, until: number): CachedAnswer {
  const cachedHeaders = Object.entries(res.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || NOT_CACHED.has(name)) return [];
    return [[name, Array.isArray(value) ? value.join(', ') : String(value)] as const];
  });
  const etag = cachedHeaders.find(([name]) => name === 'etag')?.[1] ?? null;
  return {
    headers: [...cachedHeaders, ['content-length', String(body.length)]].flat(),
    headersOfUnchanged: cachedHeaders.filter(([name]) => !OF_BODY.has(name)).flat(),
    etag,
    body,
    until,
  };
}

function bareTag(tag: string): string {
  return tag.replace(/^W\//, '');
}

function encodingOf(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
