import type { Response } from 'express';

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
