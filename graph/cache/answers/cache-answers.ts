import { hash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { answersKept, answersTook, kindOfAddress } from '../../shared/metrics.js';
import type { CatalogueVersion, Version } from '../catalogue-version.js';
import { isUnchanged, type KeptAnswer, overhear } from './cached-answer.js';
import { peekBody } from './peek-body.js';

/** Nothing that is kept is older, whatever might change with time alone. In milliseconds. */
const MOST_AGE_MS = 60_000;

/** As long is waited for the same answer that another request is being given already. In milliseconds. */
const PATIENCE_MS = 2_000;

/** Longer addresses with their headers are answered without being kept. In characters. */
const LONGEST_KEY = 4_096;

/** What an entry takes besides its body: its headers and its place. In bytes, roughly. */
const OVERHEAD_BYTES = 3_000;

/** What of the head of a request, besides its method and address, an answer may depend on. */
const HEARD = ['host', 'x-forwarded-proto', 'x-forwarded-host', 'origin', 'accept', 'accept-encoding', 'content-type']
  // What Apollo Server wants of a GET.
  .concat(['apollo-require-preflight', 'x-apollo-operation-name']);

/** Who comes with one of these is somebody, or wants something else than the whole. */
const PERSONAL = ['authorization', 'cookie', 'range', 'content-encoding', 'expect', 'upgrade'];

interface Parts {
  app: RequestListener;
  version: CatalogueVersion;
  /** What the bodies and keys together may take. */
  bytes: number;
  log: Logger;
}

const readFor = new WeakMap<IncomingMessage, Version>();

/** The version that was read for a request before it went on to the app; null where none was. */
export function versionReadFor(req: IncomingMessage): Version | null {
  return readFor.get(req) ?? null;
}

/**
 * Answers what visitors read of the catalogue, and their pages, from memory as long as nothing has changed; everything
 * else goes on to the app. It stands before the app since most of the time of an answer from memory would be its
 * middlewares': a listing of 24 takes a twentieth of the processor's time of one that is worked out.
 *
 * An answer is kept when it was marked by `markForAll`, as it left: compressed, with its headers. It is used while the
 * version in the database is the one that was read before the answer was worked out, so that a change is seen by the
 * next request on every process, and an answer that a change has overtaken is never used. While the version cannot be
 * read, nothing is. What many ask for at the same moment is worked out once, and given to all of them.
 *
 * @see docs/decisions/0020-answers-from-memory.md
 */
export function keepAnswers({ app, version, bytes, log }: Parts): RequestListener {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD_BYTES,
  });
  const underWay = new Map<string, Promise<KeptAnswer | null>>();
  let versionKept: string | null = null;

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const startedAt = performance.now();
    const key = await keyOf(req);
    if (key === null) return app(req, res);
    const read = await version.read();
    if (read === null) return app(req, res);
    readFor.set(req, read);
    const current = read.all;
    if (current !== versionKept) {
      kept.clear();
      underWay.clear();
      versionKept = current;
    }
    const found = kept.get(key) ?? (await atMost(PATIENCE_MS, underWay.get(key)));
    if (found && found.until > Date.now()) return send(req, res, found, startedAt);
    const made = overhear(res, Date.now() + MOST_AGE_MS);
    underWay.set(key, made);
    app(req, res);
    const answer = await made;
    if (underWay.get(key) === made) underWay.delete(key);
    if (answer && current === versionKept) kept.set(key, answer);
  };

  const send = (req: IncomingMessage, res: ServerResponse, found: KeptAnswer, startedAt: number) => {
    const id = randomUUID();
    if (isUnchanged(req, found)) {
      res.writeHead(304, [...found.headersOfUnchanged, 'x-request-id', id]).end();
    } else {
      res.writeHead(200, [...found.headers, 'x-request-id', id]).end(found.body);
    }
    const { method, url = '' } = req;
    const path = url.split('?')[0] ?? '';
    const tookMs = performance.now() - startedAt;
    answersTook.observe({ kind: kindOfAddress(path), status: res.statusCode }, tookMs / 1_000);
    answersKept.inc();
    if (!log.isLevelEnabled('info')) return;
    const { statusCode } = res;
    log.info({ req: { id, method, path }, res: { statusCode }, responseTime: Math.round(tookMs) }, 'request completed');
  };

  return (req, res) => {
    if (isForAnybody(req)) void answer(req, res);
    else app(req, res);
  };
}

/** Whether a request comes from nobody in particular, and asks for what might be kept. */
function isForAnybody({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'POST') return false;
  if (PERSONAL.some((name) => headers[name] !== undefined)) return false;
  const kind = kindOfAddress(url.split('?')[0] ?? '');
  return kind === 'graphql' || (kind === 'page' && method === 'GET');
}

/** All that the answer may depend on; null where it is too much, or does not come at once. */
async function keyOf(req: IncomingMessage): Promise<string | null> {
  const { method, url, headers } = req;
  const head = `${method} ${url}\n${HEARD.map((name) => headers[name] ?? '').join('\n')}`;
  if (head.length > LONGEST_KEY) return null;
  if (method === 'GET') return req.headers['content-length'] || req.headers['transfer-encoding'] ? null : head;
  const body = await peekBody(req);
  return body && `${head}\n${hash('sha256', body, 'base64')}`;
}

/** Null when it takes longer. */
async function atMost<T>(ms: number, work: Promise<T> | undefined): Promise<T | null> {
  if (!work) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
