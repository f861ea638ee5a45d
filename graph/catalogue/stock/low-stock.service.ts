import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { pageSize } from '../../shared/paging/cursor.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { productById, variantById } from '../catalogue.loaders.js';
import type { LowStock } from './low-stock.type.js';
import { findLowStock } from './stock.queries.js';

/** More pieces than this are not few. */
const MAX_FEW = 1_000;

/** What lasts longer than this is not running out. */
const MAX_DAYS = 366;

/**
 * The variants that are running out: those that sell and last for so many days at most, the
 * shortest first, and after them those of which nothing was sold in 28 days and few are left.
 *
 * @param days whole days, 0 to 366
 * @param atMost whole pieces, 0 to 1000
 * @param first 1 to 100
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   catalogue:read, BAD_USER_INPUT for a number out of range
 */
export async function listLowStock(
  ctx: Context,
  { days, atMost, first }: { days: number; atMost: number; first: number },
): Promise<LowStock> {
  allow(ctx, ApiScope.CATALOGUE_READ);
  const limit = pageSize(first);
  if (atMost < 0 || atMost > MAX_FEW) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for 0 to {most} pieces.', { most: MAX_FEW }), 'atMost');
  }
  if (days < 0 || days > MAX_DAYS) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for 0 to {most} days.', { most: MAX_DAYS }), 'days');
  }
  const found = await findLowStock(ctx, { days, atMost, limit });
  const nodes = await Promise.all(
    found.map(async ({ id, sold, daysOfCover }) => {
      const variant = await variantById(ctx).load(id);
      const product = variant && (await productById(ctx).load(variant.productId));
      return product ? [{ variant, product, soldIn28Days: sold, daysOfCover }] : [];
    }),
  );
  return { nodes: nodes.flat(), totalCount: found[0]?.count ?? 0 };
}
