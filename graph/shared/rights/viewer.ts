import type { Context } from '../context.js';
import { ErrorCode, ShopError } from '../errors.js';
import { anyOf, type Phrase, phrase } from '../languages/phrase.js';
import type { Viewer } from './caller.js';
import { GRANTS, hasRight, Right } from './right.js';
import { Role } from './role.js';

/**
 * The signed-in viewer.
 *
 * @param message the specification's sentence for this refusal (spec §8)
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for an API key
 */
export function viewerOf(ctx: Context, message: Phrase = phrase('Please login first')): Viewer {
  if (ctx.viewer) return ctx.viewer;
  if (ctx.apiKey)
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('An API key cannot do this: it belongs to no account.'));
  throw new ShopError(ErrorCode.UNAUTHENTICATED, message);
}

/**
 * The viewer, who has to be an admin: for all that no right of its own names.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a shopper, SECOND_FACTOR_REQUIRED
 */
export function adminOf(ctx: Context): Viewer {
  return staffOf(ctx, Right.RUN_SHOP);
}

/**
 * The viewer, whose role has to have a right; see `GRANTS`. Before money moves a second factor that
 * was shown long ago is asked for again.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for anybody else, and
 *   SECOND_FACTOR_REQUIRED where the role waits for one
 */
export function staffOf(ctx: Context, right: Right): Viewer {
  const viewer = viewerOf(ctx);
  if (hasRight(viewer.role, right)) {
    if (GRANTS[right].movesMoney) askSecondFactorAgain(viewer);
    return viewer;
  }
  if (hasRight(viewer.secondFactor?.withheldRole, right)) throw lacksSecondFactor();
  const allowed = anyOf(
    GRANTS[right].roles.map((role) =>
      role === Role.OWNER ? phrase('an admin') : phrase(role.toLowerCase() as Lowercase<Role>),
    ),
  );
  throw new ShopError(ErrorCode.FORBIDDEN, phrase('Only {allowed} may do this.', { allowed }));
}

/** How long a second factor holds for what moves money or gives rights. In milliseconds. */
const SECOND_FACTOR_HOLDS_MS = 30 * 60_000;

/**
 * Refuses a viewer who has a second factor and showed it too long ago: for what moves money or
 * gives rights. One who has none is asked for none.
 *
 * @throws ShopError SECOND_FACTOR_REQUIRED
 */
export function askSecondFactorAgain({ secondFactor }: Viewer): void {
  if (!secondFactor?.isSetUp) return;
  const { shownAtMs } = secondFactor;
  if (shownAtMs === null || Date.now() - shownAtMs > SECOND_FACTOR_HOLDS_MS) throw lacksSecondFactor();
}

function lacksSecondFactor(): ShopError {
  return new ShopError(
    ErrorCode.SECOND_FACTOR_REQUIRED,
    phrase('Please confirm with your second factor that it is you.'),
  );
}

/** Refuses a visitor, whatever else they sent. @throws ShopError UNAUTHENTICATED */
export function viewerOrKey({ viewer, apiKey }: Context): void {
  if (!viewer && !apiKey) throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('Please login first'));
}
