import { adoptUploads } from '../../accounts/pictures/adopt-uploads.js';
import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { readCustomForm } from '../../custom-fields/custom-fields.service.js';
import { writeCustomValues } from '../../custom-fields/custom-values.queries.js';
import { Image } from '../../media/image.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow, mayUse } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { refuseTaken } from '../../shared/rows/refuse-taken.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { imagesByProductId, productById, tagsByProductId, variantsByProductId } from '../catalogue.loaders.js';
import { Product } from '../product.entity.js';
import { slugOf } from '../slug.js';
import { correctStock } from '../stock/correct-stock.js';
import { lockStock } from '../stock/stock.service.js';
import { StockMovementKind } from '../stock/stock-movement.entity.js';
import {
  addProduct,
  clearVariantImages,
  countryIdsOf,
  refuseWrongCategory,
  setCountries,
  setPictures,
  soldAlready,
} from './add-product.js';
import type { ProductInput } from './catalogue-changes.inputs.js';
import { changeVariants } from './change-variants.js';
import { lockProduct } from './lock-product.js';
import { discountOf } from './product-draft.js';
import { productFacts, versionOf } from './product-facts.js';
import { type ProductForm, readProductForm, refuseSameOptions } from './product-form.js';
import { writePublishing } from './publish-product.js';
import { writeTranslations } from './translations.queries.js';

/**
 * Puts a product up for sale, or changes one, with its variants, stock, countries and pictures, all
 * or nothing. Shoppers and search see it at once, unless it is to be hidden.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT naming the field, NOT_FOUND for an unknown id, CONFLICT for a
 *   name or an article number that is taken, for a variant that is to go while carts or orders hold
 *   it, and at `expectedVersion` once the product is another than the caller has seen
 */
export async function saveProduct(ctx: Context, input: ProductInput): Promise<Product> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const form = readProductForm(input);
  const custom = readCustomForm(ctx, 'Product', input.customFields ?? []);
  const taken = {
    slug: soldAlready(form),
    sku: { reason: phrase('This SKU is taken.'), field: input.variants ? 'variants' : 'sku' },
  };
  return refuseTaken(taken, () =>
    inTransaction(ctx, async (tx) => {
      const isNew = input.id === null || input.id === undefined;
      const id = isNew
        ? await makeProduct(tx, form, custom)
        : await changeProduct(tx, { id: input.id, version: input.expectedVersion ?? null }, form, custom);
      const saved = await productById({ ...tx, loaders: new Map() }).load(id);
      if (!saved) throw new Error(`product ${id} is gone within its own transaction`);
      return saved;
    }),
  );
}

/**
 * What a product is now, to be sent back as `expectedVersion`.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   catalogue:read
 */
export async function versionOfProduct(ctx: Context, id: string): Promise<string | null> {
  allow(ctx, ApiScope.CATALOGUE_READ);
  const facts = await productFacts(ctx, id);
  return facts && versionOf(facts);
}

/**
 * The tags of a product, by the alphabet; none for anybody but an account with a role or a key with
 * catalogue:read.
 */
export async function tagsOfProduct(ctx: Context, id: string): Promise<string[]> {
  return mayUse(ctx, ApiScope.CATALOGUE_READ) ? tagsByProductId(ctx).load(id) : [];
}

/** What was said of fields that extensions add. */
type CustomForm = ReturnType<typeof readCustomForm>;

async function makeProduct(tx: Context, form: ProductForm, custom: CustomForm): Promise<string> {
  const { name, brand, description, categoryId, subCategoryId, featured, countries, imageIds, variants } = form;
  refuseSameOptions(variants);
  await adoptPictures(tx, form, []);
  const { id } = await addProduct(tx, {
    ...{ name, brand, categoryId, description: description ?? '' },
    ...{ subCategoryId: subCategoryId ?? null, featured: featured ?? false, countries: countries ?? [] },
    imageIds,
    tags: form.tags ?? [],
    label: form.label,
    // Its pieces come by way of the history, as all later ones do.
    variants: variants.map(({ countInStock: _, id: _id, ...variant }) => ({ ...variant, onHand: 0 })),
  });
  const rows = await variantsByProductId({ ...tx, loaders: new Map() }).load(id);
  for (const [index, row] of rows.entries()) {
    const countInStock = variants[index]?.countInStock ?? 0;
    await correctStock(tx, row.id, { countInStock }, { kind: StockMovementKind.CORRECTION, reason: 'saveProduct' });
  }
  await writePublishing(tx, id, form.publishing);
  await writePictureTexts(tx, form.imageTexts, form.imageIds ?? []);
  await writeTranslations(tx, 'product', id, form.translations);
  await writeCustomValues(tx, Product, id, custom);
  await recordSaved(tx, id, null);
  return id;
}

