import type { Context } from '../../../shared/context.js';
import type { ProductVariant } from '../../variants/product-variant.entity.js';
import { soldBatchesByVariantId } from './batches.loaders.js';

/**
 * The day until which pieces of a variant are at their best at the least, if they are ordered now:
 * what expires first is sold first.
 *
 * @param quantity how many
 * @returns as 2027-01-12; null where one of them has no date, and where there are too few
 */
export async function bestBeforeOf(
  ctx: Context,
  { id, withheld }: Pick<ProductVariant, 'id' | 'withheld'>,
  quantity = 1,
): Promise<string | null> {
  if (withheld === null) return null;
  const batches = await soldBatchesByVariantId(ctx).load(id);
  let left = quantity;
  for (const { bestBefore, free } of batches) {
    if (bestBefore === null) return null;
    left -= free;
    if (left <= 0) return batches[0]?.bestBefore ?? null;
  }
  return null;
}
