import type { z } from 'zod';
import type { Context } from '../../shared/context.js';
import { rupeesOf } from '../../shared/money/money.js';
import type { GoodsReceipt } from './goods-receipt.entity.js';
import { linesByReceiptId } from './goods-receipts.loaders.js';
import type { goodsReceiptJson } from './goods-receipts.shapes.js';

/** Goods that came with a bill as /api tells them. */
export async function toGoodsReceiptJson(
  ctx: Context,
  receipt: GoodsReceipt,
): Promise<z.infer<typeof goodsReceiptJson>> {
  const { id, supplier, billNumber, billDate, note, totalPaise, pieceCount, receivedAt } = receipt;
  const lines = await linesByReceiptId(ctx).load(id);
  return {
    ...{ id, _id: id, supplier, billNumber, billDate, note, total: rupeesOf(totalPaise), pieceCount },
    receivedAt: receivedAt.toISOString(),
    lines: lines.map(({ sku, variantId, title, quantity, unitCostPaise, batchNumber, bestBefore, madeOn }) => ({
      ...{ sku, variantId, title, quantity, unitCost: rupeesOf(unitCostPaise) },
      ...{ batchNumber, bestBefore, madeOn },
    })),
  };
}
