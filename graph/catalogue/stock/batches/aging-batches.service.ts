import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { phrase } from '../../../shared/languages/phrase.js';
import { pageSize } from '../../../shared/paging/cursor.js';
import { allow } from '../../../shared/rights/allow.js';
import { ApiScope } from '../../../shared/rights/api-scope.js';
import { productById, variantById } from '../../catalogue.loaders.js';
import type { AgingBatches } from './aging-batches.type.js';
import { findAgingBatches } from './batches.queries.js';

/** What is sold for longer is not near to its date. */
const MAX_DAYS = 366;

/**
 * Batches that are sold for so many days at most, those that are sold no longer first.
 *
 * @param days whole days, 0 to 366
 * @param first 1 to 100
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   catalogue:read, BAD_USER_INPUT for a number out of range
 */
export async function listAgingBatches(
  ctx: Context,
  { days, first }: { days: number; first: number },
): Promise<AgingBatches> {
  allow(ctx, ApiScope.CATALOGUE_READ);
  if (!Number.isInteger(days) || days < 0 || days > MAX_DAYS) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for 0 to {most} days.', { most: MAX_DAYS }), 'days');
  }
  const found = await findAgingBatches(ctx, { days, limit: pageSize(first) });
  const nodes = await Promise.all(
    found.map(async ({ daysLeft, count: _, ...batch }) => {
      const variant = await variantById(ctx).load(batch.variantId);
      const product = variant && (await productById(ctx).load(variant.productId));
      return variant && product ? [{ product, variant, batch, daysLeft }] : [];
    }),
  );
  return { nodes: nodes.flat(), totalCount: found[0]?.count ?? 0 };
}
