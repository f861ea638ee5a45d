import { z } from 'zod';

/** A batch that is near to its date, under /api. */
const agingBatchJson = z
  .object({
    batchId: z.string().describe('Opaque id of the batch, for what is thrown away of it.'),
    batchNumber: z.string().describe('The number that the maker printed on it; empty where there is none.'),
    bestBefore: z.iso.date().nullable().describe('Until when it is at its best.'),
    daysLeft: z.number().int().describe('Days for which it is still sold; below 0 once it is not.'),
    onHand: z.number().int().describe('Pieces in the store room.'),
    reserved: z.number().int().describe('Pieces of them that checkouts in progress hold.'),
    productId: z.string(),
    name: z.string().describe('Of the product.'),
    variantId: z.string(),
    sku: z.string().describe('Article number of the variant.'),
  })
  .meta({ id: 'AgingBatch', description: 'A batch that is near to its date.' });

/** Batches that are near to their date, under /api. */
export const agingBatchesJson = z.object({
  batches: z.array(agingBatchJson).describe('Those first that are sold for the fewest days.'),
  totalCount: z.number().int().describe('How many there are in all.'),
});
