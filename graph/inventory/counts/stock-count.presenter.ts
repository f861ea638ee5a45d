import type { z } from 'zod';
import type { Context } from '../../shared/context.js';
import type { StockCount, StockCountLine } from './stock-count.entity.js';
import { sumsByCountId } from './stock-counts.loaders.js';
import type { stockCountJson, stockCountLineJson } from './stock-counts.shapes.js';

/** A count as /api tells it, with what it comes to so far. */
export async function toStockCountJson(ctx: Context, count: StockCount): Promise<z.infer<typeof stockCountJson>> {
  const { id, name, isOpen, startedAt, closedAt, cancelledAt } = count;
  const { variantCount, pieceCount, surplus, shortage, disturbedCount } = await sumsByCountId(ctx).load(id);
  return {
    ...{ id, _id: id, name, isOpen, startedAt: startedAt.toISOString() },
    ...{ closedAt: closedAt?.toISOString() ?? null, cancelledAt: cancelledAt?.toISOString() ?? null },
    ...{ variantCount, pieceCount, surplus, shortage, disturbedCount },
  };
}

/** What was counted of a variant as /api tells it. */
export function toStockCountLineJson(line: StockCountLine): z.infer<typeof stockCountLineJson> {
  const { id, variantId, counted, expected, isDisturbed, countedAt } = line;
  return {
    ...{ id, _id: id, variantId, counted, expected, difference: counted - expected, isDisturbed },
    countedAt: countedAt.toISOString(),
  };
}
