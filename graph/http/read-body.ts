import type { IncomingMessage } from 'node:http';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { hasBody, readBody, tooLargeBody } from '../shared/request/request-body.js';
import type { Step } from '../shared/request/step.js';

/** What signs in or up is small, and anybody may send it. In bytes. */
const MAX_CREDENTIALS = 16 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const OTHER_CHARSET = /;\s*charset=(?!"?utf-8)/i;

/** Reads the JSON of a call, unless it has been read before. */
export const readJson: Step = async (req, _res, next) => {
  const { 'content-type': type = '', 'content-encoding': encoding } = req.headers;
  if (!JSON_TYPE.test(type) || !hasBody(req) || bodyIn(req) !== undefined) return next();
  if (encoding !== undefined && encoding !== 'identity')
    throw new ShopError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, phrase('Send the body uncompressed.'));
  if (OTHER_CHARSET.test(type)) throw new ShopError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, phrase('Send JSON in UTF-8.'));
  setBody(req, objectIn(await readBody(req)));
  next();
};

/** Refuses long bodies of calls that anybody may make as often as they like, and that cost much. */
export const limitCredentials: Step = async (req, _res, next) => {
  const isLong = Number(req.headers['content-length']) > MAX_CREDENTIALS;
  if (isLong || (hasBody(req) && (await readBody(req)).length > MAX_CREDENTIALS)) throw tooLargeBody();
  next();
};

/** Reads the bytes as they came, for what is signed. */
export const readBytes: Step = async (req, _res, next) => {
  if (hasBody(req)) setBody(req, await readBody(req));
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

/** @throws ShopError BAD_USER_INPUT for what is no JSON, or neither object nor list */
function objectIn(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  const value = jsonIn(bytes);
  if (typeof value === 'object' && value !== null) return value;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send a JSON object.'));
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'));
  }
}
