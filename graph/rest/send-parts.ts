import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Response } from 'express';

const unpackedPart = promisify(gunzip);

/**
 * Writes parts into an answer, none before its reader has taken the one before, and ends it. Stops
 * when the reader is gone. Two listeners serve all parts; Node's own `pipeline` adds seven, which
 * is more than an answer of the shop has room for.
 *
 * @throws whatever the parts throw; an answer that has begun is then cut off, by which its reader
 *   knows that it is not whole
 */
export async function sendParts(res: Response, parts: AsyncIterable<string | Buffer>): Promise<void> {
  let goOn: () => void = () => undefined;
  res.on('drain', () => goOn());
  res.once('close', () => goOn());
  try {
    for await (const part of parts) {
      if (res.destroyed) return;
      if (res.write(part) || res.destroyed) continue;
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    res.end();
  } catch (thrown) {
    if (res.headersSent) res.destroy();
    throw thrown;
  }
}

/**
 * Sends a file whose parts are members of a gzip file: as it is to clients that take it so, and
 * unpacked to others.
 *
 * @throws as `sendParts`
 */
export async function sendGzipParts(res: Response, parts: AsyncIterable<Buffer>): Promise<void> {
  const isPacked = /\bgzip\b/i.test(res.req.get('accept-encoding') ?? '');
  res.vary('Accept-Encoding');
  if (isPacked) res.set('Content-Encoding', 'gzip');
  try {
    await sendParts(res, isPacked ? parts : unpacked(parts));
  } catch (thrown) {
    if (!res.headersSent) res.removeHeader('Content-Encoding');
    throw thrown;
  }
}

async function* unpacked(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield await unpackedPart(part);
}
