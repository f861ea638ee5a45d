import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * A page is a tenth smaller than with the usual 4, for a millisecond or two of the processor; with
 * 9 it takes five times as long.
 */
const BROTLI_QUALITY = 8;

/**
 * What is looked back at, as a power of two in bytes: 256 KB hold a whole page, and with the usual
 * 4 MB the larger tables double what one costs.
 */
const BROTLI_WINDOW = 18;

/** Shorter bodies fit into the packet that their headers go in, compressed or not. In bytes. */
export const MIN_COMPRESSED_LENGTH = 1024;

/** Compresses what follows, as the client likes it. */
export const compress: RequestHandler = compression({
  threshold: MIN_COMPRESSED_LENGTH,
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  },
});
