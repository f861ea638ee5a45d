import { productById, variantById } from '../../../catalogue/catalogue.loaders.js';
import type { Product } from '../../../catalogue/product.entity.js';
import { productTextIn } from '../../../catalogue/translations/translated.js';
import { packInWords } from '../../../catalogue/variants/pack-in-words.js';
import type { ProductVariant } from '../../../catalogue/variants/product-variant.entity.js';
import { orderLineById } from '../../../orders/life/order-life.loaders.js';
import type { OrderLine } from '../../../orders/order-line.entity.js';
import type { Context } from '../../../shared/context.js';
import type { Language } from '../../../shared/languages/languages.js';
import type { Paise } from '../../../shared/money/money.js';
import { priceInstead } from './end-shortage.js';
import type { Shortage } from './shortage.entity.js';

/** Something that can be sent instead of what is missing. */
export interface ShortageOffer {
  variant: ProductVariant;
  product: Product;
  /** What it is called in the reader's language, such as `Annvriksh Toor Dal, 1 kg`. */
  title: string;
  /** What a piece of it would cost. */
  pricePaise: Paise;
}

/** What the shopper can choose from, the nearest first; without what is shown no more. */
export async function offersOf(
  ctx: Context,
  { orderLineId, quantity, offered }: Shortage,
  language = ctx.language,
): Promise<ShortageOffer[]> {
  const line = await orderLineById(ctx).load(orderLineId);
  return line ? offersOfVariants(ctx, { line, quantity, variantIds: offered, language }) : [];
}

/** The same of variants that fit in place of a line. */
export async function offersOfVariants(
  ctx: Context,
  about: { line: OrderLine; quantity: number; variantIds: readonly string[]; language: Language },
): Promise<ShortageOffer[]> {
  const { line, quantity, variantIds, language } = about;
  const found = await Promise.all(
    variantIds.map(async (id): Promise<ShortageOffer[]> => {
      const variant = await variantById(ctx).load(id);
      const product = variant && (await productById(ctx).load(variant.productId));
      if (!variant || !product) return [];
      const name = await productTextIn(ctx, language, product, 'name');
      const pack = variant.weight ?? variant.size ?? variant.ram;
      const named = name.startsWith(product.brand) ? name : `${product.brand} ${name}`.trim();
      const title = [named, pack && packInWords(language, pack)].filter(Boolean).join(', ');
      return [{ variant, product, title, pricePaise: priceInstead(line, quantity, variant) }];
    }),
  );
  return found.flat();
}
