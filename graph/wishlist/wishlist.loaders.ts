import type { Context } from '../shared/context.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { defineLoader } from '../shared/rows/loader.js';
import { findWished } from './wishlist.queries.js';

/**
 * Whether products are in the viewer's list, one statement for however many. Only for a signed-in
 * viewer.
 */
export const isWishedByProductId = defineLoader<boolean>(async (ctx: Context, productIds) => {
  const wished = await findWished(ctx, viewerOf(ctx).id, productIds);
  const ids = new Set(wished.map(({ productId }) => productId));
  return productIds.map((id) => ids.has(id));
});
