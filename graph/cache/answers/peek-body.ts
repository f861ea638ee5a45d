import type { IncomingMessage } from 'node:http';
import { RequestSlot } from '../request-slot.js';

/** Longer bodies are not those of requests that many send alike. In bytes. */
const MAX_LENGTH = 16 * 1024;

/** A body that has not come by then is left to those who wait for bodies. In milliseconds. */
const TIMEOUT_MS = 100;

const peeked = new RequestSlot<IncomingMessage, Promise<Buffer | null>>('body');

/**
 * Reads the body of a request and leaves it in its place for anyone who reads it next; null when it
 * is long or slow.
 */
export function peekBody(req: IncomingMessage): Promise<Buffer | null> {
  const reading = peeked.get(req) ?? readAhead(req);
  peeked.set(req, reading);
  return reading;
}

async function readAhead(req: IncomingMessage): Promise<Buffer | null> {
  const length = Number(req.headers['content-length']);
  if (!(length > 0 && length <= MAX_LENGTH)) return null;
  // By then what came together with the head is here, as nearly all bodies do: to listen to them
  // takes several times as long.
  await null;
  if (req.readableLength === length) {
    const body: Buffer = req.read(length);
    req.unshift(body);
    return body;
  }
  const chunks: Buffer[] = [];
  let missing = length;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      req.off('readable', take).off('close', end).off('error', end);
      const body = Buffer.concat(chunks);
      // At once, or the stream would see that it is at its end.
      if (body.length > 0) req.unshift(body);
      resolve(missing === 0 ? body : null);
    };
    const take = () => {
      const chunk: Buffer | null = req.read();
      if (!chunk) return;
      chunks.push(chunk);
      missing -= chunk.length;
      if (missing === 0) end();
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    req.on('readable', take).once('close', end).once('error', end);
  });
}
