import type { Context } from '../../shared/context.js';
import { Product } from '../product.entity.js';

/**
 * Lets changes of a product happen one after the other. To be called inside a transaction, before
 * `lockStock`.
 */
export async function lockProduct(tx: Context, id: string): Promise<void> {
  await tx.db.findOne(Product, { select: { id: true }, where: { id }, lock: { mode: 'for_no_key_update' } });
}
