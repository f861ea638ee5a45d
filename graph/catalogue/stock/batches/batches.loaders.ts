import { defineLoader, groupedBy } from '../../../shared/rows/loader.js';
import { findBatches, findSoldBatches, type SoldBatch } from './batches.queries.js';
import type { StockBatch } from './stock-batch.entity.js';

/** The batches of variants that have pieces, those first that expire first. */
export const batchesByVariantId = defineLoader<StockBatch[]>(async (ctx, ids) =>
  groupedBy(ids, await findBatches(ctx, ids), ({ variantId }) => variantId),
);

/** What can be sold of variants with batches, in the order in which it is. */
export const soldBatchesByVariantId = defineLoader<SoldBatch[]>(async (ctx, ids) =>
  groupedBy(ids, await findSoldBatches(ctx, ids), ({ variantId }) => variantId),
);
