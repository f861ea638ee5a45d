import { anyProductById } from '../catalogue/catalogue.loaders.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import type { Context } from '../shared/context.js';

/** What people call a variant: its product and its pack, such as `Toor Dal, 1 kg`. */
export async function titleOfVariant(
  ctx: Context,
  { productId, weight, size, ram }: Pick<ProductVariant, 'productId' | 'weight' | 'size' | 'ram'>,
): Promise<string> {
  const product = await anyProductById(ctx).load(productId);
  return [product?.name, weight ?? size ?? ram].filter(Boolean).join(', ');
}
