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
const MAX_PIECES = 1_000;

/**
 * The variants of which at most so many pieces are for sale, those of which the fewest are left
 * first.
 *
 * @param atMost whole pieces, 0 to 1000
 * @param first 1 to 100
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   catalogue:read, BAD_USER_INPUT for a number out of range
 */
export async function listLowStock(ctx: Context, atMost: number, first: number): Promise<LowStock> {
  allow(ctx, ApiScope.CATALOGUE_READ);
  const size = pageSize(first);
  if (atMost < 0 || atMost > MAX_PIECES) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Ask for 0 to {most} pieces.', { most: MAX_PIECES }),
      'atMost',
    );
  }
  const found = await findLowStock(ctx, atMost, size);
  const nodes = await Promise.all(
    found.map(async ({ id }) => {
      const variant = await variantById(ctx).load(id);
      const product = variant && (await productById(ctx).load(variant.productId));
      return product ? [{ variant, product }] : [];
    }),
  );
  return { nodes: nodes.flat(), totalCount: found[0]?.count ?? 0 };
}
