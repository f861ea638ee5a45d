import { type Context, viewerOf } from '../shared/context.js';
import { defineLoader } from '../shared/loader.js';

/** Whether products are in the viewer's list, one statement for however many. Only for a signed-in viewer. */
export const isWishedByProductId = defineLoader<boolean>(async (ctx: Context, productIds) => {
  const wished: { productId: string }[] = await ctx.db.query(
    'SELECT product_id AS "productId" FROM wishlist_item WHERE user_id = $1 AND product_id = ANY($2::uuid[])',
    [viewerOf(ctx).id, productIds],
  );
  const ids = new Set(wished.map(({ productId }) => productId));
  return productIds.map((id) => ids.has(id));
});
