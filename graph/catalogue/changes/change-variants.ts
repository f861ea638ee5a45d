import { In } from 'typeorm';
import { v7 } from 'uuid';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { correctStock } from '../stock/correct-stock.js';
import { StockMovementKind } from '../stock/stock-movement.entity.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { netColumnsOf } from './product-draft.js';
import { refuseSameOptions, type VariantForm } from './product-form.js';
import { refuseHeldVariants } from './variant-holders.js';

/**
 * The reason that the history of a stock gives when a product was saved with another number of
 * pieces.
 */
const CAUSE = { kind: StockMovementKind.CORRECTION, reason: 'saveProduct' };

/** A choice that is to be, and the variant that it is now; null for a new one. */
interface Match {
  form: VariantForm;
  known: ProductVariant | null;
}

/**
 * Makes the choices of a product those of a form. To be called inside a transaction that holds the
 * variants' locks.
 *
 * @param known its variants as they stand, the default one first
 * @param isDefaultOnly the form is about the default variant alone, whose options stay; all others
 *   stay as they are
 * @throws ShopError BAD_USER_INPUT for an id of no variant of the product, CONFLICT for one that is
 *   to go and is held
 */
export async function changeVariants(
  tx: Context,
  product: { id: string; slug: string },
  known: readonly ProductVariant[],
  { variants, isDefaultOnly }: { variants: readonly VariantForm[]; isDefaultOnly: boolean },
): Promise<void> {
  const matches = isDefaultOnly ? withOthers(variants, known) : matchesOf(variants, known).map(withOwnOptions);
  refuseSameOptions(matches.map(({ form }) => form));
  const matched = new Set(matches.map((match) => match.known?.id));
  const leaving = known.filter(({ id }) => !matched.has(id));
  await refuseHeldVariants(tx, leaving);
  if (leaving.length > 0) await tx.db.delete(ProductVariant, { id: In(leaving.map(({ id }) => id)) });
  // Two may swap places, and no two may ever stand in the same one.
  await tx.db.update(ProductVariant, { productId: product.id }, { position: () => '-position' });
  const skus = new Set(matches.map((match) => match.form.sku ?? match.known?.sku));
  for (const [index, { form, known: variant }] of matches.entries()) {
    const { size, ram, weight, pricePaise, oldPricePaise, netQuantity, isLoose, countInStock } = form;
    // A picture with another weight on the pack would show another choice.
    const { imageId = variant?.weight === weight ? undefined : null } = form;
    const id = variant?.id ?? v7();
    const net = netQuantity === undefined ? {} : netColumnsOf(netQuantity);
    const row = { size, ram, weight, pricePaise, oldPricePaise, ...net, isLoose, imageId, position: index + 1 };
    const sku = form.sku ?? variant?.sku ?? freeSku(product.slug, skus);
    if (variant) await tx.db.update(ProductVariant, { id }, { ...row, sku });
    else await tx.db.insert(ProductVariant, { ...row, id, sku, productId: product.id });
    if (countInStock !== null) await correctStock(tx, id, { countInStock }, CAUSE);
  }
}

/** The default variant as the form has it, under its own options, and the others as they are. */
function withOthers([form]: readonly VariantForm[], [first, ...others]: readonly ProductVariant[]): Match[] {
  if (!form || !first) throw new Error('a product without a variant');
  const { size, ram, weight } = first;
  const unchanged = others.map((known) => ({ form: { ...known, imageId: undefined, countInStock: null }, known }));
  return [{ form: { ...form, size, ram, weight }, known: first }, ...unchanged];
}

/** What is not said of the options of a variant stays as it is. */
function withOwnOptions({ form, known }: Match): Match {
  const { size = known?.size ?? null, ram = known?.ram ?? null, weight = known?.weight ?? null } = form;
  return { form: { ...form, size, ram, weight }, known };
}

/** Each choice finds its variant by id, else by article number, else by the same options. */
function matchesOf(forms: readonly VariantForm[], known: readonly ProductVariant[]): Match[] {
  const left = new Set(known);
  const found = new Map<VariantForm, ProductVariant>();
  const seek = (fits: (form: VariantForm, variant: ProductVariant) => boolean) => {
    for (const form of forms) {
      const variant = found.has(form) ? undefined : [...left].find((each) => fits(form, each));
      if (!variant) continue;
      left.delete(variant);
      found.set(form, variant);
    }
  };
  seek((form, { id }) => form.id === id);
  const index = forms.findIndex((form) => form.id !== null && !found.has(form));
  if (index >= 0) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The product has no such variant.'), `variants.${index}.id`);
  }
  seek((form, { sku }) => form.sku === sku);
  const isSame = (said: string | null | undefined, is: string | null) => (said ?? null) === is;
  seek(
    (form, { size, ram, weight }) => isSame(form.size, size) && isSame(form.ram, ram) && isSame(form.weight, weight),
  );
  return forms.map((form) => ({ form, known: found.get(form) ?? null }));
}

function freeSku(slug: string, taken: Set<string | undefined>): string {
  let number = 1;
  while (taken.has(`${slug}-${number}`)) number += 1;
  taken.add(`${slug}-${number}`);
  return `${slug}-${number}`;
}