/**
 * Makes a product what a form says, under the locks of its changes, and writes it into the audit.
 *
 * @param sent.version what it has to be; null for whatever it is
 * @param sent.hadImages pictures that were its own before, and may be again
 */
export async function changeProduct(
  tx: Context,
  sent: { id: unknown; version: string | null; hadImages?: readonly string[]; operation?: string },
  form: ProductForm,
  custom: CustomForm,
): Promise<string> {
  const id = readId(sent.id);
  // Two who save at once come one after the other.
  if (id) await lockProduct(tx, id);
  const was = id && (await productById(tx).load(id));
  if (!was) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'id');
  const ids = (await variantsByProductId(tx).load(was.id)).map((variant) => variant.id);
  await lockStock(tx, ids);
  const before = await productFacts(tx, was.id);
  if (sent.version !== null && before && versionOf(before) !== sent.version) {
    const message = phrase('This product was changed meanwhile. Look at what is new, then save again.');
    throw new ShopError(ErrorCode.CONFLICT, message, 'expectedVersion');
  }

  const staysPut = form.categoryId === was.categoryId;
  const subCategoryId = form.subCategoryId === undefined && staysPut ? was.subCategoryId : (form.subCategoryId ?? null);
  await refuseWrongCategory(tx, { categoryId: form.categoryId, subCategoryId });
  const isRenamed = form.name !== was.name || form.brand !== was.brand;
  const slug = isRenamed ? slugOf(form.brand, form.name) || was.id : was.slug;
  const known = await variantsByProductId({ ...tx, loaders: new Map() }).load(was.id);
  const own = (await imagesByProductId(tx).load(was.id)).map((image) => image.id);
  const kept = [...own, ...known.flatMap(({ imageId }) => imageId ?? []), ...(sent.hadImages ?? [])];
  await adoptPictures(tx, form, kept);
  if (form.imageIds && form.imageIds.join() !== own.join()) {
    await setPictures(tx, was.id, form.imageIds);
    await clearVariantImages(tx, [was.id]);
  }
  await writePictureTexts(tx, form.imageTexts, form.imageIds ?? own);
  await changeVariants(tx, { id: was.id, slug }, known, form);
  const [first] = form.variants;
  if (!first) throw new Error('a product without a variant');
  const { name, brand, description = was.description, categoryId, featured = was.featured } = form;
  const { pricePaise, oldPricePaise } = first;
  await tx.db.update(
    Product,
    { id: was.id },
    {
      ...{ name, brand, slug, description, categoryId, subCategoryId, featured, pricePaise, oldPricePaise },
      discount: discountOf(pricePaise, oldPricePaise),
      ...(form.tags && { tags: form.tags }),
      ...form.label,
    },
  );
  await writePublishing(tx, was.id, form.publishing);
  if (form.countries) await setCountries(tx, was.id, await countryIdsOf(tx, form.countries));
  await writeTranslations(tx, 'product', was.id, form.translations);
  await writeCustomValues(tx, Product, was.id, custom);
  await recordSaved(tx, was.id, before, sent.operation);
  return was.id;
}

/** Takes the pictures of a form that are not the product's own yet out of the store of uploads. */
async function adoptPictures(tx: Context, form: ProductForm, own: readonly string[]): Promise<void> {
  const known = new Set(own);
  const adopt = async (ids: readonly string[], alt: string, field: string) => {
    const uploads = ids.filter((id) => !known.has(id));
    await adoptUploads(tx, uploads, alt, field);
    for (const id of uploads) known.add(id);
  };
  await adopt(form.imageIds ?? [], form.name, 'images');
  for (const [index, { imageId, size, ram, weight }] of form.variants.entries()) {
    const alt = [form.name, size, ram, weight].filter(Boolean).join(', ');
    if (imageId) await adopt([imageId], alt, `variants.${index}.image`);
  }
}

/** @throws ShopError BAD_USER_INPUT for a picture that the product does not have */
async function writePictureTexts(tx: Context, texts: ProductForm['imageTexts'], own: readonly string[]): Promise<void> {
  for (const [index, { imageId, alt }] of texts.entries()) {
    if (!own.includes(imageId))
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such picture.'), `imageTexts.${index}.image`);
    await tx.db.update(Image, { id: imageId }, { alt });
  }
}

async function recordSaved(
  tx: Context,
  id: string,
  before: Awaited<ReturnType<typeof productFacts>>,
  operation = 'saveProduct',
): Promise<void> {
  const change = { operation, subjectType: AuditSubject.PRODUCT, subjectId: id };
  await recordChange(tx, { ...change, before, after: await productFacts(tx, id) });
}
