import type { Context } from '../../shared/context.js';
import { forgetOldUploads } from './pictures.service.js';

/** Pause between two rounds. In milliseconds. */
const ROUND_MS = 10 * 60_000;

/**
 * Starts to forget, every ten minutes, uploads that nobody put on a profile within a day. Several processes may do this
 * at once.
 *
 * @returns stops it, after the round under way
 */
export function startUploadWorker(shop: Context): () => Promise<void> {
  let round = Promise.resolve();
  const tidy = () => {
    // Loaders remember what they read, so every round has its own.
    round = forgetOldUploads({ ...shop, loaders: new Map() }).catch((thrown: unknown) =>
      shop.log.error({ err: thrown }, 'old uploads were not forgotten'),
    );
  };
  tidy();
  const timer = setInterval(tidy, ROUND_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
