import type { Context } from '../shared/context.js';
import { mayUse } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';

// What a shopper may see is decided here, and nowhere else. A statement that reads products or
// variants for the public names one of these; the search and the counts of categories hold
// products that are shown and no others, see `search/sql/3-upkeep.sql` and
// `sql/product-counts.sql`. `hidden-products.test.ts` tries every public read, and names each
// statement that has no such condition.

/** Whether shoppers are shown `product p`. */
export const IS_SHOWN = `p.status = 'PUBLISHED'`;

/** Whether shoppers are shown the product of `product_variant v`. */
export const IS_VARIANT_SHOWN = 'v.is_shown';

/**
 * Whether the caller sees what is hidden where it is named: those do who may read or change the
 * catalogue.
 */
function seesHidden(ctx: Context): boolean {
  return mayUse(ctx, ApiScope.CATALOGUE_READ) || mayUse(ctx, ApiScope.CATALOGUE_WRITE);
}

/** The condition on `product p` under which the caller sees it where it is named. */
export function shownTo(ctx: Context): string {
  return seesHidden(ctx) ? 'true' : IS_SHOWN;
}

/** The same on `product_variant v`. */
export function variantShownTo(ctx: Context): string {
  return seesHidden(ctx) ? 'true' : IS_VARIANT_SHOWN;
}
