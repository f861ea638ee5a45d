import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { variantsByProductId } from '../catalogue.loaders.js';
import { Product } from '../product.entity.js';
import { lockStock } from '../stock/stock.service.js';
import { productFacts } from './product-facts.js';

/**
 * Takes a product off the shop for good, with its variants, reviews, and its places in carts and
 * lists. Orders keep what they say of it; a payment for it that comes late is sent back.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, NOT_FOUND, CONFLICT while a checkout in progress holds pieces of it
 */
export async function removeProduct(ctx: Context, sentId: unknown): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    if (id) await tx.db.findOne(Product, { select: { id: true }, where: { id }, lock: { mode: 'pessimistic_write' } });
    const before = id && (await productFacts(tx, id));
    if (!before) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'id');
    const ids = (await variantsByProductId(tx).load(id)).map((variant) => variant.id);
    await lockStock(tx, ids);
    const held = (await variantsByProductId({ ...tx, loaders: new Map() }).load(id)).some(
      ({ reserved }) => reserved > 0,
    );
    if (held) {
      const message = phrase('A shopper is paying for it right now. Set its stock to 0, and try again in 15 minutes.');
      throw new ShopError(ErrorCode.CONFLICT, message, 'id');
    }
    await tx.db.delete(Product, { id });
    await recordChange(tx, {
      ...{ operation: 'removeProduct', subjectType: AuditSubject.PRODUCT, subjectId: id },
      ...{ before, after: null },
    });
    return {
      ok: true,
      message: say(
        phrase('{brand} {name} is removed.', { brand: String(before.brand), name: String(before.name) }),
        tx.language,
      ),
    };
  });
}
