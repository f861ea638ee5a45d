import { In } from 'typeorm';
import { defineLoader, groupedBy, inOrderOf } from '../../shared/rows/loader.js';
import { GoodsReceipt, GoodsReceiptLine } from './goods-receipt.entity.js';

/** Receipts by their ids. */
export const goodsReceiptById = defineLoader<GoodsReceipt | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(GoodsReceipt, { id: In([...ids]) }), ({ id }) => id),
);

/** The lines of receipts in their order. */
export const linesByReceiptId = defineLoader<GoodsReceiptLine[]>(async (ctx, ids) => {
  const order = { receiptId: 'ASC', position: 'ASC' } as const;
  const lines = await ctx.db.find(GoodsReceiptLine, { where: { receiptId: In([...ids]) }, order });
  return groupedBy(ids, lines, ({ receiptId }) => receiptId);
});
