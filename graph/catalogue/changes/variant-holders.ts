import type { Context, VariantHolder } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { allOf, type Phrase, phrase } from '../../shared/languages/phrase.js';
import type { ProductVariant } from '../variants/product-variant.entity.js';

/** The order in which holders are told of. */
const KINDS: readonly VariantHolder['kind'][] = ['cart', 'order', 'checkout'];

/**
 * Refuses to remove variants that shoppers still count on, of which features above the catalogue
 * know. Of carts the keys would go along silently, and an order's line would forget what it is
 * about, so the keys alone are not asked.
 *
 * @throws ShopError CONFLICT, saying of the first such variant who holds it and what to do instead
 */
export async function refuseHeldVariants(
  tx: Context,
  variants: readonly Pick<ProductVariant, 'id' | 'sku'>[],
): Promise<void> {
  if (variants.length === 0) return;
  const ids = variants.map(({ id }) => id);
  const holders: VariantHolder[] = [];
  for (const { findVariantHolders } of tx.hooks) holders.push(...((await findVariantHolders?.(tx, ids)) ?? []));
  const held = variants.find(({ id }) => holders.some(({ variantId }) => variantId === id));
  if (!held) return;
  const counts = new Map(
    holders.filter(({ variantId }) => variantId === held.id).map(({ kind, count }) => [kind, count]),
  );
  // A checkout that became an order is told of as the order.
  if (counts.has('order')) counts.delete('checkout');
  const by = allOf(KINDS.flatMap((kind) => counted(counts.get(kind) ?? 0, kind)));
  const message = phrase('{sku} cannot be removed: it is in {by}. Set its stock to 0 instead.', { sku: held.sku, by });
  throw new ShopError(ErrorCode.CONFLICT, message, 'variants');
}

function counted(count: number, kind: VariantHolder['kind']): Phrase[] {
  if (count === 0) return [];
  return [count === 1 ? phrase(`{count} ${kind}`, { count }) : phrase(`{count} ${kind}s`, { count })];
}
