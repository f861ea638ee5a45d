import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import type { Paise } from '../../shared/money/money.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { productById, variantById, variantsByProductId } from '../catalogue.loaders.js';
import { Product } from '../product.entity.js';
import { lockStock } from '../stock/stock.service.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { lockProduct } from './lock-product.js';
import { discountOf } from './product-draft.js';
import { productFacts } from './product-facts.js';
import { checkedPrices } from './product-form.js';

/** What a variant is to cost. */
export interface PriceChange {
  variantId: unknown;
  pricePaise: Paise;
  /** What it cost before, struck through beside the price; null for none. */
  oldPricePaise: Paise | null;
}

/**
 * Sets what a variant costs and leaves all else of its product as it is. The price of the default
 * variant is that of the product in lists. The same again changes nothing.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a price of 0 or above the old one, NOT_FOUND
 */
export async function setPrice(ctx: Context, { variantId, pricePaise, oldPricePaise }: PriceChange): Promise<Product> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const prices = checkedPrices(pricePaise, oldPricePaise, '');
  const id = readId(variantId);
  return inTransaction(ctx, async (tx) => {
    const known = id && (await variantById(tx).load(id));
    if (!known) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such variant.'), 'variantId');
    const { productId } = known;
    // The locks of `saveProduct`, in its order.
    await lockProduct(tx, productId);
    await lockStock(tx, [known.id]);
    const before = await productFacts(tx, productId);
    await tx.db.update(ProductVariant, { id: known.id }, prices);
    const [first] = await variantsByProductId({ ...tx, loaders: new Map() }).load(productId);
    if (first?.id === known.id) {
      const discount = discountOf(prices.pricePaise, prices.oldPricePaise);
      await tx.db.update(Product, { id: productId }, { ...prices, discount });
    }
    const change = { operation: 'setPrice', subjectType: AuditSubject.PRODUCT, subjectId: productId };
    await recordChange(tx, { ...change, before, after: await productFacts(tx, productId) });
    const saved = await productById({ ...tx, loaders: new Map() }).load(productId);
    if (!saved) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such variant.'), 'variantId');
    return saved;
  });
}
