import { In } from 'typeorm';
import { defineLoader, inOrderOf } from '../../shared/rows/loader.js';
import { StockCount, type StockCountSums } from './stock-count.entity.js';
import { sumCounts } from './stock-counts.queries.js';

/** Counts by their ids. */
export const stockCountById = defineLoader<StockCount | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(StockCount, { id: In([...ids]) }), ({ id }) => id),
);

const NOTHING: StockCountSums = { variantCount: 0, pieceCount: 0, surplus: 0, shortage: 0, disturbedCount: 0 };

/** What counts come to so far. */
export const sumsByCountId = defineLoader<StockCountSums>(async (ctx, ids) => {
  const sums = new Map((await sumCounts(ctx, ids)).map(({ countId, ...sum }) => [countId, sum]));
  return ids.map((id) => sums.get(id) ?? NOTHING);
});
