import { z } from 'zod';
import { ids, moment } from '../../rest/answers.shapes.js';

/** A count of the shelves under /api; `toStockCountJson` makes it. */
export const stockCountJson = z
  .object({
    ...ids,
    name: z.string().describe('What it is called, e.g. Front shelves.'),
    isOpen: z.boolean().describe('Whether pieces can still be counted.'),
    startedAt: moment('When it was begun.'),
    closedAt: moment('When its differences were booked; null where they were not.').nullable(),
    cancelledAt: moment('When it was given up with nothing booked; null otherwise.').nullable(),
    variantCount: z.number().int().describe('Variants that were counted.'),
    pieceCount: z.number().int().describe('Pieces that were counted.'),
    surplus: z.number().int().describe('Pieces more than expected.'),
    shortage: z.number().int().describe('Pieces fewer than expected.'),
    disturbedCount: z.number().int().describe('Variants that are to be counted again before it can be closed.'),
  })
  .meta({ id: 'StockCount', description: 'A count of the shelves, which goes on while the shop sells.' });

/** What was counted of a variant; `toStockCountLineJson` makes it. */
export const stockCountLineJson = z
  .object({
    ...ids,
    variantId: z.string(),
    counted: z.number().int().describe('Pieces that were counted on the shelf.'),
    expected: z.number().int().describe('Pieces that should have lain there when their count began.'),
    difference: z.number().int().describe('Pieces more than expected, or fewer when it is below 0.'),
    isDisturbed: z
      .boolean()
      .describe('Whether pieces left or came between two scans, so that it is to be counted again.'),
    countedAt: moment('When it was counted last.'),
  })
  .meta({ id: 'StockCountLine', description: 'What was counted of a variant.' });

/** What begins a count. */
export const startBody = z.object({ name: z.string().describe('What it is called, at most 100 characters.') });

/** Pieces of a variant; exactly one of `sku` and `variantId` is sent. */
export const countedBody = z.object({
  sku: z.string().nullish().describe('Article number of the variant, which is what its barcode says.'),
  variantId: z.string().nullish().describe('Which variant.'),
  pieces: z.number().int().optional().describe('So many pieces, 1 unless said.'),
  isTotal: z
    .boolean()
    .optional()
    .describe('These are all that lie there, whatever was counted before; otherwise so many more.'),
});
