import { In } from 'typeorm';
import { defineLoader, groupedBy } from '../../shared/rows/loader.js';
import { findFirstMovements } from './stock.queries.js';
import { StockMovement } from './stock-movement.entity.js';

/** One more than a page may hold, so that the first page knows whether there is a second. */
const FIRST_MOVEMENTS = 101;

/** The latest movements of variants, as many as the longest first page needs. */
export const firstMovementsByVariantId = defineLoader<StockMovement[]>(async (ctx, ids) => {
  const movements = await findFirstMovements(ctx, ids, FIRST_MOVEMENTS);
  return groupedBy(ids, movements, (movement) => movement.variantId);
});

/** How many movements variants have had. */
export const movementCountByVariantId = defineLoader<number>(async (ctx, ids) => {
  const counts = await ctx.db
    .createQueryBuilder(StockMovement, 'm')
    .select('m.variantId', 'id')
    .addSelect('count(*)::integer', 'count')
    .where({ variantId: In([...ids]) })
    .groupBy('m.variantId')
    .getRawMany<{ id: string; count: number }>();
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
});
