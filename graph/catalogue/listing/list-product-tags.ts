import type { Context } from '../../shared/context.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import type { ProductTag } from './product-tag.type.js';
import { countByTag } from './product-tags.queries.js';

/** The most tags that are told of. */
const MAX_TOLD = 1_000;

/**
 * All tags that products have, by the alphabet: the first 1,000.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   catalogue:read
 */
export async function listProductTags(ctx: Context): Promise<ProductTag[]> {
  allow(ctx, ApiScope.CATALOGUE_READ);
  return countByTag(ctx, MAX_TOLD);
}
