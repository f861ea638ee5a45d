import type { Context } from '../../shared/context.js';
import { readId } from '../../shared/input/id.js';
import type { Page } from '../../shared/paging/cursor.js';
import { latestFirst, type PageAsked } from '../../shared/paging/latest-first.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { GoodsReceipt } from './goods-receipt.entity.js';

/**
 * A receipt; null where there is none. What goods cost is for whom `receiveGoods` is.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN
 */
export async function findGoodsReceipt(ctx: Context, sentId: unknown): Promise<GoodsReceipt | null> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const id = readId(sentId);
  return id ? ctx.db.findOneBy(GoodsReceipt, { id }) : null;
}

/**
 * A page of receipts, latest first.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a number out of range or a
 *   foreign cursor
 */
export async function listGoodsReceipts(ctx: Context, page: PageAsked): Promise<Page<GoodsReceipt>> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return latestFirst(ctx, GoodsReceipt, page);
}

/** How many receipts there are. The right to see them was checked by then. */
export function countGoodsReceipts(ctx: Context): Promise<number> {
  return ctx.db.count(GoodsReceipt);
}
