import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { LANGUAGE_CODES, languageOf } from '../../shared/languages/languages.js';
import { answersFromCache, kindOfAddress } from '../../shared/observability/metrics.js';
import { asksForParts } from '../../shared/request/multipart-subscriptions.js';
import { readShortBody } from '../../shared/request/request-body.js';
import { requestIdOf } from '../../shared/request/request-names.js';
import type { Step } from '../../shared/request/step.js';
import type { CatalogueVersion, Version } from '../catalogue-version.js';
import { RequestSlot } from '../request-slot.js';
import { type CachedAnswer, captureAnswer, isUnchanged } from './cached-answer.js';

/** No cached answer is older, whatever might change with time alone. In milliseconds. */
const MAX_AGE_MS = 60_000;

/** What is asked for less often than entries expire would be stored in vain. In milliseconds. */
const ASKED_WITHIN_MS = MAX_AGE_MS / 2;

/**
 * How long a request waits for the same answer that another request is being given already. In
 * milliseconds.
 */
const TIMEOUT_MS = 2_000;

/** As many requests are remembered that were asked for once. */
const MAX_ASKED = 10_000;

/** Answers to longer addresses, with their headers, are not cached. In characters. */
const MAX_KEY_LENGTH = 4_096;

/** What an entry takes besides its body: its headers and its place. In bytes, roughly. */
const OVERHEAD_BYTES = 3_000;

/**
 * The request headers that belong to the cache key, besides method and address: an answer may
 * depend on them.
 */
const KEY_HEADERS = [
  'host',
  'x-forwarded-proto',
  'x-forwarded-host',
  'origin',
  'accept',
  'accept-encoding',
  'content-type',
  'cookie',
]
  // Apollo Server asks for these in a GET.
  .concat(['apollo-require-preflight', 'x-apollo-operation-name']);

const COOKIE_FOR_ALL = `(?:pin=\\d{6}|lang=(?:${LANGUAGE_CODES.join('|')}))`;

/**
 * The cookies that an answer for everybody may depend on: the PIN code that goods are promised to,
 * and the language.
 */
const COOKIES_FOR_ALL = new RegExp(`^${COOKIE_FOR_ALL}(?:; ${COOKIE_FOR_ALL})?$`);

/**
 * Headers that make a request personal or partial, so that the cache neither answers it nor learns
 * from it.
 */
const BYPASS_HEADERS = ['authorization', 'public-key', 'range', 'content-encoding', 'expect', 'upgrade'];

/** An answer that is being worked out. */
interface Capture {
  /** Whether anybody waits for it, or it is to be stored. */
  isWanted: boolean;
  answer: Promise<CachedAnswer | null>;
}

const readFor = new RequestSlot<IncomingMessage, Version>('version');

/** The version that was read for a request before it went on to the app; null where none was. */
export function versionReadFor(req: IncomingMessage): Version | null {
  return readFor.get(req) ?? null;
}

/**
 * The response cache: answers what visitors read of the catalogue, and their pages, from memory as
 * long as nothing has changed; everything else goes on to the app. It stands before the app since
 * most of the time of a cache hit would be the middlewares': a listing of 24 takes a twentieth of
 * the processor's time of one that is worked out.
 *
 * The cache stores an answer that `markForAll` marked, as it left: compressed, with its headers. An
 * entry is valid while the version in the database is the one that was read before the answer was
 * worked out, so that the next request on every process sees a change, and an answer that a change
 * has overtaken is never used. While the version cannot be read, nothing comes from the cache. What
 * many ask for at the same moment is worked out once, and given to all of them.
 *
 * An answer of the graph is stored when it is asked for the second time within half a minute,
 * whatever changed in between: most of what is asked for once never comes again, and to store it
 * took a fifth of the answer and drove out what does. A page takes so much longer that it is stored
 * at once.
 *
 * @param bytes the size of the cache: bodies and keys together may take so many
 * @see docs/decisions/0020-answers-cached-by-version.md
 */
export function cacheAnswers(version: CatalogueVersion, bytes: number): Step {
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: bytes,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
  });
  const underWay = new Map<string, Capture>();
  const asked = new LRUCache<string, true>({ max: MAX_ASKED, ttl: ASKED_WITHIN_MS, ttlResolution: 1_000 });
  let cachedVersion: string | null = null;

  const answer: Step = async (req, res, next) => {
    const key = await keyOf(req);
    if (key === null) return next();
    const read = await version.read();
    if (read === null) return next();
    readFor.set(req, read);
    const current = read.all;
    if (current !== cachedVersion) {
      cache.clear();
      underWay.clear();
      cachedVersion = current;
    }
    const found = cache.get(key) ?? (await answerUnderWay(key));
    if (found && found.until > Date.now()) return send(req, res, found);
    const capture = openCapture(res, asked.has(key) || isPage(req));
    asked.set(key, true);
    underWay.set(key, capture);
    next();
    const answer = await capture.answer;
    if (underWay.get(key) === capture) underWay.delete(key);
    if (answer && current === cachedVersion) cache.set(key, answer);
  };

  const answerUnderWay = (key: string): Promise<CachedAnswer | null> | null => {
    const capture = underWay.get(key);
    if (!capture) return null;
    capture.isWanted = true;
    return atMost(TIMEOUT_MS, capture.answer);
  };

  const send = (req: IncomingMessage, res: ServerResponse, found: CachedAnswer) => {
    const id = requestIdOf(req);
    if (isUnchanged(req, found)) {
      res.writeHead(304, [...found.headersOfUnchanged, 'x-request-id', id]).end();
    } else {
      res.writeHead(200, [...found.headers, 'x-request-id', id]).end(found.body);
    }
    answersFromCache.inc();
  };

  return (req, res, next) => (isCacheable(req) ? answer(req, res, next) : next());
}

function openCapture(res: ServerResponse, isWanted: boolean): Capture {
  const capture: Capture = {
    isWanted,
    answer: captureAnswer(res, Date.now() + MAX_AGE_MS, () => capture.isWanted),
  };
  return capture;
}

/** Whether a request comes from no particular person, and asks for what might be in the cache. */
function isCacheable({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'POST') return false;
  if (BYPASS_HEADERS.some((name) => headers[name] !== undefined)) return false;
  if (asksForParts(headers.accept) || headers.accept?.includes('text/event-stream')) return false;
  if (headers.cookie !== undefined && !COOKIES_FOR_ALL.test(headers.cookie)) return false;
  const kind = kindOf(url);
  return kind === 'graphql' || (kind === 'page' && method === 'GET');
}

function isPage({ url = '' }: IncomingMessage): boolean {
  return kindOf(url) === 'page';
}

function kindOf(url: string): string {
  return kindOfAddress(url.split('?')[0] ?? '');
}

/**
 * The cache key: a hash of all that the answer may depend on; null where that is too much, or does
 * not come at once.
 */
async function keyOf(req: IncomingMessage): Promise<string | null> {
  const { method, url, headers } = req;
  const head = `${method} ${url} ${languageOf(req)}\n${KEY_HEADERS.map((name) => headers[name] ?? '').join('\n')}`;
  if (head.length > MAX_KEY_LENGTH) return null;
  if (method === 'GET') {
    return req.headers['content-length'] || req.headers['transfer-encoding'] ? null : hash('sha256', head);
  }
  const body = await readShortBody(req);
  return body && hash('sha256', `${head}\n${body.toString('latin1')}`);
}

/** Null when it takes longer. */
async function atMost<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
