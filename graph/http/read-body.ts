import express, { type Request, type RequestHandler } from 'express';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';

/** Bodies of calls are small; files have their own route. In bytes. */
const BODY_LIMIT = 64 * 1024;
/** What signs in or up is smaller still, and anybody may send it. In bytes. */
const CREDENTIALS_LIMIT = 16 * 1024;

/** Reads the JSON of a call, unless a stricter reader has been there before. */
export const readJson = upTo(BODY_LIMIT, express.json({ limit: BODY_LIMIT }), isJson);

/** Reads the JSON of a call that anybody may make as often as they like, and that costs much. */
export const readCredentials = upTo(CREDENTIALS_LIMIT, express.json({ limit: CREDENTIALS_LIMIT }), isJson);

/** Reads the bytes as they came, for what is signed. */
export const readBytes = upTo(BODY_LIMIT, express.raw({ type: () => true, limit: BODY_LIMIT }), () => true);

/**
 * Refuses by what a body says of its size. The parser would first read all of it, and throw it
 * away.
 */
function upTo(limit: number, read: RequestHandler, isMeant: (req: Request) => boolean): RequestHandler {
  return (req, res, next) => {
    const isTooLarge = Number(req.headers['content-length']) > limit && isMeant(req);
    if (isTooLarge) next(new ShopError(ErrorCode.PAYLOAD_TOO_LARGE, phrase('The request is too large.')));
    else read(req, res, next);
  };
}

function isJson({ headers }: Request): boolean {
  return /^application\/json\b/i.test(headers['content-type'] ?? '');
}
