import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { peekBody } from '../cache/answers/peek-body.js';
import { readJson } from '../http/read-body.js';
import { refusalOfBody } from '../rest/route.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { readUpload } from '../uploads/graph-uploads.js';
import { isForm } from '../uploads/upload-body.js';
import type { SentCall } from './ask-apollo.js';

const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/** An operation as it was sent. */
interface SentOperation extends SentCall {
  /** Reads its files, and the operation among them, once it is known who sends them. */
  upload?: () => Promise<object>;
}

/**
 * Reads what a call asks: from its address, from a body of JSON, or later from a form with files.
 *
 * @throws ShopError BAD_USER_INPUT for JSON that is malformed, PAYLOAD_TOO_LARGE beyond 64 KB,
 *   UNSUPPORTED_MEDIA_TYPE for JSON in another encoding than UTF-8
 */
export async function readOperation(res: ServerResponse): Promise<SentOperation> {
  const { req } = res;
  const { method = 'GET', headers, url = '' } = req;
  const at = url.indexOf('?');
  const sent = { method, headers, search: at < 0 ? '' : url.slice(at) };
  if (isForm(req)) return { ...sent, body: undefined, upload: () => readUpload(res) };
  return { ...sent, body: method === 'GET' ? undefined : await bodyOf(req, res) };
}

/** The JSON that was sent; undefined where there is none, or something else. */
async function bodyOf(req: IncomingMessage, res: ServerResponse): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding } = req.headers;
  // What came together with the head, as nearly all bodies do, need not be listened for.
  const bytes = encoding === undefined && JSON_TYPE.test(type) ? await peekBody(req) : null;
  if (bytes) return objectIn(bytes);
  return new Promise((resolve, reject) => {
    readJson(req as Request, res as Response, (thrown?: unknown) => {
      if (thrown) reject(refusalOfBody(thrown));
      else resolve((req as Request).body);
    });
  });
}

/** @throws ShopError BAD_USER_INPUT for what is no JSON, or neither object nor list */
function objectIn(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told below, as what is JSON but says nothing.
  }
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'));
}
