import { columnsOf } from '../../shared/columns-of.js';
import { defineLoader, groupedBy } from '../../shared/loader.js';
import { StockMovement } from './stock-movement.entity.js';

/** One more than a page may hold, so that the first page knows whether there is a second. */
const FIRST_MOVEMENTS = 101;

/** What is read of `stock_movement m`, under the names of the entity. */
export const MOVEMENT_COLUMNS = columnsOf(StockMovement, 'm');

/** The latest movements of variants, as many as the longest first page needs. */
export const firstMovementsByVariantId = defineLoader<StockMovement[]>(async (ctx, ids) => {
  const movements: StockMovement[] = await ctx.db.query(
    `SELECT ${MOVEMENT_COLUMNS} FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM stock_movement WHERE variant_id = wanted.id ORDER BY id DESC LIMIT $2) m
     ORDER BY m.variant_id, m.id DESC`,
    [ids, FIRST_MOVEMENTS],
  );
  return groupedBy(ids, movements, (movement) => movement.variantId);
});

/** How many movements variants have had. */
export const movementCountByVariantId = defineLoader<number>(async (ctx, ids) => {
  const counts: { id: string; count: number }[] = await ctx.db.query(
    `SELECT m.variant_id AS id, count(*)::integer AS count FROM stock_movement m
     WHERE m.variant_id = ANY($1::uuid[]) GROUP BY 1`,
    [ids],
  );
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
});
