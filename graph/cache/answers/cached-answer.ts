import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../../shared/context.js';

/** An answer as it went over the wire, without what belongs to one request alone. */
export interface KeptAnswer {
  /** Names and values by turns, as `writeHead` takes them. */
  headers: readonly string[];
  /** The same for who has the body already. */
  headersOfUnchanged: readonly string[];
  etag: string | null;
  body: Buffer;
  /** From then on it is not used any more, in milliseconds since 1970. */
  until: number;
}

/** A longer answer is rare, and would drive out too many others. In bytes. */
const LONGEST = 512 * 1024;

/** Of the request, or of the connection. */
const NOT_KEPT = new Set(['x-request-id', 'connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** What Express leaves out when it answers 304. */
const OF_BODY = new Set(['content-type', 'content-length']);

/** By what all copies of a request's context share. */
const forAll = new WeakSet<Context['loaders']>();

/** Says of the answer to this request that every visitor would get the same, so that it may be kept. */
export function markForAll(ctx: Pick<Context, 'loaders'>): void {
  forAll.add(ctx.loaders);
}

/**
 * Listens to an answer while it is sent.
 *
 * @param until see `KeptAnswer`
 * @returns the answer once it is whole; null when it failed, was not marked as the same for all, or nobody waits for it
 */
export function overhear(res: ServerResponse, until: number): Promise<KeptAnswer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  const { write, end } = res;
  const hear = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encodingOf(encoding)) : Buffer.from(chunk);
    length += bytes.length;
    if (length <= LONGEST) chunks.push(bytes);
  };
  res.write = ((chunk: unknown, encoding: unknown, ...others: unknown[]) => {
    hear(chunk, encoding);
    return Reflect.apply(write, res, [chunk, encoding, ...others]);
  }) as typeof write;
  return new Promise((resolve) => {
    res.once('close', () => resolve(null));
    res.end = ((chunk: unknown, encoding: unknown, ...others: unknown[]) => {
      hear(chunk, encoding);
      Reflect.apply(end, res, [chunk, encoding, ...others]);
      resolve(isForAll(res) && length <= LONGEST ? answerOf(res, Buffer.concat(chunks), until) : null);
      return res;
    }) as typeof end;
  });
}

/** Whether the client has the body already, by the rules of Express. */
export function isUnchanged({ method, headers }: IncomingMessage, { etag }: KeptAnswer): boolean {
  const has = headers['if-none-match'];
  if (method !== 'GET' || !has || etag === null || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? ''))
    return false;
  return has === '*' || has.split(',').some((one) => bareTag(one.trim()) === bareTag(etag));
}

function isForAll(res: ServerResponse): boolean {
  const { locals } = res as ServerResponse & { locals?: { ctx?: Context } };
  return (
    res.statusCode === 200 && !res.hasHeader('set-cookie') && Boolean(locals?.ctx && forAll.has(locals.ctx.loaders))
  );
}

function answerOf(res: ServerResponse, body: Buffer, until: number): KeptAnswer {
  const kept = Object.entries(res.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || NOT_KEPT.has(name)) return [];
    return [[name, Array.isArray(value) ? value.join(', ') : String(value)] as const];
  });
  const etag = kept.find(([name]) => name === 'etag')?.[1] ?? null;
  return {
    headers: [...kept, ['content-length', String(body.length)]].flat(),
    headersOfUnchanged: kept.filter(([name]) => !OF_BODY.has(name)).flat(),
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
