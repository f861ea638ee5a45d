import type { Context } from '../../shared/context.js';
import type { Viewer } from '../../shared/rights/caller.js';
import { movesMoney } from '../../shared/rights/right.js';
import type { Role } from '../../shared/rights/role.js';
import { findFactorState } from './session-factor.queries.js';

/** What the token of a session says. */
export interface SessionToken {
  id: string;
  /** In milliseconds of Unix time. */
  signedInAtMs: number;
  /** When a second factor was last shown; null where none was. In milliseconds of Unix time. */
  shownAtMs: number | null;
}

/**
 * Who comes with a valid token of an account that has a role. The role waits for the second factor
 * of those who have one, and of those who have to set one up; until then the caller is a shopper.
 */
export async function staffViewer(
  ctx: Context,
  { id, signedInAtMs, shownAtMs }: SessionToken,
  role: Role,
): Promise<Viewer> {
  const { isSetUp, isDemanded } = await findFactorState(ctx, id);
  const isMissing = isSetUp ? shownAtMs === null : isDemanded && movesMoney(role);
  return {
    id,
    role: isMissing ? null : role,
    secondFactor: { signedInAtMs, shownAtMs, isSetUp, withheldRole: isMissing ? role : null },
  };
}
