import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import type { ProductVariant } from '../product-variant.entity.js';

/**
 * Refuses to remove variants that shoppers still count on.
 *
 * The tables belong to features above the catalogue, which knows nothing else of them. Of carts the keys would go along
 * silently, and an order's line would forget what it is about, so the keys alone are not asked.
 *
 * @throws ShopError CONFLICT, saying of the first such variant who holds it and what to do instead
 */
export async function refuseHeldVariants(
  tx: Context,
  variants: readonly Pick<ProductVariant, 'id' | 'sku'>[],
): Promise<void> {
  if (variants.length === 0) return;
  const holders: { id: string; carts: number; orders: number; checkouts: number }[] = await tx.db.query(
    `SELECT v.id,
       (SELECT count(*) FROM cart_line c WHERE c.variant_id = v.id)::integer AS carts,
       (SELECT count(DISTINCT l.order_id) FROM order_line l WHERE l.variant_id = v.id)::integer AS orders,
       (SELECT count(DISTINCT l.payment_order_id) FROM payment_order_line l WHERE l.variant_id = v.id)::integer AS checkouts
     FROM product_variant v WHERE v.id = ANY($1::uuid[]) ORDER BY v.position`,
    [variants.map(({ id }) => id)],
  );
  const held = holders.find(({ carts, orders, checkouts }) => carts + orders + checkouts > 0);
  if (!held) return;
  const sku = variants.find(({ id }) => id === held.id)?.sku;
  const { carts, orders } = held;
  // A checkout that became an order is told of as the order.
  const checkouts = orders > 0 ? 0 : held.checkouts;
  const by = [...counted(carts, 'cart'), ...counted(orders, 'order'), ...counted(checkouts, 'checkout')].join(' and ');
  const message = `${sku} cannot be removed: it is in ${by}. Set its stock to 0 instead.`;
  throw new ShopError(ErrorCode.CONFLICT, message, 'variants');
}

function counted(count: number, noun: string): string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
}
