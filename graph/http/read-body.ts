import type { IncomingMessage } from 'node:http';
import { peekBody } from '../cache/answers/peek-body.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Step } from '../shared/step.js';

/** Bodies of calls are small; files have their own route. In bytes. */
const BODY_LIMIT = 64 * 1024;
/** What signs in or up is smaller still, and anybody may send it. In bytes. */
const CREDENTIALS_LIMIT = 16 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const OTHER_CHARSET = /;\s*charset="?(?!utf-8)/i;

/** Reads the JSON of a call, unless a stricter reader has been there before. */
export const readJson = readJsonUpTo(BODY_LIMIT);

/** Reads the JSON of a call that anybody may make as often as they like, and that costs much. */
export const readCredentials = readJsonUpTo(CREDENTIALS_LIMIT);

/** Reads the bytes as they came, for what is signed. */
export const readBytes: Step = async (req, _res, next) => {
  if (hasBody(req)) setBody(req, await bytesOf(req, BODY_LIMIT));
  next();
};

/** What was read of a request's body; undefined where it has none that is read. */
export function bodyIn(req: IncomingMessage): unknown {
  return (req as IncomingMessage & { body?: unknown }).body;
}

/** Under the name that Express has. */
function setBody(req: IncomingMessage, body: unknown): void {
  Object.assign(req, { body });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function readJsonUpTo(limit: number): Step {
  return async (req, _res, next) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = req.headers;
    if (!JSON_TYPE.test(type) || !hasBody(req) || bodyIn(req) !== undefined) return next();
    if (encoding !== undefined || OTHER_CHARSET.test(type))
      throw new ShopError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, phrase('Send JSON in UTF-8.'));
    setBody(req, objectIn(await bytesOf(req, limit)));
    next();
  };
}

/** @throws ShopError BAD_USER_INPUT for what is no JSON, or neither object nor list */
function objectIn(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(bytes.toString());
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told below, as what is JSON but says nothing.
  }
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'));
}

/**
 * Refuses a body by what it says of its size before any of it is read, and otherwise where it grows
 * too large; what was read by the admission already is not read again.
 *
 * @throws ShopError PAYLOAD_TOO_LARGE
 */
async function bytesOf(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(req.headers['content-length']) > limit) throw tooLarge();
  return (await peekBody(req)) ?? collect(req, limit);
}

function collect(req: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= limit) return;
      req.off('data', take).pause();
      reject(tooLarge());
    };
    req.on('data', take).once('end', () => resolve(Buffer.concat(chunks)));
    req.once('close', () => reject(new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'))));
  });
}

function tooLarge(): ShopError {
  return new ShopError(ErrorCode.PAYLOAD_TOO_LARGE, phrase('The request is too large.'));
}
