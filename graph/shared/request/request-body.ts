import type { IncomingMessage } from 'node:http';
import { RequestSlot } from '../../cache/request-slot.js';
import { ErrorCode, ShopError } from '../errors.js';
import { phrase } from '../languages/phrase.js';

/** Bodies of calls are small; files have their own route. In bytes. */
const BODY_LIMIT = 64 * 1024;

/** Longer bodies are not those of requests that many send alike. In bytes. */
const SHORT_LENGTH = 16 * 1024;

/** A body that has not come by then is left to those who wait for bodies. In milliseconds. */
const SHORT_WAIT_MS = 100;

const readings = new RequestSlot<IncomingMessage, Promise<Buffer>>('body');
const arrivals = new RequestSlot<IncomingMessage, Buffer>('body that has come');

/**
 * The body of a request that brings no files: read once, however many ask for it.
 *
 * @throws ShopError PAYLOAD_TOO_LARGE beyond 64 KB, before any of it is read where it says so;
 *   BAD_USER_INPUT for one that is broken off
 */
export function readBody(req: IncomingMessage): Promise<Buffer> {
  const known = readings.get(req);
  if (known) return known;
  const reading = collect(req);
  // The client may have left.
  reading.catch(() => undefined);
  readings.set(req, reading);
  return reading;
}

/** The body of a request if it is short and comes at once; null for any other, and for files. */
export async function readShortBody(req: IncomingMessage): Promise<Buffer | null> {
  const length = Number(req.headers['content-length']);
  if (!(length >= 0 && length <= SHORT_LENGTH) || isForm(req)) return null;
  const reading = readBody(req);
  // What came together with the head is read by then, and needs no timer.
  if (!arrivals.get(req)) await null;
  const arrived = arrivals.get(req);
  if (arrived) return arrived;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SHORT_WAIT_MS);
  });
  return Promise.race([reading.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** Whether a request has a body, an empty one included. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}

/** Whether a request brings files, as a form does. */
export function isForm({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/** What is told of a body that is too large. */
export function tooLargeBody(): ShopError {
  return new ShopError(ErrorCode.PAYLOAD_TOO_LARGE, phrase('The request is too large.'));
}

async function collect(req: IncomingMessage): Promise<Buffer> {
  const length = Number(req.headers['content-length']);
  if (length > BODY_LIMIT) throw tooLargeBody();
  // By then what came together with the head is here, as nearly all bodies do: to listen to them
  // takes several times as long.
  await null;
  if (length > 0 && req.readableLength === length) {
    const body: Buffer = req.read(length);
    arrivals.set(req, body);
    return body;
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let taken = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      taken += chunk.length;
      if (taken <= BODY_LIMIT) return;
      req.off('data', take).pause();
      reject(tooLargeBody());
    };
    req.on('data', take).once('end', () => resolve(Buffer.concat(chunks)));
    req.once('close', () => reject(new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'))));
  });
}
