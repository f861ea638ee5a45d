import { anyProductById, translationsByProductId } from '../catalogue/catalogue.loaders.js';
import { pictureOfVariant } from '../catalogue/catalogue.service.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import type { Context } from '../shared/context.js';
import { DEFAULT_LANGUAGE } from '../shared/languages/languages.js';
import type { PaymentOrderLine } from './payment-order-line.entity.js';

/** What a line of a checkout says of its variant. */
export type LineSnapshot = Pick<
  PaymentOrderLine,
  'variantId' | 'sku' | 'productId' | 'pricePaise' | 'productTitle' | 'titles' | 'options' | 'imageId' | 'looseGrams'
>;

/**
 * A variant as it is called, chosen and priced now, in the language of the context too; nothing
 * that happens to the catalogue later changes it.
 */
export async function snapshotOf(tx: Context, variant: ProductVariant): Promise<LineSnapshot> {
  const { id: variantId, sku, productId, pricePaise, size, ram, weight, isLoose, netValue, netUnit } = variant;
  const [product, image, translations] = await Promise.all([
    anyProductById(tx).load(productId),
    pictureOfVariant(tx, variant),
    translationsByProductId(tx).load(productId),
  ]);
  const title = tx.language === DEFAULT_LANGUAGE ? undefined : translations[tx.language]?.name;
  return {
    ...{ variantId, sku, productId, pricePaise },
    productTitle: product?.name ?? '',
    titles: title ? { [tx.language]: title } : {},
    options: [size, ram, weight].filter((option) => option !== null),
    imageId: image?.id ?? null,
    looseGrams: isLoose && netUnit === 'G' && netValue !== null ? Math.round(netValue) || null : null,
  };
}
