import type { Context } from '../shared/context.js';

/** A category as far as its address depends on it. */
export interface CategoryPlace {
  id: string;
  /** False for what lies below another category. */
  isTop: boolean;
}

/** Every category at every depth, top ones first. */
export function listCategoryPlaces(ctx: Context): Promise<CategoryPlace[]> {
  return ctx.db.query(
    `SELECT c.id, c.parent_id IS NULL AS "isTop" FROM category c ORDER BY c.parent_id IS NOT NULL, c.position, c.id`,
  );
}

/** An offset page of the ids of all products, in the order of the ids. */
export async function listProductIds(
  ctx: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows: { id: string }[] = await ctx.db.query('SELECT p.id FROM product p ORDER BY p.id LIMIT $1 OFFSET $2', [
    limit,
    offset,
  ]);
  return rows.map(({ id }) => id);
}
