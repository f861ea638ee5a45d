import { variantsByProductId } from '../catalogue/catalogue.loaders.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';

/** What a client means to buy. */
export interface Choice {
  productId: string;
  /** May be absent only for a product with just one variant. */
  variantId?: string | null;
}

/** The options that a product is chosen by; an absent one does not matter. */
export type ChosenOptions = Partial<Record<'size' | 'ram' | 'weight', string>>;

/**
 * The variant that a client means who speaks of options instead of variants: the first with the
 * options it names, the default variant when it names none.
 *
 * @throws ShopError NOT_FOUND
 */
export async function getVariant(ctx: Context, productId: unknown, options: ChosenOptions): Promise<ProductVariant> {
  const variants = await variantsOf(ctx, productId);
  const wanted = Object.entries(options) as [keyof ChosenOptions, string][];
  const fitting = variants.find((variant) => wanted.every(([option, value]) => variant[option] === value));
  if (!fitting) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This option is not for sale.'), 'variantId');
  return fitting;
}

/**
 * The variant that is named, or the only one of a product where none is.
 *
 * @throws ShopError NOT_FOUND, OPTION_REQUIRED where none is named and there are several
 */
export async function chosenVariant(ctx: Context, { productId, variantId }: Choice): Promise<ProductVariant> {
  const variants = await variantsOf(ctx, productId);
  const [only] = variants;
  if (!variantId) {
    if (only && variants.length === 1) return only;
    throw new ShopError(ErrorCode.OPTION_REQUIRED, phrase('Please choose an option'), 'variantId');
  }
  const chosen = variants.find((variant) => variant.id === readId(variantId));
  if (!chosen) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This option is not for sale.'), 'variantId');
  return chosen;
}

async function variantsOf(ctx: Context, productId: unknown): Promise<ProductVariant[]> {
  const id = readId(productId);
  const variants = id ? await variantsByProductId(ctx).load(id) : [];
  if (variants.length === 0) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'productId');
  return variants;
}
