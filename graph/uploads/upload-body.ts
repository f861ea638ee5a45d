import type { ServerResponse } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { contextOf } from '../rest/response-context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';
import { isForm } from '../shared/request/request-body.js';
import { uploaderOf } from '../shared/rights/allow.js';

/** The most files that a request may bring. */
export const MAX_FILES = 5;
/** The most bytes of a file: 5 MB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The most bytes of a catalogue, which only those may send who may change it: 20 MB. */
export const MAX_CATALOGUE_BYTES = 20 * 1024 * 1024;

/** What is sent; `anything` while it is not known yet. */
export type UploadPurpose = 'pictures' | 'catalogue' | 'anything';

const mega = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const PICTURES = phrase('up to {count} pictures of up to {size} each', {
  count: MAX_FILES,
  size: mega(MAX_FILE_BYTES),
});
const CATALOGUE = phrase('a catalogue of up to {size}', { size: mega(MAX_CATALOGUE_BYTES) });
const WHAT_FITS: Record<UploadPurpose, [message: Phrase, field: string | null]> = {
  pictures: [phrase('Please choose {pictures}.', { pictures: PICTURES }), 'images'],
  catalogue: [
    phrase('Please send {file}; a larger one in parts, or by npm run catalogue.', { file: CATALOGUE }),
    'file',
  ],
  anything: [phrase('Please send {pictures}, or {catalogue}.', { pictures: PICTURES, catalogue: CATALOGUE }), null],
};

/** The files, and what a form says around them. */
const MAX_BODY_BYTES = MAX_FILES * MAX_FILE_BYTES + 256 * 1024;

/** Uploads that are let in at once: together they hold at most 200 MB. */
const MAX_CONCURRENT_UPLOADS = 8;
/** Of these, one account's. */
const MAX_OF_ONE = 2;

/**
 * A body that brings nothing for this long has been given up by its sender. In milliseconds.
 */
const STALL_MS = 20_000;

/**
 * How long what follows after a refusal is still taken in, so that the sender gets to read the
 * answer. In milliseconds.
 */
const LINGER_MS = 5_000;

const underWay = new Map<string, number>();

/**
 * Lets the body of an upload in. Nothing of it is read before its sender is known, and it is read
 * under limits of size, of time and of how many run at once.
 *
 * @param res the answer to the request, where its context is
 * @param purpose what the sender of too much is told
 * @param stallMs milliseconds after which a silent body is given up
 * @returns the body; it ends with a ShopError when it grows too large or falls silent, and without
 *   an end when the sender leaves
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for an API key without
 *   catalogue:write, UNSUPPORTED_MEDIA_TYPE for another kind of body, PAYLOAD_TOO_LARGE by its
 *   announced size, RATE_LIMITED for more than two at once of one account, SERVICE_UNAVAILABLE when
 *   too many run at once
 */
export function admitUpload(res: ServerResponse, purpose: UploadPurpose, stallMs = STALL_MS): Transform {
  const { req } = res;
  const id = uploaderOf(contextOf(res));
  if (!isForm(req))
    throw new ShopError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, phrase('Send the files as multipart/form-data.'));
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge(purpose);
  // A client that has left already is never seen to leave again, and would keep the place for ever.
  if (req.destroyed || res.closed) throw malformedUpload();
  const release = takePlace(id);
  const body = new UploadBody(purpose, stallMs);
  req.pipe(body);
  req.once('close', () => {
    if (!req.complete) body.destroy();
  });
  res.once('close', () => {
    release();
    req.unpipe(body);
    body.destroy();
    if (req.complete || req.destroyed) return;
    req.resume();
    setTimeout(() => req.destroy(), LINGER_MS).unref();
  });
  return body;
}

/** What is told of a file or a request that is larger than allowed. */
export function tooLarge(purpose: UploadPurpose): ShopError {
  return new ShopError(ErrorCode.PAYLOAD_TOO_LARGE, ...WHAT_FITS[purpose]);
}

/** What is told of a multipart body that cannot be read. */
export function malformedUpload(): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The upload is malformed or was cut off.'), 'images');
}

/** @returns gives the place back */
function takePlace(userId: string): () => void {
  const own = underWay.get(userId) ?? 0;
  if (own >= MAX_OF_ONE) {
    throw new ShopError(ErrorCode.RATE_LIMITED, phrase('Please wait until your last upload has finished.'));
  }
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (all >= MAX_CONCURRENT_UPLOADS) {
    throw new ShopError(
      ErrorCode.SERVICE_UNAVAILABLE,
      phrase('The shop is busy right now. Please try again in a moment.'),
    );
  }
  underWay.set(userId, own + 1);
  return () => {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  };
}

class UploadBody extends Transform {
  #bytes = 0;
  readonly #stalled: NodeJS.Timeout;

  constructor(
    private readonly purpose: UploadPurpose,
    stallMs: number,
  ) {
    super();
    this.#stalled = setTimeout(() => this.destroy(malformedUpload()), stallMs);
    this.once('close', () => clearTimeout(this.#stalled));
    // Anyone who reads it hears of this too; without a listener of its own the process would end.
    this.on('error', () => undefined);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#stalled.refresh();
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_BODY_BYTES) done(tooLarge(this.purpose));
    else done(null, chunk);
  }
}
