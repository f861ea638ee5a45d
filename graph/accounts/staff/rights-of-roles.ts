import type { Context } from '../../shared/context.js';
import { GRANTS, Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
import type { GrantedRight } from './staff.type.js';

/**
 * What each role may do, as `GRANTS` says.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin
 */
export function listRights(ctx: Context): GrantedRight[] {
  staffOf(ctx, Right.MANAGE_STAFF);
  return Object.values(Right).map((right) => {
    const { roles, scope = null, movesMoney = false } = GRANTS[right];
    return { right, roles, scope, movesMoney };
  });
}
