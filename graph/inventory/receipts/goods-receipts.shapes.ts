import { z } from 'zod';
import { ids, moment, rupees } from '../../rest/answers.shapes.js';

/** Goods that came with a bill, under /api; `toGoodsReceiptJson` makes it. */
export const goodsReceiptJson = z
  .object({
    ...ids,
    supplier: z.string().describe('Who sent them, as the bill has it.'),
    billNumber: z.string(),
    billDate: z.iso.date().describe('The day that stands on the bill.'),
    note: z.string().nullable(),
    total: rupees('What all lines cost together.'),
    pieceCount: z.number().int().describe('Pieces of all lines together.'),
    receivedAt: moment('When it was entered.'),
    lines: z
      .array(
        z.object({
          sku: z.string().describe('Article number of the variant when it came.'),
          variantId: z.string().nullable().describe('Null once the variant was removed.'),
          title: z.string().describe('What it was called when it came, with its pack.'),
          quantity: z.number().int().describe('Pieces.'),
          unitCost: rupees('What a piece cost.'),
          batchNumber: z.string().describe('Of the batch; empty where there is none.'),
          bestBefore: z.iso.date().nullable().describe('Null where no one has said it.'),
          madeOn: z.iso.date().nullable().describe('When they were made or packed; null where no one has said it.'),
        }),
      )
      .describe('What is on the bill, in its order.'),
  })
  .meta({ id: 'GoodsReceipt', description: 'Goods that came from a supplier with a bill.' });

/** What is on a bill. */
export const receivedBody = z.object({
  supplier: z.string().describe('Who sent it, at most 100 characters.'),
  billNumber: z.string().describe('At most 50 characters.'),
  billDate: z.iso.date().describe('The day that stands on the bill, not after today.'),
  note: z.string().nullish().describe('At most 500 characters.'),
  lines: z
    .array(
      z.object({
        sku: z.string().describe('Article number of the variant, which is what its barcode says.'),
        quantity: z.number().int().describe('Pieces, 1 to 1000000.'),
        unitCost: rupees('What a piece costs; 0 for what was a gift.'),
        batchNumber: z.string().nullish().describe('Of the batch, at most 50 characters.'),
        bestBefore: z.iso.date().nullish().describe('Until when they are at their best.'),
        madeOn: z.iso.date().nullish().describe('When they were made or packed, before bestBefore.'),
      }),
    )
    .describe('1 to 500 lines.'),
});
