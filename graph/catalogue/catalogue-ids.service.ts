import type { Context } from '../shared/context.js';
import { Product } from './product.entity.js';
import { IS_SHOWN } from './shown.js';

/** An offset page of the ids of all products that are shown, in the order of the ids. */
export async function listProductIds(
  ctx: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await ctx.db
    .createQueryBuilder(Product, 'p')
    .select('p.id', 'id')
    .where(IS_SHOWN)
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}
