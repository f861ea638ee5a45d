import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import type { Viewer } from '../../shared/rights/caller.js';
import { viewerOf } from '../../shared/rights/viewer.js';

/** How long after signing in it counts as having just been done. In milliseconds. */
const FRESH_SIGN_IN_MS = 30 * 60_000;

/**
 * The viewer, who signed in just now: for what a stranger who found a device signed in may not do,
 * where no password can be asked for.
 *
 * @throws ShopError UNAUTHENTICATED, CONFLICT for a session that is older than 30 minutes
 */
export function freshViewerOf(ctx: Context): Viewer {
  const viewer = viewerOf(ctx);
  if (viewer.secondFactor && Date.now() - viewer.secondFactor.signedInAtMs > FRESH_SIGN_IN_MS)
    throw new ShopError(ErrorCode.CONFLICT, phrase('Please sign in again first, so that we know it is you.'));
  return viewer;
}
